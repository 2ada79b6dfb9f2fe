import { type AreaId, paths, type RegistryArea } from '@jackfield/contract';
import { areaOf } from '@jackfield/domain';
import { askGuards, type MissingText, type Visitor } from './guards.ts';
import { type HostPage, type PathRule, pathRules } from './path-rules.ts';

/** An address inside the portal. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** What the portal does with an address. */
export type Decision =
  | { kind: 'area'; area: AreaId }
  | { kind: 'host'; page: HostPage }
  | { kind: 'redirect'; to: string }
  | { kind: 'signIn' }
  | { kind: 'auth' }
  | { kind: 'wait' }
  | { kind: 'missing'; text: MissingText }
  | { kind: 'broken'; status: 500 };

/** Whether an address leads to a page with a trail and a title of its own. */
export const isPage = ({ kind }: Decision): boolean => kind === 'area' || kind === 'host';

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

const signInPaths: readonly string[] = [
  '/auth',
  ...Object.values(paths.auth).map((path) => path()),
];

/** Whether a sign-in page stands at this path, in whatever letters it is typed. */
export const isSignInPath = (pathname: string): boolean =>
  signInPaths.includes(withoutSlash(pathname.toLowerCase()));

function carried({ search, hash }: Address, rule: PathRule): string {
  if (!rule.carry) return search + hash;
  const all = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of rule.carry) {
    const value = all.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

/**
 * Decides what an address leads to, for this visitor: a redirect, an unavailable page, the
 * sign-in pages, or exactly one area. Pure, so that every path of the portal can be tested.
 */
export function decide(
  address: Address,
  visitor: Visitor,
  areas: readonly Pick<RegistryArea, 'area' | 'routes'>[],
  rules: readonly PathRule[] = pathRules,
): Decision {
  const path = withoutSlash(address.pathname);
  if (isSignInPath(path)) return { kind: 'auth' };
  for (const rule of rules) {
    const values = matchPath(rule.path, path);
    if (!values) continue;
    const answer = askGuards(rule.guards, visitor, path);
    if (answer.kind !== 'pass') return answer;
    if (rule.page) return { kind: 'host', page: rule.page };
    if (!rule.redirect) break;
    const target = typeof rule.redirect === 'string' ? rule.redirect : rule.redirect(visitor);
    return { kind: 'redirect', to: fillPath(target, values) + carried(address, rule) };
  }
  const area = areaOf(path, areas);
  return area ? { kind: 'area', area: area.area } : { kind: 'missing', text: 'unknown' };
}

/** Values of a pattern's `{name}` segments, or null when the path is another one. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return null;
  const values: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? '';
    if (!segment.startsWith('{')) {
      if (segment !== value) return null;
    } else if (value === '') return null;
    else values[segment.slice(1, -1)] = value;
  }
  return values;
}

/** A pattern with its values put in. */
const fillPath = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
