import * as v from 'valibot';
import { idSchema, type Role } from './primitives.ts';

/** What calls, keys and roles are about; each call that admins make belongs to one (open platform). */
export const scopeAreas = [
  'people',
  'numbers',
  'teams',
  'routing',
  'media',
  'texting',
  'compliance',
  'devices',
  'blocking',
  'usage',
  'billing',
  'audit',
  'directory',
] as const;
export type ScopeArea = (typeof scopeAreas)[number];

/** Reading, or changing, which reads too. */
export type ScopeLevel = 'read' | 'write';

/** `teams:read` or `teams:write`. */
export type Scope = `${ScopeArea}:${ScopeLevel}`;

type Held = Partial<Record<ScopeArea, ScopeLevel>>;

/** The directory belongs to admins and to the key of their provider. */
const everything = Object.fromEntries(
  scopeAreas.filter((area) => area !== 'directory').map((area) => [area, 'read']),
) as Held;

/** What each of the six built-in roles holds (RIGHT-02). */
export const builtInRoles = {
  phoneManager: {
    people: 'read',
    numbers: 'write',
    teams: 'write',
    routing: 'write',
    media: 'write',
    texting: 'write',
    devices: 'write',
    blocking: 'write',
    usage: 'read',
  },
  peopleManager: {
    people: 'write',
    devices: 'write',
    numbers: 'read',
    teams: 'read',
    routing: 'read',
  },
  billing: { billing: 'write', usage: 'read' },
  compliance: { compliance: 'write', texting: 'read', numbers: 'read' },
  auditor: everything,
  teamLead: { teams: 'write', routing: 'read' },
} as const satisfies Record<string, Held>;
export type BuiltInRole = keyof typeof builtInRoles;
export const builtInRoleNames = Object.keys(builtInRoles) as BuiltInRole[];

/**
 * A built-in role that a standard user has beside what is their own; `teamIds` are the teams of a
 * Team lead, empty for the others (RIGHT-02).
 */
export const accessSchema = v.object({
  role: v.picklist(builtInRoleNames),
  teamIds: v.pipe(v.array(idSchema), v.maxLength(50)),
});
export type Access = v.InferOutput<typeof accessSchema>;

/** What decides what somebody may do: an admin everything, others what their built-in role holds. */
export interface Holder {
  readonly role: Role;
  readonly access?: Access | null | undefined;
  /** Of a key: it has these and nothing else. */
  readonly scopes?: readonly Scope[] | undefined;
}

/** What of an area somebody holds; null is nothing. */
export function levelOf({ role, access, scopes }: Holder, area: ScopeArea): ScopeLevel | null {
  if (scopes) {
    if (scopes.includes(`${area}:write`)) return 'write';
    return scopes.includes(`${area}:read`) ? 'read' : null;
  }
  if (role === 'admin') return 'write';
  const held: Held = access ? builtInRoles[access.role] : {};
  return held[area] ?? null;
}

/**
 * Whether somebody holds a scope, for all of the account or for some teams of it: pages, sidebar,
 * palette, guards, the hub and every call ask this one function (RIGHT-02).
 *
 * @example mayDo(profile, 'teams:write')
 */
export function mayDo(holder: Holder | null | undefined, scope: Scope): boolean {
  if (!holder) return false;
  const [area, level] = scope.split(':') as [ScopeArea, ScopeLevel];
  const held = levelOf(holder, area);
  return held === 'write' || held === level;
}

/** Teams that somebody's role is for; null where it is for all of the account. */
export function ledTeams({ role, access }: Holder): readonly string[] | null {
  return role !== 'admin' && access?.role === 'teamLead' ? access.teamIds : null;
}
