/** The sounds of the table, made here of noise and tones: nothing is fetched, and nothing sounds until it is asked for. */

/** Loudest peak: -12 dB below full. */
const PEAK = 0.25;
/** Never two of a kind within so many seconds. */
const APART = 0.08;

export type Sound = "card" | "hard" | "packet" | "knock" | "raise" | "fold" | "gather" | "chalk" | "bell" | "won";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const last = new Map<Sound, number>();

function noise(at: AudioContext): AudioBuffer {
  if (hiss === null) {
    hiss = at.createBuffer(1, at.sampleRate * 0.6, at.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  }
  return hiss;
}

/** Fades a source in at once and out over its length. */
function through(at: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(PEAK * loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  gain.connect(at.destination);
  return gain;
}

function rustle(at: AudioContext, start: number, seconds: number, pitch: number, loud = 1, to = pitch): void {
  const source = at.createBufferSource();
  source.buffer = noise(at);
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.linearRampToValueAtTime(to, start + seconds);
  filter.Q.value = 0.9;
  source.connect(filter).connect(through(at, start, seconds, loud));
  source.start(start, 0, seconds);
}

function tone(at: AudioContext, start: number, seconds: number, pitch: number, loud = 1, type: OscillatorType = "sine"): void {
  const source = at.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, start);
  source.connect(through(at, start, seconds, loud));
  source.start(start);
  source.stop(start + seconds);
}

const MADE: Readonly<Record<Sound, (at: AudioContext, now: number) => void>> = {
  card: (at, now) => rustle(at, now, 0.05, 2600, 0.8),
  hard: (at, now) => {
    rustle(at, now, 0.05, 2100);
    tone(at, now, 0.12, 90);
  },
  packet: (at, now) => [0, 0.07, 0.14].forEach((later) => rustle(at, now + later, 0.04, 3000, 0.5)),
  knock: (at, now) => [0, 0.16].forEach((later) => tone(at, now + later, 0.07, 180, 1, "triangle")),
  raise: (at, now) => {
    tone(at, now, 0.06, 200, 0.8, "triangle");
    tone(at, now + 0.07, 0.14, 330, 0.4);
    tone(at, now + 0.2, 0.2, 495, 0.4);
  },
  fold: (at, now) => rustle(at, now, 0.35, 1800, 0.6, 500),
  gather: (at, now) => rustle(at, now, 0.22, 1100, 0.5, 1900),
  chalk: (at, now) => [0, 0.18].forEach((later) => rustle(at, now + later, 0.12, 5200, 0.5)),
  bell: (at, now) => {
    tone(at, now, 0.4, 1320, 0.5);
    tone(at, now, 0.3, 2640, 0.2);
  },
  won: (at, now) => {
    tone(at, now, 0.6, 392, 0.7, "triangle");
    tone(at, now, 0.5, 1043, 0.25);
  },
};

/** Makes a sound, unless the same has just been made; a browser that has no sound, or not yet, stays quiet. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Until somebody has touched the page, a browser holds sound back.
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (now - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < APART) return;
  last.set(sound, now);
  MADE[sound](context, now);
}
