/** Measures sound as it comes. */
export interface Meter {
  /** Loudness of this moment, from 0 to 1. */
  level(): number;
  close(): void;
}

/** Measures a sound, which it neither plays nor ends. */
export function meterOf(sound: MediaStream): Meter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(sound).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const most = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      return Math.min(1, most * 1.6);
    },
    close: () => void context.close(),
  };
}
