/** A lesson as a script: views that the server made beforehand, handed to a real table as if a server spoke. */
import { chunk } from "../../device/chunk";
import type { Connect } from "../../net/socket";
import { scriptedLink } from "../../table/scripted";
import type { Seen, View } from "../../table/view";

export interface Beat {
  /** The text's name: `lesson-GAME-TEXT`. */
  readonly text: string;
  /** The action that the learner does; empty where one reads on, `*` where any will do. */
  readonly wants: string;
  readonly before: View;
  readonly frames: readonly { readonly events: readonly Seen[]; readonly view: View }[];
}

export interface Lesson {
  readonly game: string;
  readonly preset: string;
  readonly seats: number;
  readonly beats: readonly Beat[];
}

/* eslint-disable no-restricted-syntax -- fetched by 'lessonOf' */
const LESSONS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  watten: () => import("./watten.json"),
  german_whist: () => import("./german_whist.json"),
};
/* eslint-enable no-restricted-syntax */

export const LESSON_GAMES: readonly string[] = Object.keys(LESSONS);

/** Gives the lesson of a game; that of the first game where there is none. */
export async function lessonOf(game: string): Promise<Lesson> {
  const load = LESSONS[game] ?? LESSONS["watten"];
  if (load === undefined) throw new Error("there is no lesson");
  return (await chunk(load)).default as Lesson;
}

export interface Watch {
  /** What was wanted has been done; the lesson goes on at this beat. */
  readonly done: (at: number) => void;
  /** Something else was done, which would be legal. */
  readonly other: () => void;
  /** The learner wants another round. */
  readonly more: () => void;
}

/** Gives the beat that is done next from a beat on; none where something is played on unseen before it. */
export function wantedFrom(lesson: Lesson, at: number): Beat | undefined {
  const next = lesson.beats.find((beat, place) => place >= at && beat.wants !== "");
  return next?.before.decision === lesson.beats[at]?.before.decision ? next : undefined;
}

/** Gives the link of a lesson: it sits the learner down at a beat and plays the others' part from the script. */
export function scriptOf(lesson: Lesson, start: number, watch: Watch): Connect {
  let at = start;
  return scriptedLink({
    table: "lesson",
    game: lesson.game,
    preset: lesson.preset,
    rules: {},
    seats: Array.from({ length: lesson.seats }, (_, seat) => ({ name: "", kind: seat === 0 ? "person" : "bot", here: true })),
    seat: 0,
    begin(stage) {
      const now = lesson.beats[at];
      if (now !== undefined) stage.show(now.before, []);
    },
    hear(message, stage) {
      const now = lesson.beats[at];
      if (message.type === "next") watch.more();
      if (now === undefined || message.type !== "act") return;
      // What is done before its words were read is not wrong: the reader is only quicker.
      const wanted = wantedFrom(lesson, at);
      if (wanted !== undefined && (wanted.wants === message.action || wanted.wants === "*")) {
        for (const frame of wanted.frames) stage.show(frame.view, frame.events);
        at = lesson.beats.indexOf(wanted) + 1;
        watch.done(at);
      } else {
        stage.refuse(message.id, now.before);
        watch.other();
      }
    },
  });
}
