const remote = /^@jackfield\/mfe-(.+)$/;
/** Documents, scripts, the exchange and the command line, which no page is made of. */
const unseen = ['jackfield', '@jackfield/cli', '@jackfield/exchange'];

/**
 * Tags of the browser tests that changed packages concern; null stands for all, because host,
 * server and whatever they use show in every area.
 */
export function tagsOf(packages) {
  const areas = packages
    .filter((name) => !unseen.includes(name))
    .map((name) => remote.exec(name)?.[1] ?? null);
  if (areas.includes(null)) return null;
  return areas.length === 0 ? [] : [...areas.map((area) => `@${area}`), '@contract'];
}
