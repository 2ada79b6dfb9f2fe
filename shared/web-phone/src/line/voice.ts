import type { CallMedia } from './call.ts';

interface VoiceParts {
  /** Opens the microphone that is to be used now. */
  microphone(): Promise<MediaStream>;
  /** Of the call; `said` is kept here. */
  readonly media: { -readonly [key in keyof CallMedia]: CallMedia[key] };
  /** There is no microphone any more, or there is one again. */
  onGone(isGone: boolean): void;
}

function free(sound: MediaStream | null): void {
  for (const track of sound?.getTracks() ?? []) track.stop();
}

/** What a person says in one call: by a microphone that may be changed, or go and come back (CALL-16). */
export class Voice {
  readonly #parts: VoiceParts;
  /** Counts what was asked for, so that what opens late is not taken for what was asked for last. */
  #turn = 0;
  #isGone = false;

  constructor(parts: VoiceParts) {
    this.#parts = parts;
  }

  /** Opens the first microphone; null where the call is over by then. Rejects with the browser's error. */
  async open(): Promise<MediaStream | null> {
    const said = await this.#take();
    if (said !== null) this.#parts.media.said = said;
    return said;
  }

  /** Goes on with the microphone of now, as muted as before; without one, once there is one again. */
  async change(): Promise<void> {
    const { media } = this.#parts;
    if (media.said === null) return;
    try {
      const said = await this.#take();
      if (said === null) return;
      const [track] = said.getAudioTracks();
      const sender = media.connection?.getSenders()[0];
      if (!track || !sender) return free(said);
      track.enabled = sender.track?.enabled ?? true;
      await sender.replaceTrack(track);
      free(media.said);
      media.said = said;
      this.#become(false);
    } catch {
      // One that works is kept.
      const [track] = media.said?.getAudioTracks() ?? [];
      if (track?.readyState === 'ended') this.#become(true);
    }
  }

  /** Looks again where there was none. */
  seek(): void {
    if (this.#isGone) void this.change();
  }

  free(): void {
    this.#turn += 1;
    this.#isGone = false;
    free(this.#parts.media.said);
  }

  async #take(): Promise<MediaStream | null> {
    this.#turn += 1;
    const turn = this.#turn;
    const said = await this.#parts.microphone();
    if (turn !== this.#turn) {
      free(said);
      return null;
    }
    for (const track of said.getTracks()) {
      track.addEventListener('ended', () => {
        if (this.#parts.media.said === said) void this.change();
      });
    }
    return said;
  }

  #become(isGone: boolean): void {
    this.#isGone = isGone;
    this.#parts.onGone(isGone);
  }
}
