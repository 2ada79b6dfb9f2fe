import { builtInRoleNames, mayDo, scopeAreas } from '@jackfield/contract';
import { describe, expect, it } from 'vitest';
import { cellOf, columns, groups, holderOf } from './role-matrix.ts';

const rows = Object.values(groups).flat();

it('[RIGHT-02] the page names every area once', () => {
  expect(rows.filter((row) => scopeAreas.includes(row as never)).toSorted()).toEqual(
    [...scopeAreas].toSorted(),
  );
});

describe.each(builtInRoleNames)('[RIGHT-02] %s', (role) => {
  it.each(scopeAreas)('shows of %s what every call asks', (area) => {
    const holder = holderOf(role);
    const state = mayDo(holder, `${area}:write`)
      ? 'yes'
      : mayDo(holder, `${area}:read`)
        ? 'see'
        : 'none';
    expect(cellOf(role, area).state).toBe(state);
  });
});

it('[RIGHT-02] only admins give roles', () => {
  expect(columns.filter((column) => cellOf(column, 'giveRoles').state !== 'none')).toEqual([
    'owner',
    'admin',
  ]);
});

it('[RIGHT-02] only the owner changes the plan', () => {
  expect(columns.filter((column) => cellOf(column, 'plan').state !== 'none')).toEqual(['owner']);
});

it('[RIGHT-02] a Team lead changes their teams alone', () => {
  expect(cellOf('teamLead', 'teams')).toEqual({ state: 'yes', reach: 'teams' });
});

it('[RIGHT-02] a standard user has what is their own', () => {
  expect(cellOf('standard', 'devices')).toEqual({ state: 'yes', reach: 'own' });
});
