import { pageWide } from '@jackfield/kit/page-wide';
import { useEffect, useRef, useState } from 'react';

interface Sound {
  playing: HTMLAudioElement | null;
}

const sound = pageWide('voice-media.player.v1', (): Sound => ({ playing: null }));

/** Makes one sound of the page play at a time: starting another pauses the current one (MEDIA-16). */
export function playAlone(audio: HTMLAudioElement): void {
  audio.addEventListener('play', () => {
    if (sound.playing !== audio) sound.playing?.pause();
    sound.playing = audio;
  });
}

export interface Playback {
  readonly isPlaying: boolean;
  /** Seconds. */
  readonly at: number;
  toggle(): void;
  /** Moves to a second, and stays playing or paused. */
  seek(second: number): void;
}

/**
 * Plays one sound: toggles (MEDIA-14), pauses itself at the end (MEDIA-15), alone (MEDIA-16).
 * @param rate how many times as fast as it was spoken
 */
export function usePlayback(url: string | undefined, onFailure: () => void, rate = 1): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const player = useRef<HTMLAudioElement | null>(null);

  useEffect(() => {
    if (url === undefined) return;
    const audio = new Audio(url);
    player.current = audio;
    playAlone(audio);
    const update = () => {
      setPlaying(!audio.paused && !audio.ended);
      setAt(audio.currentTime);
    };
    const rewind = () => {
      audio.pause();
      audio.currentTime = 0;
      setPlaying(false);
      setAt(0);
    };
    for (const name of ['play', 'pause', 'timeupdate', 'seeked']) {
      audio.addEventListener(name, update);
    }
    audio.addEventListener('ended', rewind);
    return () => {
      audio.pause();
      player.current = null;
    };
  }, [url]);

  useEffect(() => {
    if (player.current !== null) player.current.playbackRate = rate;
  }, [rate]);

  return {
    isPlaying,
    at,
    toggle() {
      const audio = player.current;
      if (audio === null) return;
      audio.playbackRate = rate;
      if (audio.paused) audio.play().catch(onFailure);
      else audio.pause();
    },
    seek(second) {
      if (player.current === null) return;
      player.current.currentTime = Math.max(0, second);
      setAt(player.current.currentTime);
    },
  };
}
