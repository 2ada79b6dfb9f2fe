import { describe, expect, it } from 'vitest';
import { callsAlone, withoutCalls } from './calls-apart.mjs';

const source = `import * as v from 'valibot';
import { defineEndpoint, idSchema } from '@jackfield/contract';
const of = '/api/team';
const team = { id: idSchema };
export const teamSchema = v.object(team);
export const getTeam = defineEndpoint(of, { id: 'team.get' });
export const callsOf = (path) => defineEndpoint(path, { body: teamSchema });
export const calls = { get: getTeam };
export const checked = defineEndpoint(of, { body: teamSchema });
export function isTeam(value) { return v.is(teamSchema, value) && calls; }`;

describe('a module of the contract', () => {
  it('passes its calls on, and has everything else itself', () => {
    expect(
      withoutCalls(source, './team.ts?calls'),
    ).toBe(`import { getTeam, calls } from "./team.ts?calls";
export { getTeam, calls };
import * as v from 'valibot';
import { defineEndpoint, idSchema } from '@jackfield/contract';
const of = '/api/team';
const team = { id: idSchema };
export const teamSchema = v.object(team);
export const callsOf = (path) => defineEndpoint(path, { body: teamSchema });
export const checked = defineEndpoint(of, { body: teamSchema });
export function isTeam(value) { return v.is(teamSchema, value) && calls; }`);
  });

  it('has its calls alone where they are asked for, with what they are made of and no schema', () => {
    expect(callsAlone(source)).toBe(`import { defineEndpoint, idSchema } from '@jackfield/contract';
const of = '/api/team';
export const getTeam = defineEndpoint(of, { id: 'team.get' });
export const calls = { get: getTeam };`);
  });

  it('stays as it is without calls', () => {
    const schemas = `import * as v from 'valibot';\nexport const name = v.string();`;
    expect(withoutCalls(schemas, './name.ts?calls')).toBe(schemas);
  });
});
