import {
  account,
  company,
  mainNumber,
  menu,
  person,
  team,
  to,
} from '@jackfield/domain/routing/sample-account';
import { describe, expect, it } from 'vitest';
import { sampleCall, type SampleStory } from './sample-call.ts';

/** A Tuesday morning in Chicago. */
const at = Date.parse('2026-11-17T16:00:00Z');
const story: SampleStory = { answersAfter: 5, patience: 60, talks: 30, turn: 0 };
const queue = team('Sales', {
  inboundFlow: 'callQueue',
  maxWaitSeconds: 300,
  memberIds: ['Ana', 'Ben'],
});
const config = account({
  companies: [company({ openHour: to('ivr', 'Menu') })],
  menus: [menu('Menu', { keys: [{ input: '1', action: 'team', actionId: 'Sales' }] })],
  teams: [queue],
  people: [person('Ana'), person('Ben')],
});
const play = (change: Partial<SampleStory> = {}, busy: readonly string[] = []) => {
  const call = { number: mainNumber, from: '+12055550143', at };
  const { steps, endsAt, outcome } = sampleCall(
    config,
    call,
    { ...story, ...change },
    new Set(busy),
  );
  const told = steps.map(({ phase: { kind, teamId, teammateIds }, at: begins }) =>
    [(begins - at) / 1000, kind, ...(teamId ? [teamId] : []), ...teammateIds].join(' '),
  );
  return { told, lasts: (endsAt - at) / 1000, outcome };
};

describe('[LIVE-01] a sample call', () => {
  it('goes by the routing: through the menu, into the queue, to who answers', () => {
    const { told, lasts, outcome } = play({ turn: 0 });
    expect(told).toEqual(['0 listening', '4 waiting Sales Ana Ben', '9 talking Ana']);
    expect(lasts).toBe(39);
    expect(outcome).toMatchObject({
      outcome: 'answered',
      takenBy: { kind: 'teammate', id: 'Ana' },
      seconds: 30,
    });
    expect(outcome.way.map(({ node }) => node.id)).toEqual(['number', 'Main', 'Menu', 'Sales']);
  });

  it('is taken by nobody who talks already', () => {
    expect(play({ turn: 0 }, ['Ana']).told.at(-1)).toBe('9 talking Ben');
  });

  it('ends as missed where the caller waits no longer', () => {
    const { told, lasts, outcome } = play({ answersAfter: null, patience: 40 });
    expect([told.at(-1), lasts]).toEqual(['4 waiting Sales Ana Ben', 44]);
    expect(outcome).toMatchObject({ outcome: 'missed', takenBy: null, seconds: 0 });
  });

  it('ends as missed at a voicemail: nobody speaks there, and no message is told', () => {
    const { told, outcome } = play({ answersAfter: null, patience: 400 });
    expect(told.at(-1)).toBe('304 listening');
    expect(outcome).toMatchObject({ outcome: 'missed', takenBy: null });
  });
});
