import type { Ari } from '../ari/ari.ts';
import type { Inbox } from './inbox.ts';

export interface SoundsOptions {
  readonly ari: Pick<Ari, 'request'>;
  readonly inbox: Inbox;
  /** What a part of the call is named. */
  nameOf(part: string): string;
}

/** What plays is named: one sound at a time, and the end of one may be heard while another plays. */
export const playNames = ['play1', 'play2', 'play3', 'play4'] as const;

/** After these milliseconds a sound is over, whether it was heard that it ended or not. */
const longestSound = 600_000;

/** What a call plays; `on` is a channel or bridge of Asterisk, such as `channels/ID`. */
export class Sounds {
  readonly #options: SoundsOptions;
  #count = 0;

  constructor(options: SoundsOptions) {
    this.#options = options;
  }

  /** Plays sounds one after another: `done` tells whether they could be, `stop` ends them. */
  play(on: string, sounds: readonly string[]) {
    const { ari, inbox, nameOf } = this.#options;
    const id = nameOf(playNames[this.#count % playNames.length] ?? playNames[0]);
    this.#count += 1;
    const ended = inbox.next(
      (event) =>
        event.type === 'PlaybackFinished' && event.playback.id === id
          ? event.playback.state !== 'failed'
          : undefined,
      longestSound,
    );
    const media = sounds.map((sound) => `sound:${sound}`).join(',');
    const asked = ari.request('POST', `${on}/play/${id}`, { query: { media } });
    return {
      done: asked.then(() => ended).then((isHeard) => isHeard === true),
      // It may have ended meanwhile.
      stop: () => ari.request('DELETE', `playbacks/${id}`).then(nothing, nothing),
    };
  }

  /** Plays sounds again and again, as long as they can be played; what it returns ends that. */
  repeat(on: string, sounds: readonly string[], onFailure = nothing): () => Promise<void> {
    let playing = this.play(on, sounds);
    let isOver = false;
    const again = async (): Promise<void> => {
      const isHeard = await playing.done;
      if (isOver) return;
      if (!isHeard) return onFailure();
      playing = this.play(on, sounds);
      await again();
    };
    // It ends with the call too.
    void again().catch(nothing);
    return () => {
      isOver = true;
      return playing.stop();
    };
  }
}

const nothing = () => {};
