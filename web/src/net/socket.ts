/** The connection to a live table: one WebSocket that is opened again when it is lost. */

export interface Handlers {
  /** The socket is open; the first message may be sent. */
  readonly opened: () => void;
  /** A whole JSON message has arrived. */
  readonly received: (message: unknown) => void;
  /** The socket is gone and will be opened again. */
  readonly lost: () => void;
}

export interface Link {
  readonly send: (message: object) => void;
  readonly close: () => void;
}

export type Connect = (handlers: Handlers) => Link;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** So long a server may take to say that it is there, to a page that was asleep, in milliseconds. */
const PATIENCE = 4000;

/** Gives a link over a real WebSocket to this page's own host. */
export function webSocketLink(path: string): Connect {
  return (handlers) => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${location.host}${path}`;
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let doubt: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT;
    let closed = false;

    const open = (): void => {
      const mine = new WebSocket(url);
      socket = mine;
      mine.onopen = () => {
        handlers.opened();
      };
      mine.onmessage = (event: MessageEvent<unknown>) => {
        clearTimeout(doubt);
        // Only a server that speaks is back; one that opens and hangs up again is asked less and less often.
        wait = FIRST_WAIT;
        if (typeof event.data === "string") {
          handlers.received(JSON.parse(event.data));
        }
      };
      mine.onclose = () => {
        if (closed || socket !== mine) {
          return;
        }
        handlers.lost();
        timer = setTimeout(open, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      };
    };

    const now = (): void => {
      if (!closed && socket?.readyState === WebSocket.CLOSED) {
        clearTimeout(timer);
        open();
      }
    };
    /** A phone that slept holds a socket that may be dead without a word: it is asked, and does not wait long. */
    const woken = (): void => {
      if (document.hidden) return;
      now();
      if (!closed && socket?.readyState === WebSocket.OPEN) {
        const asked = socket;
        asked.send(JSON.stringify({ type: "ping" }));
        clearTimeout(doubt);
        doubt = setTimeout(() => {
          handlers.lost();
          asked.onclose = null;
          asked.close();
          open();
        }, PATIENCE);
      }
    };
    addEventListener("online", now);
    document.addEventListener("visibilitychange", woken);
    open();

    return {
      send(message) {
        if (socket?.readyState === WebSocket.OPEN) {
          socket.send(JSON.stringify(message));
        }
      },
      close() {
        closed = true;
        clearTimeout(timer);
        clearTimeout(doubt);
        removeEventListener("online", now);
        document.removeEventListener("visibilitychange", woken);
        socket?.close();
      },
    };
  };
}
