import { describe, expect, it } from 'vitest';
import { noPointer, promoted, rolledBack } from './pointer-state.ts';

const ref = (version: string) => ({ remote: 'mfe-billing', version });
const canary = { ...ref('new'), percent: 10, tenants: ['a'] };
const running = { live: ref('live'), previous: ref('old'), canary, autoRollback: true };

describe('promoting', () => {
  it('to all makes the live version the previous one and ends a canary', () => {
    expect(promoted(running, { target: ref('new'), audience: 'all' })).toEqual({
      state: { live: ref('new'), previous: ref('live'), canary: null, autoRollback: false },
      kind: 'promote',
      from: ref('live'),
      to: ref('new'),
    });
  });

  it('keeps of the same canary what the new audience leaves out', () => {
    const { state } = promoted(running, { target: ref('new'), audience: { percent: 50 } });
    expect(state).toEqual({ ...running, canary: { ...canary, percent: 50 } });
  });

  it('starts another canary with nothing of the former one', () => {
    const { state } = promoted(running, { target: ref('x'), audience: { tenants: ['b'] } });
    expect(state.canary).toEqual({ ...ref('x'), percent: 0, tenants: ['b'] });
    expect(state.autoRollback).toBe(false);
  });
});

describe('rolling back', () => {
  it('ends a canary first and leaves the live version alone', () => {
    const move = rolledBack(running);
    expect(move).toMatchObject({ kind: 'endCanary', from: ref('new'), to: ref('live') });
    expect(move?.state).toMatchObject({ live: ref('live'), previous: ref('old'), canary: null });
  });

  it('then goes to the previous version, once', () => {
    const move = rolledBack({ ...running, canary: null });
    expect(move?.state).toMatchObject({ live: ref('old'), previous: null });
    expect(move && rolledBack(move.state)).toBeNull();
    expect(rolledBack(noPointer)).toBeNull();
  });

  it('[SHIP-04] leaves nothing where the first version of an area that may be empty was live', () => {
    const first = { ...noPointer, live: ref('first') };
    expect(rolledBack(first)).toBeNull();
    expect(rolledBack(first, true)).toMatchObject({
      kind: 'rollback',
      from: ref('first'),
      to: null,
      state: noPointer,
    });
    expect(rolledBack(noPointer, true)).toBeNull();
  });
});
