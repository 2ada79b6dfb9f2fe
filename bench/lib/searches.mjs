import { firstNames, lastNames } from '../../server/seeds/names.ts';

/** More than the server remembers counts of, so that none is asked again before it is forgotten. */
const enough = 2500;

/** Pieces of names, two to five letters long, as somebody types them; each once. */
function pieces() {
  const found = new Set();
  for (const name of [...firstNames, ...lastNames].map((each) => each.toLowerCase())) {
    for (let from = 0; from < name.length - 1; from += 1) {
      for (let length = 2; length <= 5; length += 1) found.add(name.slice(from, from + length));
    }
  }
  return [...found];
}

/** Texts that somebody may search for, none twice; common and rare ones take turns. */
export function searchTexts() {
  const all = pieces();
  // A piece behind the first letter of another finds few: a name and the beginning of the next one.
  const more = all.flatMap((piece, at) => [piece, `${piece} ${all[(at * 7) % all.length]?.[0]}`]);
  return [...new Set(more)].slice(0, enough);
}

/** Addresses of the users listing, each with another search: the first so many by name. */
export const listingSearches = (limit = 50) =>
  searchTexts().map(
    (text) => `/api/teammate?search=${encodeURIComponent(text)}&sortBy=fullName&limit=${limit}`,
  );
