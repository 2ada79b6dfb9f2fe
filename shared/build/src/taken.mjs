import { hubEventTypes, routingEventTypes } from '@jackfield/contract';
import { busEventNames } from '@jackfield/contract/fit';
import { exportsLockText } from './folders.mjs';

/** Numbers and words of shared modules' names, as the gate keeps them. */
export const readExportsLock = () => JSON.parse(exportsLockText());

/**
 * Members of an imported object that a compiled source uses, such as `admin.users.edit` of `paths`,
 * whatever follows them; null where
 * it passes the object on as a whole, so that nobody can say.
 *
 * @param {string} source JavaScript, types stripped
 * @param {string} local the name that the source has for it
 */
export function takenMembers(source, local) {
  const body = source.replaceAll(/^\s*(?:im|ex)port\b[^;]*?from\s*["'][^"']+["'];?/gm, '');
  const used = new RegExp(
    `(?<![\\w$.])${local.replaceAll('$', '\\$')}(?![\\w$])((?:\\.[\\w$]+)*)`,
    'g',
  );
  const members = [...body.matchAll(used)].map(([, chain]) => chain.slice(1));
  return members.includes('') ? null : [...new Set(members)];
}

const byKey = ([one], [other]) => (one < other ? -1 : 1);
const ordered = (record) => Object.fromEntries(Object.entries(record).toSorted(byKey));

/** What is numbered apart from a module's names: agreed types, and members below members. */
const typesMark = '#types';

/** The longest beginning of a chain of members that has a number; null without one. */
function nearestKnown(known, name, chain) {
  const steps = chain.split('.');
  for (let count = steps.length; count > 0; count -= 1) {
    const key = [name, ...steps.slice(0, count)].join('.');
    if (known[key]) return key;
  }
  return null;
}

/**
 * Numbers of the types that a remote has agreed on: what the host hands it, what it is to the host,
 * the events that it sends or hears, and the parts that it offers or shows.
 *
 * @param {{events: readonly string[], parts: readonly string[]}} kept names
 * @param {Record<string, Record<string, string>>} numbers of the lock
 */
export function agreedTypes({ events, parts }, numbers) {
  const module = `@jackfield/contract${typesMark}`;
  const wanted = [
    'RemoteContext',
    'RemoteHandle',
    ...events.map((name) => `BusEvents.${name}`),
    ...parts.map((name) => `PartProps.${name}`),
  ];
  const known = wanted.filter((name) => numbers[module]?.[name]);
  return ordered({
    [module]: ordered(Object.fromEntries(known.map((name) => [name, numbers[module][name]]))),
  });
}

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
    const apart = `${request}${typesMark}`;
    const known = { ...numbers[request], ...numbers[apart] };
    const keys = (members ?? []).map((chain) => nearestKnown(known, name, chain));
    const isByMember = members !== null && keys.length > 0 && !keys.includes(null);
    for (const key of isByMember ? keys : [name]) {
      const module = numbers[apart]?.[key] ? apart : request;
      if (known[key]) types[module] = { ...types[module], [key]: known[key] };
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
