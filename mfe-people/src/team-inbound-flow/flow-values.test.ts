import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { flowSchema, settingOf, typedFlowSchema } from './flow-values.ts';
import { common } from '@jackfield/runtime';

const flow = {
  inboundFlow: 'ringGroup',
  option: 'simultaneous',
  ringSeconds: 20,
  maxWaitSeconds: 300,
  maxCallers: 10,
} as const;

const messageOf = (change: object) =>
  v.safeParse(flowSchema, { ...flow, ...change }).issues?.[0]?.message;

describe('settingOf', () => {
  it('[API-141] sends the changed members alone', () => {
    expect(settingOf({})).toEqual({});
    expect(settingOf({ inboundFlow: 'callQueue', maxCallers: 5 })).toEqual({
      inboundFlow: 'callQueue',
      callQueue: { maxCallers: 5 },
    });
    expect(settingOf({ option: 'single' })).toEqual({ ringGroup: { option: 'single' } });
  });
});

describe('flowSchema', () => {
  it('[TEAM-04] holds every number within its limits', () => {
    expect(v.is(flowSchema, flow)).toBe(true);
    expect(messageOf({ ringSeconds: 4 })).toBe('The ring time field must be between 5 and 60.');
    expect(messageOf({ maxWaitSeconds: 1801 })).toBe(
      'The maximum wait field must be between 30 and 1800.',
    );
    expect(messageOf({ maxCallers: Number.NaN })).toBe('The maximum callers field is required.');
  });

  it('[TEAM-04] a draft keeps an empty number field', () => {
    const kept = JSON.stringify({ ...flow, ringSeconds: Number.NaN });
    expect(v.parse(typedFlowSchema, JSON.parse(kept))).toEqual({
      ...flow,
      ringSeconds: Number.NaN,
    });
  });
});

describe('ring modes', () => {
  it("[ROUTE-09] are labelled 'Ring simultaneously' and 'Round robin'", () => {
    expect(common.ringSimultaneously.message).toBe('Ring simultaneously');
    expect(common.roundRobin.message).toBe('Round robin');
  });
});
