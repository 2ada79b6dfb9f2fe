import { describe, expect, it } from 'vitest';
import { leanCalls } from './lean-calls.mjs';

describe('the contract as browsers take it', () => {
  it('leaves the schemas and the prose of a call out, and that it has an answer in', () => {
    const source = `export const getTeam = defineEndpoint('GET /api/team/{id}', {
  id: 'team.get', summary: 'A team.', source: ['API-1'], versioned: true,
  params: v.object({ id: idSchema }), query, answer: teamSchema });`;
    expect(leanCalls(source)).toBe(
      `export const getTeam = /*#__PURE__*/ defineEndpoint('GET /api/team/{id}', {
  id: 'team.get', summary: "", source: "", versioned: true,
  params: 1, query: 1, answer: 1 });`,
    );
  });

  it('marks what is worked out for exports alone, and nothing that functions do', () => {
    expect(leanCalls('export const a = v.pipe(v.string(), v.check((text) => isFine(text)));')).toBe(
      'export const a = /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.string(), /*#__PURE__*/ v.check((text) => isFine(text)));',
    );
  });

  it('keeps nothing alive for a member that is read where a constant is worked out', () => {
    expect(leanCalls('export const b = v.object({ ...a.entries }), c = later(() => a.name);')).toBe(
      'export const b = /*#__PURE__*/ (() => (/*#__PURE__*/ v.object({ ...a.entries })))(), c = /*#__PURE__*/ later(() => a.name);',
    );
  });

  it('leaves everything else as it is', () => {
    const source = `import * as v from 'valibot';
export const path = (id) => defineEndpoint(id, { answer: own });
export class Failure extends Error {}`;
    expect(leanCalls(source)).toBe(source);
  });
});
