/** A microphone that listens. */
export interface Microphone {
  /** Name of the device. */
  readonly label: string;
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

/** Opens the microphone and records. Rejects with the browser's error (ERR-12). */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
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
  return {
    label: stream.getAudioTracks()[0]?.label ?? '',
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
