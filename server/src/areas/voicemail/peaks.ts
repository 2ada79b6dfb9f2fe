/** Bars of the widest player, and some more. */
const parts = 240;

/**
 * Loudness of so many equal parts of a WAV of 16 bits, 0 to 100, the loudest of all being 100. Kept
 * with the message, so that its wave shows before anybody listens.
 */
export function peaksOf(wave: Buffer, headBytes = 44): number[] {
  const count = Math.floor((wave.length - headBytes) / 2);
  const peaks = Array.from({ length: parts }, (_, part) => {
    const end = Math.floor(((part + 1) * count) / parts);
    let most = 0;
    for (let at = Math.floor((part * count) / parts); at < end; at += 1) {
      most = Math.max(most, Math.abs(wave.readInt16LE(headBytes + at * 2)));
    }
    return most;
  });
  const loudest = Math.max(...peaks, 1);
  return peaks.map((peak) => Math.round((peak / loudest) * 100));
}
