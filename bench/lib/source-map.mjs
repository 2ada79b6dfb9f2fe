/** Reads source maps: who wrote which stretch of a built file. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Map([...digits].map((digit, at) => [digit, at]));

/** Numbers of one segment of a map, in the map's base 64 (variable-length quantities). */
function numbersOf(segment) {
  const numbers = [];
  let [number, shift] = [0, 0];
  for (const digit of segment) {
    const value = valueOf.get(digit);
    number += (value & 31) << shift;
    shift += 5;
    if (value & 32) continue;
    numbers.push(number & 1 ? -(number >> 1) : number >> 1);
    [number, shift] = [0, 0];
  }
  return numbers;
}

/**
 * Stretches of a built file, in their order and without gaps.
 *
 * @param {string} code of the file
 * @param {{ mappings: string, sources: string[] }} map of it
 * @returns {{ from: number, to: number, source: string | null }[]} places are characters from the
 *   start of the file; source is null for what the bundler has written
 */
export function stretchesOf(code, { mappings, sources }) {
  const starts = [];
  let at = 0;
  let source = 0;
  const lines = code.split('\n');
  for (const [line, segments] of mappings.split(';').entries()) {
    let column = 0;
    starts.push({ from: at, source: null });
    for (const segment of segments ? segments.split(',') : []) {
      const [moved, other] = numbersOf(segment);
      column += moved;
      source += other ?? 0;
      starts.push({ from: at + column, source: other === undefined ? null : sources[source] });
    }
    at += (lines[line]?.length ?? 0) + 1;
  }
  return starts
    .map((start, place) => ({ ...start, to: starts[place + 1]?.from ?? code.length }))
    .filter(({ from, to }) => to > from);
}
