import type { Ari } from '../ari/ari.ts';
import type { Inbox } from './inbox.ts';
import { nameOf } from './names.ts';

export interface SoundsOptions {
  readonly ari: Pick<Ari, 'request'>;
  readonly inbox: Inbox;
  /** Of the call: ids of what it plays begin with it. */
  readonly callId: string;
}

/** What a call plays; `on` is a channel or bridge of Asterisk, such as `channels/ID`. */
export class Sounds {
  readonly #options: SoundsOptions;
  #count = 0;

  constructor(options: SoundsOptions) {
    this.#options = options;
  }

  /** Plays sounds one after another: `done` tells whether they could be, `stop` ends them. */
  play(on: string, sounds: readonly string[]) {
    const { ari, inbox, callId } = this.#options;
    this.#count += 1;
    const id = nameOf(callId, `play${this.#count}`);
    const ended = inbox.next((event) =>
      event.type === 'PlaybackFinished' && event.playback.id === id
        ? event.playback.state !== 'failed'
        : undefined,
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
