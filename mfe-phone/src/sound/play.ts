import { store } from '@jackfield/runtime';
import { listDevices } from '@jackfield/voice-media/devices';
import { onChoice, soundAtom } from './choices.ts';
import { tellGone } from './gone.ts';

/** Whether this browser plays at other devices than the system's. */
export const canChooseOutput = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

type Output = 'speaker' | 'ringer';

/** Places an element at the device that is chosen, at the system's while that one is gone. */
async function place(element: HTMLAudioElement, use: Output): Promise<void> {
  const chosen = store.get(soundAtom)[use];
  const outputs = chosen ? await listDevices('audiooutput') : [];
  const isThere = outputs.some(({ id }) => id === chosen?.id);
  if (use === 'speaker') tellGone(use, chosen, isThere);
  await element.setSinkId(isThere && chosen ? chosen.id : '');
}

/** Keeps an element at the device of its use; answers how to stop. */
function follow(element: HTMLAudioElement, use: Output): () => void {
  // What cannot be played there is played where it was.
  const move = () => void place(element, use).catch(() => {});
  move();
  const stop = onChoice(use, move);
  navigator.mediaDevices.addEventListener('devicechange', move);
  return () => {
    stop();
    navigator.mediaDevices.removeEventListener('devicechange', move);
  };
}

/**
 * Plays a sound at the device of its use, and at another one as soon as that is chosen. A browser that
 * wants a press first plays with the next one.
 *
 * @param sound what comes, or the address of a recording
 * @returns stops it
 */
export function play(sound: MediaStream | string, use: Output, onEnd?: () => void): () => void {
  const element = new Audio();
  if (typeof sound === 'string') element.src = sound;
  else element.srcObject = sound;
  if (onEnd) element.addEventListener('ended', onEnd);
  const leave = canChooseOutput() ? follow(element, use) : () => {};
  void element.play().catch(() => {});
  return () => {
    leave();
    element.pause();
    element.srcObject = null;
  };
}
