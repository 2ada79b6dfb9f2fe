const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const longestId = 31;

/** A name that can be read, until somebody writes a better one: `acme-voice` is `Acme voice`. */
export const nameOf = (id) => id[0].toUpperCase() + id.slice(1).replaceAll('-', ' ');

/**
 * What is wrong with the id of a new variant, as one sentence; null when nothing is.
 *
 * @param {string | undefined} id name of the folder
 * @param {string[]} taken ids of the variants that exist
 */
export function idProblem(id, taken) {
  if (!id) return 'An id is missing: pnpm create:variant <id>, for example acme.';
  if (!idPattern.test(id) || id.length > longestId) {
    return `"${id}" is no id for a variant: small letters, digits and single hyphens, at most ${longestId}.`;
  }
  return taken.includes(id) ? `The variant ${id} exists already.` : null;
}

const mark = (
  line,
  dot,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">
  <path
    d="M18.4 5.6a9 9 0 1 0 0 12.8"
    stroke="${line}"
    stroke-width="2.6"
    stroke-linecap="round"
  />
  <circle cx="12" cy="12" r="3" fill="${dot}" />
</svg>
`;

/**
 * Files of a new variant, by name: `variant.json`, the mark and the favicon.
 *
 * @param {object} sample the variant.json whose areas and features it takes over
 * @param {{name: string, brand: object}} own its name and colours
 * @returns {Map<string, string>} text by name
 */
export function filesOfVariant(sample, { name, brand }) {
  const { features, remotes } = sample;
  const file = {
    name,
    hosts: [],
    mark: 'mark.svg',
    favicon: 'favicon.svg',
    brand,
    features,
    remotes,
  };
  const { solid } = brand.light;
  return new Map([
    ['variant.json', `${JSON.stringify(file, null, 2)}\n`],
    ['mark.svg', mark(`var(--ui-brand-solid, ${solid})`, `var(--ui-brand-text, ${solid})`)],
    ['favicon.svg', mark(solid, solid)],
  ]);
}
