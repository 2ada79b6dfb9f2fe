import type { CallMedia } from './call.ts';
import type { Mix } from './mix.ts';

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
  /** Who the other side hears beside the person, and both as one. */
  #guest: MediaStream | null = null;
  #mix: Mix | null = null;

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
      const sender = this.#sender;
      if (!track || !sender) return free(said);
      const [before] = (this.#mix ? media.said : null)?.getAudioTracks() ?? [sender.track];
      track.enabled = before?.enabled ?? true;
      await this.#send(said);
      free(media.said);
      media.said = said;
      this.#become(false);
    } catch {
      // One that works is kept.
      const [track] = media.said?.getAudioTracks() ?? [];
      if (track?.readyState === 'ended') this.#become(true);
    }
  }

  /** Whether the other side hears somebody else too. */
  get isShared(): boolean {
    return this.#guest !== null;
  }

  /**
   * Has the other side hear somebody else beside the person; null for nobody any more. Rejects where
   * that cannot be done, and nobody else is heard then.
   */
  async share(guest: MediaStream | null): Promise<void> {
    const { said } = this.#parts.media;
    if (said === null || guest === this.#guest) return;
    const [track] = said.getAudioTracks();
    // On hold nobody says anything, and the microphone stays as muted as it is.
    if (track && guest === null) track.enabled &&= this.#sender?.track?.enabled ?? true;
    this.#guest = guest;
    try {
      await this.#send(said);
    } catch (error) {
      this.#guest = null;
      throw error;
    }
  }

  /** Mutes the microphone alone: who else is heard beside it is heard on. */
  mute(isMuted: boolean): void {
    for (const track of this.#parts.media.said?.getAudioTracks() ?? []) track.enabled = !isMuted;
  }

  /** Looks again where there was none. */
  seek(): void {
    if (this.#isGone) void this.change();
  }

  free(): void {
    this.#turn += 1;
    this.#isGone = false;
    this.#guest = null;
    this.#mix?.close();
    free(this.#parts.media.said);
  }

  get #sender(): RTCRtpSender | undefined {
    return this.#parts.media.connection?.getSenders()[0];
  }

  /** Sends a microphone, or it and who is heard beside it. */
  async #send(said: MediaStream): Promise<void> {
    const guest = this.#guest;
    const { mixOf } = guest ? await import('./mix.ts') : {};
    if (guest !== this.#guest) return;
    const [before, next] = [this.#mix, (guest && mixOf?.(said, guest)) ?? null];
    const [track = null] = next ? [next.track] : said.getAudioTracks();
    if (before && next) next.track.enabled = before.track.enabled;
    this.#mix = next;
    await this.#sender?.replaceTrack(track);
    before?.close();
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
