import { randomUUID } from 'node:crypto';
import { type Ari, AriError } from '../ari/ari.ts';
import type { AriEvent } from '../ari/events.ts';
import type { Clock } from './clock.ts';

/** A part of a talk that was recorded. */
export interface RecordedPart {
  /** A UUID, by which the portal knows it again. */
  readonly id: string;
  /** Name of what Asterisk recorded. */
  readonly recording: string;
  /** Where it was talked. */
  readonly bridge: string;
  /** Whose talk it is: a person's id. */
  readonly personId: string;
  /** Milliseconds. */
  readonly startedAt: number;
}

export interface RecorderOptions {
  readonly ari: Pick<Ari, 'request'>;
  readonly clock: Clock;
  /** Where the parts of the call are kept. */
  readonly parts: RecordedPart[];
  /** What the part with a number is named, unlike any other of the call. */
  nameOf(count: number): string;
  /** There is one part more, which is to be known before it begins. */
  keep(): void;
  /** Something is not recorded; the talk goes on. */
  onError(error: unknown): void;
}

/** Seconds of a part; a longer talk goes on in the next one, so that none is too large to hand over. */
export const longestPart = 1800;
/** How long the end of a part is waited for, which Asterisk writes with its last two seconds. */
const endsWithin = 2000;

/**
 * Records the talks of a call, each in a bridge (REC-01). Asterisk records by itself: a recording goes
 * on while nobody carries the call out, and is taken up with it.
 */
export class Recorder {
  readonly #options: RecorderOptions;
  #bridge: string | null = null;
  #whenOver: (() => void) | null = null;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Whether a talk is being recorded. */
  get isRecording(): boolean {
    return this.#bridge !== null;
  }

  /** Hears an event of the call. */
  take(event: AriEvent): void {
    if (event.type !== 'RecordingFinished' && event.type !== 'RecordingFailed') return;
    const part = this.#options.parts.at(-1);
    if (part === undefined || event.recording.name !== part.recording) return;
    if (this.#whenOver) return this.#whenOver();
    if (event.type === 'RecordingFailed') {
      return this.#options.onError(new Error(`Asterisk could not record ${part.recording}.`));
    }
    // Asterisk also ends it as soon as both have hung up, which may be told before their ends.
    const isWhole = this.#options.clock.now() - part.startedAt >= longestPart * 1000;
    // Without a connection it is taken up with the call.
    if (isWhole && this.#bridge !== null)
      void this.begin(this.#bridge, part.personId).catch(() => {});
  }

  /** Begins to record a bridge, as the talk of a person. */
  async begin(bridge: string, personId: string): Promise<void> {
    const { ari, clock, parts, nameOf, keep } = this.#options;
    const recording = nameOf(parts.length);
    this.#bridge = bridge;
    parts.push({ id: randomUUID(), recording, bridge, personId, startedAt: clock.now() });
    keep();
    const query = { name: recording, format: 'wav', maxDurationSeconds: longestPart };
    try {
      await ari.request('POST', `bridges/${bridge}/record`, { query });
    } catch (error) {
      if (error instanceof AriError && error.status === 0) throw error;
      this.#bridge = null;
      this.#options.onError(error);
    }
  }

  /** Goes on with a bridge that was recorded before the call was taken up again, if it was. */
  async goOn(bridge: string): Promise<void> {
    const { ari, parts } = this.#options;
    const part = parts.at(-1);
    if (part?.bridge !== bridge) return;
    this.#bridge = bridge;
    try {
      await ari.request('GET', `recordings/live/${part.recording}`);
    } catch (error) {
      if (!(error instanceof AriError && error.status === 404)) throw error;
      await this.begin(bridge, part.personId);
    }
  }

  /** Ends what is recorded; done once its file is whole, or where nobody tells. */
  async end(): Promise<void> {
    const { ari, clock, parts } = this.#options;
    const part = parts.at(-1);
    if (part === undefined || this.#bridge === null) return;
    this.#bridge = null;
    const over = Promise.withResolvers<void>();
    this.#whenOver = over.resolve;
    const giveUp = clock.after(endsWithin, over.resolve);
    try {
      await ari.request('POST', `recordings/live/${part.recording}/stop`);
      await over.promise;
    } catch {
      // It has ended by itself meanwhile.
    } finally {
      giveUp();
      this.#whenOver = null;
    }
  }
}
