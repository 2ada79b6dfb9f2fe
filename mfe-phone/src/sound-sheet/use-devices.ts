import { listDevices, type SoundDevice } from '@jackfield/voice-media/devices';
import { useEffect, useState } from 'react';

/** Names that Chromium gives the system's own device again. */
const own = ['default', 'communications'];

async function devicesOf(kind: 'audioinput' | 'audiooutput'): Promise<SoundDevice[]> {
  const devices = await listDevices(kind);
  return devices.filter(({ id }) => !own.includes(id));
}

export interface Devices {
  readonly inputs: readonly SoundDevice[];
  readonly outputs: readonly SoundDevice[];
}

/**
 * Devices of this computer as they come and go; none until a microphone was allowed.
 *
 * @param sound of the microphone that is open, by which more may be known
 */
export function useDevices(sound: MediaStream | null): Devices {
  const [devices, setDevices] = useState<Devices>({ inputs: [], outputs: [] });
  useEffect(() => {
    let isOver = false;
    async function look(): Promise<void> {
      const [inputs, outputs] = await Promise.all([
        devicesOf('audioinput'),
        devicesOf('audiooutput'),
      ]);
      if (!isOver) setDevices({ inputs, outputs });
    }
    const lookAgain = () => void look();
    lookAgain();
    navigator.mediaDevices.addEventListener('devicechange', lookAgain);
    return () => {
      isOver = true;
      navigator.mediaDevices.removeEventListener('devicechange', lookAgain);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an open microphone tells more
  }, [sound]);
  return devices;
}
