/** Rate of recordings, hertz (OP-89). */
export const recordingRate = 16_000;

/** A WAV of one channel and 16 bits from samples between -1 and 1 (OP-89). */
export function encodeWave(samples: Float32Array, rate: number): Blob {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const text = (at: number, word: string) =>
    [...word].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    const value = Math.max(-1, Math.min(1, sample));
    view.setInt16(44 + index * 2, Math.round(value * 32_767), true);
  });
  return new Blob([view.buffer], { type: 'audio/wav' });
}

/** Loudest sample of each of so many equal parts, the loudest of all being 1. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const size = Math.max(1, Math.floor(samples.length / count));
  const peaks = Array.from({ length: count }, (_, part) =>
    samples
      .subarray(part * size, (part + 1) * size)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );
  const most = Math.max(...peaks, 0.01);
  return peaks.map((peak) => peak / most);
}

/** Samples of a sound in one channel at the rate of recordings. Rejects what is no sound. */
export async function decode(bytes: ArrayBuffer): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, recordingRate);
  const sound = await context.decodeAudioData(bytes);
  return sound.getChannelData(0);
}
