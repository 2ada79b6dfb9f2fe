/** A device of sound that can be chosen. */
export interface SoundDevice {
  readonly id: string;
  readonly label: string;
}

/** Devices of this computer; their names, and so the devices, are known once a microphone was allowed. */
export async function listDevices(
  kind: Extract<MediaDeviceKind, 'audioinput' | 'audiooutput'>,
): Promise<SoundDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((one) => one.kind === kind && one.deviceId !== '' && one.label !== '')
    .map(({ deviceId: id, label }) => ({ id, label }));
}
