import { hubEventTypes, routingEventTypes } from '@jackfield/contract';
import { busEventNames } from '@jackfield/contract/fit';
import { exportsLockText } from './folders.mjs';

/** Numbers and words of shared modules' names, as the gate keeps them. */
export const readExportsLock = () => JSON.parse(exportsLockText());

/**
 * Members of an imported object that a compiled source uses, such as `users` of `paths`; null where
 * it passes the object on as a whole, so that nobody can say.
 *
 * @param {string} source JavaScript, types stripped
 * @param {string} local the name that the source has for it
 */
export function takenMembers(source, local) {
  const body = source.replaceAll(/^\s*(?:im|ex)port\b[^;]*?from\s*["'][^"']+["'];?/gm, '');
  const used = new RegExp(
    `(?<![\\w$.])${local.replaceAll('$', '\\$')}(?![\\w$])(\\.[\\w$]+)?`,
    'g',
  );
  const members = [...body.matchAll(used)].map(([, member]) => member?.slice(1) ?? null);
  return members.includes(null) ? null : [...new Set(members)];
}

const byKey = ([one], [other]) => (one < other ? -1 : 1);
const ordered = (record) => Object.fromEntries(Object.entries(record).toSorted(byKey));

/**
 * Numbers of what a build takes by name. A name whose members have numbers of their own counts by
 * those that are used, so that a page more among `paths` binds nobody to a newer host.
 *
 * @param {{request: string, name: string, members: string[] | null}[]} taken
 * @param {Record<string, Record<string, string>>} numbers of the lock
 */
export function typesTaken(taken, numbers) {
  const types = {};
  for (const { request, name, members } of taken) {
    const known = numbers[request] ?? {};
    const keys = (members ?? []).map((member) => `${name}.${member}`);
    const isByMember = members !== null && keys.length > 0 && keys.every((key) => known[key]);
    for (const key of isByMember ? keys : [name]) {
      if (known[key]) types[request] = { ...types[request], [key]: known[key] };
    }
  }
  // Modules come in any order, and one commit has one description.
  return ordered(
    Object.fromEntries(Object.entries(types).map(([request, of]) => [request, ordered(of)])),
  );
}

const spoken = /\.(?:on|emit)\(\s*["']([\w:-]+)["']/g;
const listed = /\[\s*((?:["']\w+["']\s*,?\s*)+)\]/g;

/** Events of the bus that a compiled source sends or hears. */
export const busEvents = (source) =>
  [...source.matchAll(spoken)]
    .map(([, name]) => name)
    .filter((name) => busEventNames.includes(name));

/**
 * Kinds of records whose changes a compiled source may follow: what stands in a list of nothing but
 * such kinds. A list that serves another end asks for more than is needed, never for less.
 *
 * @param {string} source JavaScript, types stripped
 * @param {readonly string[]} names taken from the contract
 */
export function liveEvents(source, names = []) {
  const lists = [...source.matchAll(listed)]
    .map(([, list]) => [...list.matchAll(/\w+/g)].map(([kind]) => kind))
    .filter((kinds) => kinds.every((kind) => hubEventTypes.includes(kind)));
  return [...lists.flat(), ...(names.includes('routingEventTypes') ? routingEventTypes : [])];
}
