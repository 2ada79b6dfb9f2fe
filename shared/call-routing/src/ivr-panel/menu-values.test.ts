import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  hasKeys,
  keysOf,
  keyValuesOf,
  lostTargets,
  menuValuesSchema,
  menuWith,
  routedMenu,
  valuesOf,
} from './menu-values.ts';
import { sampleActions, sampleIds, sampleMenu } from './sample-menu.ts';

const menu = sampleMenu();
const values = valuesOf(menu);
const faults = (changed: object) => {
  const { nested = {} } = v.flatten<typeof menuValuesSchema>(
    v.safeParse(menuValuesSchema, { ...values, ...changed }).issues ?? ([] as never),
  );
  return Object.fromEntries(Object.entries(nested).map(([field, texts]) => [field, texts?.[0]]));
};

describe('values of a menu', () => {
  it('[ENT-19] come back as the menu they were read from', () => {
    expect(menuWith(menu, values)).toEqual(menu);
  });

  it('annex J4 the routing hears of every member that callers notice', () => {
    const next = { ...values, greeting: sampleIds.billing, retries: 1, timeout: 7 };
    expect(routedMenu(menu, next)).toEqual({
      keys: menu.keys,
      menuMedia: { ...menu.menuMedia, greeting: sampleIds.billing },
      retries: 1,
      timeout: 7,
    });
  });

  it('[IVR-15] [OP-80] hang up is no key, a team is one', () => {
    const team = { action: 'team' as const, actionId: sampleIds.billing };
    expect(keysOf({ ...values, noInput: null }).map(({ input }) => input)).toEqual(['1']);
    expect(keysOf({ ...values, noInput: team }).map(({ input }) => input)).toEqual([
      '1',
      'timeout',
    ]);
    const hangup = { input: 'timeout' as const, action: 'hangup' as const, actionId: null };
    expect(keyValuesOf([hangup]).noInput).toBeNull();
  });

  it('[VAL-44] the name is required and at most 50 characters', () => {
    expect(faults({ name: ' ' })).toEqual({ name: 'The name field is required.' });
    expect(faults({ name: 'n'.repeat(50) })).toEqual({});
    expect(faults({ name: '👩‍👩‍👧‍👦é'.repeat(25) })).toEqual({});
    expect(faults({ name: 'n'.repeat(51) })).toEqual({
      name: 'The name field may not be greater than 50 characters.',
    });
  });

  it('[VAL-47] [VAL-49] keys need a target, the timeout a team', () => {
    expect(faults({ key1: { action: 'teammate', actionId: null } })).toEqual({
      key1: 'The action field is required.',
    });
    expect(faults({ noInput: { action: 'team', actionId: null } })).toEqual({
      noInput: 'The team field is required.',
    });
  });

  it('[VAL-50] the timeout entry alone makes no menu', () => {
    const team = { action: 'team' as const, actionId: sampleIds.billing };
    expect(hasKeys({ ...values, key1: null, noInput: team })).toBe(false);
    expect(hasKeys(values)).toBe(true);
  });

  it('[VAL-51] [VAL-52] finds targets that are gone, and the menu itself', () => {
    const keys = {
      ...values,
      key2: { action: 'teammate' as const, actionId: 'gone' },
      key3: { action: 'ivr' as const, actionId: menu.id },
      key4: { action: 'ivr' as const, actionId: sampleIds.locations },
      noInput: { action: 'team' as const, actionId: 'gone' },
    };
    expect(lostTargets(keys, sampleActions(), menu.id)).toEqual(['key2', 'key3', 'noInput']);
  });
});
