import { notify, t } from '@jackfield/runtime';
import type { SoundDevice } from '@jackfield/voice-media/devices';
import type { SoundUse } from './choices.ts';
import { messages } from './messages.ts';

/** Chosen devices that are not there, of which was told. */
const told = new Map<SoundUse, string>();

/** Says once that a chosen device is not there, and again after it was back. */
export function tellGone(
  use: 'microphone' | 'speaker',
  chosen: SoundDevice | undefined,
  isThere: boolean,
): void {
  if (!chosen || isThere) {
    told.delete(use);
    return;
  }
  if (told.get(use) === chosen.id) return;
  told.set(use, chosen.id);
  const text = use === 'microphone' ? messages.microphoneFell : messages.speakerFell;
  notify.info(t(text, { gone: chosen.label }));
}
