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

function levelOf(analyser: AnalyserNode, samples: Float32Array<ArrayBuffer>): number {
  analyser.getFloatTimeDomainData(samples);
  const most = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  return Math.min(1, most * 1.6);
}

/** A microphone that can be chosen. */
export interface MicrophoneChoice {
  readonly id: string;
  readonly label: string;
}

/** Microphones of this computer; their names are known once one was allowed. */
export async function listMicrophones(): Promise<MicrophoneChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId, label }) => kind === 'audioinput' && deviceId !== '' && label !== '')
    .map(({ deviceId: id, label }) => ({ id, label }));
}

/**
 * Opens a microphone, the browser's choice unless one is named, and records. Rejects with the
 * browser's error (ERR-12).
 */
export async function openMicrophone(deviceId?: string): Promise<Microphone> {
  const audio = deviceId === undefined ? true : { deviceId: { exact: deviceId } };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const free = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  recorder.start(1000);
  const [track] = stream.getAudioTracks();
  return {
    label: track?.label ?? '',
    deviceId: track?.getSettings().deviceId ?? '',
    level: () => levelOf(analyser, samples),
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
