import { playTone, ringingTone } from '@jackfield/voice-media/devices';
import { play } from '../sound/play.ts';

/** As loud as a phone that wants to be heard, and as the ringing of another one. */
export type Loudness = 'here' | 'there';
const loudnesses: Readonly<Record<Loudness, number>> = { here: 0.1, there: 0.03 };

/** Rings at the device that is chosen for it, until the answer is called. */
export const ring = (where: Loudness): (() => void) =>
  playTone({ ...ringingTone, loudness: loudnesses[where] }, (sound) => play(sound, 'ringer'));
