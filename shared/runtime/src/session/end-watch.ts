import type { SessionEnd } from '@jackfield/contract/api/session';
import { Alarm } from './alarm.ts';

/** A session that is about to end by time alone. */
export interface Ending {
  /** When, milliseconds since 1970 by this browser's clock. */
  at: number;
  /** Whether staying signed in puts it off. */
  mayExtend: boolean;
}

interface EndPorts {
  /** Warns of the end, or takes the warning back. */
  show(ending: Ending | null): void;
  /** Asks the server how the session stands, and sets the watch anew. */
  look(): Promise<void>;
}

/** Seconds before the end from which on the page warns. */
const notice = 60;
/** The server counts in whole seconds and may be asked a moment too early. */
const slack = 1000;
const retryAfter = 5000;

/**
 * Warns before a session ends. Work in other tabs moves the end without a word to this one, so the
 * server is asked before anything is said, and once more at the end.
 */
export class EndWatch {
  readonly #ports: EndPorts;
  readonly #alarm = new Alarm(() => void this.#look());

  constructor(ports: EndPorts) {
    this.#ports = ports;
  }

  set({ seconds, mayExtend }: SessionEnd): void {
    const at = Date.now() + seconds * 1000;
    const isNear = seconds <= notice;
    this.#ports.show(isNear ? { at, mayExtend } : null);
    this.#alarm.set(isNear ? at + slack : at - notice * 1000);
  }

  clear(): void {
    this.#alarm.clear();
    this.#ports.show(null);
  }

  async #look(): Promise<void> {
    try {
      await this.#ports.look();
    } catch {
      this.#alarm.set(Date.now() + retryAfter);
    }
  }
}
