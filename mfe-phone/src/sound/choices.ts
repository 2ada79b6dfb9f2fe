import { store } from '@jackfield/runtime';
import type { SoundDevice } from '@jackfield/voice-media/devices';
import { atomWithStorage } from 'jotai/utils';

/** What sound goes through. */
export type SoundUse = 'microphone' | 'speaker' | 'ringer';

/** Devices by what they are for; the system's own where none was chosen. Labels name those that are gone. */
export type SoundChoices = Readonly<Partial<Record<SoundUse, SoundDevice>>>;

/** Kept in this browser and followed by its other tabs, of which one has the phone. */
export const soundAtom = atomWithStorage<SoundChoices>('jackfield.sound', {}, undefined, {
  getOnInit: true,
});

/** Calls back as another device is chosen for this use, here or in another tab. */
export function onChoice(use: SoundUse, act: () => void): () => void {
  let before = store.get(soundAtom)[use]?.id;
  return store.sub(soundAtom, () => {
    const now = store.get(soundAtom)[use]?.id;
    if (now === before) return;
    before = now;
    act();
  });
}
