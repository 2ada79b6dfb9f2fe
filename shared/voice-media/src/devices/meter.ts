/** Measures sound as it comes. */
export interface Meter {
  /** Loudness since it was asked last, from 0 to 1. */
  level(): number;
  close(): void;
}

/** Samples of a moment. */
const moment = 2048;
/** Samples that are kept for who asks late: two thirds of a second, the most that an analyser holds. */
const kept = 32_768;

/** Measures a sound, which it neither plays nor ends. */
export function meterOf(sound: MediaStream): Meter {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: kept });
  context.createMediaStreamSource(sound).connect(analyser);
  const samples = new Float32Array(kept);
  let asked = context.currentTime;
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const passed = Math.ceil((context.currentTime - asked) * context.sampleRate);
      asked = context.currentTime;
      const most = samples
        .subarray(-Math.max(moment, passed))
        .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      return Math.min(1, most * 1.6);
    },
    close: () => void context.close(),
  };
}
