/**
 * So many bars, 0 to 1, from the loudness of the parts of a sound, 0 to 100: the loudest of what
 * falls into each bar. Without any they are flat.
 */
export function fitPeaks(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(0, ...peaks.slice(from, to)) / 100;
  });
}
