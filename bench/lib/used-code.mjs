/**
 * Characters of a script that have run, from the precise coverage of the debugging protocol, in
 * which an inner range says more than the range around it.
 *
 * @param {{ ranges: { startOffset: number, endOffset: number, count: number }[] }[]} functions
 * @param {number} length of the script
 * @returns {Uint8Array} 1 for each character that has run
 */
export function usedOf(functions, length) {
  const used = new Uint8Array(length);
  const ranges = functions
    .flatMap((each) => each.ranges)
    .sort((one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset);
  for (const { startOffset, endOffset, count } of ranges) {
    used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return used;
}
