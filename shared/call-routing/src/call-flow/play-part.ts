import type { HeardPart } from '@jackfield/domain/routing';
import { loadSound, playAlone } from '@jackfield/voice-media/media-manager';
import { playTone, ringingTone } from '@jackfield/voice-media/devices';

/** Seconds of what has no end by itself, or takes long; as in a real call where that is asked for. */
const short = { taken: 3, rings: 4, music: 8, timeout: 2 };
const loudness = 0.05;
/** After it callers speak. */
const beep = { pitches: [1000], on: 0.4, off: Infinity, loudness };
const pressing = 0.6;
const beepLasts = 0.8;
/** A place without a sound is seen before it goes on. */
const nothing = 1.5;

/** A part that sounds. */
export interface Sounding {
  /** Silences it; answers how many seconds of it were heard. */
  stop(): number;
}

export interface PlayOptions {
  /** Begins so many seconds in. */
  readonly from: number;
  readonly isFullTime: boolean;
  onEnd(): void;
  /** Another sound of the page was started meanwhile, or the browser paused it. */
  onPause(): void;
}

/** Until seconds have gone by; what sounds meanwhile is silenced with it. */
function lasting(
  seconds: number,
  { from, onEnd }: PlayOptions,
  silence: () => void = () => {},
): Sounding {
  const began = Date.now();
  const timer = setTimeout(onEnd, Math.max(0, seconds - from) * 1000);
  return {
    stop() {
      clearTimeout(timer);
      silence();
      return from + (Date.now() - began) / 1000;
    },
  };
}

/** A stored sound to its end; one that cannot be had is passed over after a moment. */
function playSound(id: string, { from, onEnd, onPause }: PlayOptions): Sounding {
  let audio: HTMLAudioElement | null = null;
  const over = new AbortController();
  const { signal } = over;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const skip = () => {
    if (!signal.aborted) pause = setTimeout(onEnd, nothing * 1000);
  };
  async function begin(): Promise<void> {
    const { url } = await loadSound(id);
    if (signal.aborted) return;
    audio = new Audio(url);
    playAlone(audio);
    audio.currentTime = from;
    audio.addEventListener('ended', onEnd, { signal });
    // The end of a sound pauses it too.
    audio.addEventListener('pause', () => audio?.ended || onPause(), { signal });
    await audio.play();
  }
  begin().catch(skip);
  return {
    stop() {
      over.abort();
      clearTimeout(pause);
      audio?.pause();
      return audio?.currentTime ?? from;
    },
  };
}

/** Sounds again and again in their order, for so many seconds. */
function playMusic(ids: readonly string[], seconds: number, options: PlayOptions): Sounding {
  let place = 0;
  let sounding: Sounding;
  const next = (): Sounding =>
    playSound(ids[place % ids.length] ?? '', {
      ...options,
      from: 0,
      onEnd() {
        place += 1;
        sounding = next();
      },
    });
  sounding = next();
  return lasting(seconds, options, () => sounding.stop());
}

/** Plays a part of a call for its caller, at once. */
export function playPart(part: HeardPart, options: PlayOptions): Sounding {
  const { isFullTime } = options;
  const secondsOf = (full: number | null, most: number) =>
    full === null ? short.taken : isFullTime ? full : Math.min(full, most);
  switch (part.kind) {
    case 'sound':
      return part.id === null ? lasting(nothing, options) : playSound(part.id, options);
    case 'ringing':
      return lasting(
        secondsOf(part.seconds, short.rings),
        options,
        playTone({ ...ringingTone, loudness }),
      );
    case 'music':
      return playMusic(part.ids, secondsOf(part.seconds, short.music), options);
    case 'key': {
      const isSilent = part.key === 'timeout';
      return lasting(isSilent ? secondsOf(part.seconds, short.timeout) : pressing, options);
    }
    case 'beep':
      return lasting(beepLasts, options, playTone(beep));
  }
}
