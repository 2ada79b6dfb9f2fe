import { store } from '@jackfield/runtime';
import { soundAtom } from './choices.ts';
import { tellGone } from './gone.ts';

/** Names of errors of a device that is not there any more. */
const absences = ['OverconstrainedError', 'NotFoundError'];

const open = (audio: MediaTrackConstraints | true) =>
  navigator.mediaDevices.getUserMedia({ audio });

/**
 * Opens the chosen microphone, the system's where that one is gone, which is said once. Rejects with
 * the browser's error.
 */
export async function openMicrophone(): Promise<MediaStream> {
  const chosen = store.get(soundAtom).microphone;
  if (!chosen) return open(true);
  try {
    const said = await open({ deviceId: { exact: chosen.id } });
    tellGone('microphone', chosen, true);
    return said;
  } catch (error) {
    if (!absences.includes((error as DOMException).name)) throw error;
    const said = await open(true);
    tellGone('microphone', chosen, false);
    return said;
  }
}
