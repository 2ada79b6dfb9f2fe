import { account, mainNumber } from '@jackfield/domain/routing/sample-account';
import { expect, it } from 'vitest';
import { carryCall } from './sandbox-calls.ts';

const at = Date.parse('2026-11-16T16:00:00Z');
const call = { number: mainNumber, from: '+12515550777', at };

it('[LOG-01] the sandbox tells wait and way of a call, and where an impatient caller hung up', () => {
  const config = account();
  const waited = carryCall(config, { ...call, outcomes: { everyone: 'silent' } });
  expect(waited.way.length).toBeGreaterThan(1);
  expect(waited.story.wait).toBeGreaterThan(0);
  const left = carryCall(
    config,
    { ...call, outcomes: { everyone: 'silent' } },
    { patience: (waited.story.wait ?? 0) - 1 },
  );
  expect(left.story).toMatchObject({ outcome: 'missed', outcome_by: null });
  expect(left.story.ended_in).toMatch(/^(waiting|menu)$/);
  expect(left.story.wait).toBe((waited.story.wait ?? 0) - 1);
  expect(left.way.length).toBeLessThan(waited.way.length);
});
