import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePlayback } from './use-playback.ts';

/** Sounds of the test: what a browser's player tells, without sound. */
let sounds: HTMLAudioElement[] = [];

beforeEach(() => {
  sounds = [];
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  const { prototype } = HTMLMediaElement;
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
  const create = globalThis.Audio;
  vi.stubGlobal('Audio', function open(url: string) {
    const audio = new create(url);
    sounds.push(audio);
    return audio;
  });
});

const player = (url: string) => renderHook(() => usePlayback(url, () => undefined)).result;

it('[MEDIA-14] two presses play and pause', () => {
  const sound = player('blob:a');
  act(() => sound.current.toggle());
  expect(sound.current.isPlaying).toBe(true);
  act(() => sound.current.toggle());
  expect(sound.current.isPlaying).toBe(false);
});

it('[MEDIA-15] pauses itself at the end', () => {
  const sound = player('blob:a');
  act(() => sound.current.toggle());
  act(() => {
    sounds[0]?.dispatchEvent(new Event('ended'));
  });
  expect([sound.current.isPlaying, sound.current.at]).toEqual([false, 0]);
});

it('[MEDIA-16] starting another pauses the current one', () => {
  const [first, second] = [player('blob:a'), player('blob:b')];
  act(() => first.current.toggle());
  act(() => second.current.toggle());
  expect([first.current.isPlaying, second.current.isPlaying]).toEqual([false, true]);
});
