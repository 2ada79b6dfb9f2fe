import {
  type BuiltInRole,
  builtInRoleNames,
  type Holder,
  levelOf,
  type ScopeArea,
} from '@jackfield/contract';

/** Who is told apart on the page, as the columns stand. */
export type Column = 'owner' | 'admin' | BuiltInRole | 'standard';

export const columns: readonly Column[] = ['owner', 'admin', ...builtInRoleNames, 'standard'];

/** What is no area of calls: admins have it alone, or the owner. */
export const accountRows = ['giveRoles', 'company', 'plan'] as const;
export type AccountRow = (typeof accountRows)[number];
export type MatrixRow = ScopeArea | AccountRow;

/** Everything that people can work with, as it is read. */
export const groups = {
  calls: ['numbers', 'teams', 'routing', 'media', 'blocking', 'usage'],
  people: ['people', 'devices'],
  texting: ['texting', 'compliance'],
  money: ['billing', 'plan'],
  account: ['audit', 'directory', 'giveRoles', 'company'],
} as const satisfies Record<string, readonly MatrixRow[]>;
export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as Group[];

/** Of these everybody has what is their own. */
const ownAreas: readonly MatrixRow[] = ['people', 'devices', 'media', 'usage', 'audit'];

/** What a column may do with a row, and how far that goes. */
export interface Cell {
  readonly state: 'yes' | 'see' | 'none';
  readonly reach: 'all' | 'teams' | 'own';
}

/** The role of a column that admins give; null for the others. */
export const givenRole = (column: Column): BuiltInRole | null =>
  column === 'owner' || column === 'admin' || column === 'standard' ? null : column;

/** What somebody of a column may do anywhere; whose teams they lead does not matter here. */
export function holderOf(column: Column): Holder {
  if (column === 'owner' || column === 'admin') return { role: 'admin' };
  const role = givenRole(column);
  return { role: 'standard', access: role && { role, teamIds: [] } };
}

const isArea = (row: MatrixRow): row is ScopeArea =>
  !(accountRows as readonly string[]).includes(row);

/** What stands where a row and a column meet. */
export function cellOf(column: Column, row: MatrixRow): Cell {
  if (!isArea(row)) {
    const holds = column === 'owner' || (column === 'admin' && row !== 'plan');
    return { state: holds ? 'yes' : 'none', reach: 'all' };
  }
  if (column === 'standard') {
    return ownAreas.includes(row)
      ? { state: 'yes', reach: 'own' }
      : { state: 'none', reach: 'all' };
  }
  const level = levelOf(holderOf(column), row);
  const state = level === 'write' ? 'yes' : level === 'read' ? 'see' : 'none';
  return { state, reach: column === 'teamLead' && state === 'yes' ? 'teams' : 'all' };
}
