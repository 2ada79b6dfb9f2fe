import { store } from '@jackfield/runtime';
import { listDevices } from '@jackfield/voice-media/devices';
import { soundAtom } from './choices.ts';
import { tellGone } from './gone.ts';

/** Names of errors of a device that is not there any more. */
const absences = ['OverconstrainedError', 'NotFoundError'];

const open = (audio: MediaTrackConstraints | true) =>
  navigator.mediaDevices.getUserMedia({ audio });

/** Whether another than the chosen one was opened last. */
let isOther = false;

/**
 * Opens the chosen microphone, the system's where that one is gone, which is said once. Rejects with
 * the browser's error.
 */
export async function openMicrophone(): Promise<MediaStream> {
  const chosen = store.get(soundAtom).microphone;
  isOther = false;
  if (!chosen) return open(true);
  try {
    const said = await open({ deviceId: { exact: chosen.id } });
    tellGone('microphone', chosen, true);
    return said;
  } catch (error) {
    if (!absences.includes((error as DOMException).name)) throw error;
    const said = await open(true);
    isOther = true;
    tellGone('microphone', chosen, false);
    return said;
  }
}

/** Calls back as the chosen microphone is connected again, in whose place another is used. */
export function onMicrophoneBack(act: () => void): void {
  async function look(): Promise<void> {
    const chosen = store.get(soundAtom).microphone;
    if (!isOther || !chosen) return;
    const inputs = await listDevices('audioinput');
    if (inputs.some(({ id }) => id === chosen.id)) act();
  }
  // A page of plain http has no devices.
  navigator.mediaDevices?.addEventListener('devicechange', () => void look());
}
