import type { HeardPart } from '@jackfield/domain/routing';
import { useEffect, useRef, useState } from 'react';
import { playPart } from './play-part.ts';

export interface PlayAll {
  /** The part that sounds, or that waits for a key; null before and after. */
  readonly part: HeardPart | null;
  readonly state: 'idle' | 'playing' | 'paused' | 'waiting' | 'over';
  /** Begins, pauses, or goes on. */
  toggle(): void;
  pause(): void;
  restart(): void;
  /** The caller presses a key, which ends the greeting of a menu that would wait for it. */
  press(): void;
}

const isOpen = (part: HeardPart | undefined) => part?.kind === 'key' && part.key === null;

/**
 * Plays what the caller of a tried call hears, in its order; at a menu it waits for a key, and goes on
 * once `parts` have it (CALL-16).
 */
export function usePlayAll(parts: readonly HeardPart[], isFullTime: boolean): PlayAll {
  const [index, setIndex] = useState(-1);
  const [isPlaying, setPlaying] = useState(false);
  /** Seconds of a part that were heard before it was paused. */
  const heard = useRef({ index: -1, seconds: 0 });
  // Keys that are taken back lead back to the menu that waits for them.
  const wait = parts.findIndex(isOpen);
  const place = wait >= 0 ? Math.min(index, wait) : index;
  const part = parts[place];
  const isWaiting = isOpen(part);
  // The same part in another list sounds on.
  const sounds = part && !isWaiting ? JSON.stringify(part) : null;

  useEffect(() => {
    if (!isPlaying || sounds === null) return undefined;
    const from = heard.current.index === place ? heard.current.seconds : 0;
    const sounding = playPart(JSON.parse(sounds) as HeardPart, {
      from,
      isFullTime,
      onEnd: () => setIndex(place + 1),
      onPause: () => setPlaying(false),
    });
    return () => {
      heard.current = { index: place, seconds: sounding.stop() };
    };
  }, [place, sounds, isPlaying, isFullTime]);

  function begin(at: number): void {
    heard.current = { index: -1, seconds: 0 };
    setIndex(at);
    setPlaying(true);
  }

  const isOver = index >= 0 && part === undefined;
  return {
    part: part ?? null,
    state: isOver
      ? 'over'
      : !part
        ? 'idle'
        : isWaiting
          ? 'waiting'
          : isPlaying
            ? 'playing'
            : 'paused',
    toggle() {
      if (part === undefined) begin(0);
      else setPlaying(!isPlaying);
    },
    pause: () => setPlaying(false),
    restart: () => begin(0),
    press() {
      const isHeard = wait >= 0 && place >= 0 && part?.step === parts[wait]?.step;
      if (isHeard) setIndex(wait);
    },
  };
}
