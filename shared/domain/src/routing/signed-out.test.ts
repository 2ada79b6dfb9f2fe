import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { RoutedTeam } from './config.ts';
import { simulate } from './simulate.ts';
import { account, company, mainNumber, person, team, to } from './sample-account.ts';
import { say } from './sentence.ts';

// Monday, midnight and 10:00 am in Chicago.
const from = Date.parse('2026-11-16T06:00:00Z');
const open = Date.parse('2026-11-16T16:00:00Z');

const queue = (change: Partial<RoutedTeam> = {}) =>
  account({
    companies: [company({ openHour: to('team', 'Sales') })],
    teams: [team('Sales', { inboundFlow: 'callQueue', memberIds: ['Ana', 'Ben'], ...change })],
    people: ['Ana', 'Ben'].map((name) => person(name)),
  });
const endOf = (change: Partial<RoutedTeam>) => {
  const call = { number: mainNumber, from: null, at: open };
  const { kind, reason } = simulate(queue(change), call).end;
  return `${kind}: ${say(reason)}`;
};

describe('who is signed out of a queue', () => {
  it('[LIVE-02] is passed over, and without anybody a call was missed', () => {
    expect(endOf({ signedOutIds: ['Ana'] })).toBe(
      'answered: The caller waits in the queue of Sales for Ben.',
    );
    expect(endOf({ signedOutIds: ['Ana', 'Ben'] })).toMatch(/^voicemail:/);
  });

  it('[LIVE-02] rings as before in a ring group', () => {
    const group = { inboundFlow: 'ringGroup', signedOutIds: ['Ana', 'Ben'] } as const;
    expect(endOf(group)).toMatch(/^answered: .*Ana and Ben/);
  });

  it('[LIVE-02] is noticed by callers, by name, and by most where the last one goes', () => {
    const told = (before: string[], after: string[]) =>
      compare(queue({ signedOutIds: before }), queue({ signedOutIds: after }), { from }).map(
        ({ before: was, after: is, leaving, joining }) => [was.kind, is.kind, leaving, joining],
      );
    expect(told([], ['Ana'])).toEqual([['answered', 'answered', ['Ana'], []]]);
    expect(told(['Ben'], ['Ana', 'Ben'])).toEqual([['answered', 'voicemail', [], []]]);
    expect(told(['Ana'], [])).toEqual([['answered', 'answered', [], ['Ana']]]);
    expect(told([], ['Cid'])).toEqual([]);
  });
});
