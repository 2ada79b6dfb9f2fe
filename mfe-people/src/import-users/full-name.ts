/** Words that begin the last name, wherever they stand. */
const particles = new Set(
  'bin binti bt a/l a/p al ap de del della di da dos du la le van von der den ter'.split(' '),
);

/** A name in one cell as first and last name: at its comma, before bin or van, else its last word. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [last = '', first, ...rest] = name.split(',').map((part) => part.trim());
  if (first !== undefined && rest.length === 0) return { firstName: first, lastName: last };
  const words = name.split(/\s+/).filter(Boolean);
  const particle = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()));
  const at = particle > 0 ? particle : words.length - 1;
  if (words.length < 2) return { firstName: name.trim(), lastName: '' };
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
