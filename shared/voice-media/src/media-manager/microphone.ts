import { meterOf } from '../devices/public.ts';

/** A microphone that listens. */
export interface Microphone {
  /** Name of the device. */
  readonly label: string;
  /** Id of the device, empty when the browser does not tell. */
  readonly deviceId: string;
  /** Loudness of this moment, from 0 to 1. */
  level(): number;
  /** Ends the recording and answers what was heard; the device is free afterwards. */
  stop(): Promise<Blob>;
  /** Frees the device and forgets what was heard. */
  cancel(): void;
}

/**
 * Opens a microphone, the browser's choice unless one is named, and records. Rejects with the
 * browser's error (ERR-12).
 */
export async function openMicrophone(deviceId?: string): Promise<Microphone> {
  const audio = deviceId === undefined ? true : { deviceId: { exact: deviceId } };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  const meter = meterOf(stream);
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const free = () => {
    for (const track of stream.getTracks()) track.stop();
    meter.close();
  };
  recorder.start(1000);
  const [track] = stream.getAudioTracks();
  return {
    label: track?.label ?? '',
    deviceId: track?.getSettings().deviceId ?? '',
    level: meter.level,
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          free();
          resolve(new Blob(pieces, { type: recorder.mimeType }));
        });
        recorder.stop();
      }),
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop();
      free();
    },
  };
}
