/**
 * Numbers of what shared modules give by name, as `shared/build/exports.lock.json` holds them: the first
 * part grows when who takes the name as it was can no longer run, the second when the name gives
 * more. The compiler decides which, and no person.
 */

const first = '1.0';
const partsOf = (number) => number.split('.').map(Number);
const byKey = ([one], [other]) => (one < other ? -1 : 1);
const ordered = (record) => Object.fromEntries(Object.entries(record).toSorted(byKey));

const isJudged = (judged, module, name, from) =>
  judged.some((one) => one.module === module && one.name === name && one.from === from);

/** The number of a name after a change, from the one that it had before. */
function numberAfter({ change, before, gone, isHarmless }) {
  if (before === undefined) return gone === undefined ? first : `${partsOf(gone)[0] + 1}.0`;
  const [major, minor] = partsOf(before);
  if (change === 'same') return before;
  return change === 'grows' || isHarmless ? `${major}.${minor + 1}` : `${major + 1}.0`;
}

/**
 * The lock that fits what the modules give.
 *
 * @param {object | null} base the lock of the tree that they were compared with; null without one
 * @param {{module: string, names: Map<string, {change: string, deprecated?: string}>}[]} found
 * @param {Record<string, string>} versions of the packages
 * @param {{module: string, name: string, from: string, why: string}[]} judged changes that break by
 *   the compiler's word and nobody by a person's
 */
export function nextLock(base, found, versions, judged = []) {
  const names = {};
  const deprecated = {};
  const gone = structuredClone(base?.gone ?? {});
  for (const { module, names: given } of found) {
    const before = base?.names[module] ?? {};
    names[module] = {};
    for (const [name, { change, deprecated: words }] of given) {
      const of = { change, before: before[name], gone: gone[module]?.[name] };
      const isHarmless = isJudged(judged, module, name, before[name]);
      names[module][name] = numberAfter({ ...of, isHarmless });
      if (words !== undefined) deprecated[module] = { ...deprecated[module], [name]: words };
      delete gone[module]?.[name];
    }
    names[module] = ordered(names[module]);
    const lost = Object.entries(before).filter(([name]) => !given.has(name));
    if (lost.length > 0) gone[module] = { ...gone[module], ...Object.fromEntries(lost) };
  }
  const left = Object.entries(gone).filter(([, lost]) => Object.keys(lost).length > 0);
  return { versions: ordered(versions), names, deprecated, gone: Object.fromEntries(left), judged };
}

const packageOf = (module) => module.split('#')[0].split('/').slice(0, 2).join('/');

/** What is other in one lock than in another, as words: `Button of kit/ui/core`. */
function differences(before, now) {
  const modules = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...modules].flatMap((module) => {
    const [then, today] = [before[module] ?? {}, now[module] ?? {}];
    const names = new Set([...Object.keys(then), ...Object.keys(today)]);
    return [...names]
      .filter((name) => then[name] !== today[name])
      .map((name) => ({ module, words: `${name} of ${module.replace('@jackfield/', '')}` }));
  });
}

const isRaised = (before, now) => {
  const [[a, b], [c, d]] = [partsOf(before), partsOf(now)];
  return c > a || (c === a && d > b);
};

const listed = (all) =>
  all.length > 4 ? `${all.slice(0, 4).join(', ')} and others` : all.join(', ');

/**
 * What is wrong with the lock and the versions of a tree, as sentences; none when all is well.
 *
 * @param {object | null} base as for `nextLock`
 * @param {object} lock the lock of this tree
 * @param {object} wanted what `nextLock` makes of this tree
 */
export function problemsOf(base, lock, wanted) {
  const problems = [];
  const off = differences(lock.names, wanted.names).map(({ words }) => words);
  if (off.length > 0) {
    problems.push(
      `shared/build/exports.lock.json does not say what is given: ${listed(off)}. Run: node scripts/exports.mjs`,
    );
  }
  const rest = ['versions', 'deprecated', 'gone'].filter(
    (part) => JSON.stringify(lock[part]) !== JSON.stringify(wanted[part]),
  );
  if (off.length === 0 && rest.length > 0) {
    problems.push(
      `shared/build/exports.lock.json has other ${rest.join(' and ')}. Run: node scripts/exports.mjs`,
    );
  }
  const changed = base ? differences(base.names, wanted.names) : [];
  for (const [name, version] of Object.entries(base?.versions ?? {})) {
    const own = changed.filter(({ module }) => packageOf(module) === name);
    if (own.length === 0 || isRaised(version, wanted.versions[name] ?? version)) continue;
    const folder = name.replace('@jackfield/', 'shared/');
    problems.push(
      `${folder}/package.json: raise the minor version, ${version} stands for other exports: ${listed(own.map(({ words }) => words))}.`,
    );
  }
  return problems;
}

/** Whether the version that the contract says of itself is that of its package. */
export function contractProblem(said, version) {
  if (said === version) return [];
  return [
    `contractVersion is ${said}, shared/contract/package.json has ${version}: make them one.`,
  ];
}
