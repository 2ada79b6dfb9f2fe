/** Custom properties of the design, as built styles and scripts name them. */
const taken = /var\(\s*(--ui-[a-z0-9-]*[a-z0-9])(?=[\s,)])/g;
const given = /(--ui-[a-z0-9-]*[a-z0-9])["']?\s*:/g;
/** Brand colours, which the portal writes into the page by its variant. */
const isBrand = (name) => name.startsWith('--ui-brand');

const namesIn = (files, pattern) =>
  [...files]
    .filter(([name]) => /\.(css|js)$/.test(name))
    .flatMap(([, bytes]) => [...bytes.toString().matchAll(pattern)].map(([, name]) => name));

const sorted = (names) => [...new Set(names)].toSorted();

/**
 * Custom properties that a build takes from the host's theme: those that it reads and does not set.
 *
 * @param {ReadonlyMap<string, Buffer>} files by name
 */
export function tokensTaken(files) {
  const own = new Set(namesIn(files, given));
  return sorted(namesIn(files, taken).filter((name) => !own.has(name)));
}

/**
 * Custom properties that a host gives: those of its theme, and the brand colours that it reads.
 *
 * @param {ReadonlyMap<string, Buffer>} files by name
 */
export const tokensGiven = (files) =>
  sorted([...namesIn(files, given), ...namesIn(files, taken).filter(isBrand)]);
