import { describe, expect, it } from 'vitest';
import { memberParts, mergeMembers } from './merge-members.ts';

const nine = [{ from: '09:00', to: '17:00' }];
const ten = [{ from: '10:00', to: '17:00' }];
const hours = (monday: object, tuesday: object, dates: object[] = []) => ({
  businessHour: { timeZone: 'America/Chicago', weekly: { monday, tuesday }, dates },
});
const christmas = { id: 'c', name: 'Christmas Day' };
const newYear = { id: 'n', name: 'New Year’s Day' };
const easter = { id: 'e', name: 'Easter' };

const fields = { first: 'Maya', last: 'Okafor', address: { city: 'Mobile', zip: '36602' } };

type Members = Record<string, unknown>;
const byPart = (base: Members, yours: Members, theirs: Members) =>
  mergeMembers(base, yours, theirs, memberParts);

describe('annex J1 two edits of one record', () => {
  it('merges fields changed on one side by themselves', () => {
    const theirs = { ...fields, last: 'Bright' };
    expect(mergeMembers(fields, { ...fields, first: 'May' }, theirs)).toEqual({
      merged: { ...fields, first: 'May', last: 'Bright' },
      clashes: [],
    });
  });

  it('leaves a field changed on both sides to the person and keeps what was typed', () => {
    const theirs = { ...fields, last: 'Bright' };
    const { merged, clashes } = mergeMembers(fields, { last: 'Okafor Bright' }, theirs);
    expect(clashes).toEqual(['last']);
    expect(merged).toEqual({ ...fields, last: 'Okafor Bright' });
  });

  it('sees no clash when both sides made the same change', () => {
    const yours = { address: { zip: '36603', city: 'Mobile' } };
    const theirs = { ...fields, address: { city: 'Mobile', zip: '36603' } };
    expect(mergeMembers(fields, yours, theirs).clashes).toEqual([]);
  });

  it('takes a member that is not named in parts whole', () => {
    const [yours, theirs] = [
      { address: { city: 'Mobile', zip: '36603' } },
      { ...fields, address: { city: 'Boston', zip: '36602' } },
    ];
    expect(mergeMembers(fields, yours, theirs).clashes).toEqual(['address']);
  });

  it('puts days and dates of both sides together, yours first', () => {
    const merge = byPart(
      hours(nine, nine, [christmas, newYear]),
      hours(ten, nine, [christmas, newYear, { id: 'mine' }]),
      hours(nine, ten, [christmas, newYear, easter]),
    );
    const dates = [christmas, newYear, { id: 'mine' }, easter];
    expect(merge).toEqual({ merged: hours(ten, ten, dates), clashes: [] });
  });

  it('keeps the order of the other side where it moved what both have', () => {
    const { merged } = byPart(
      hours(nine, nine, [christmas, newYear]),
      hours(nine, nine, [christmas, newYear, easter]),
      hours(nine, nine, [newYear, christmas]),
    );
    expect(merged).toEqual(hours(nine, nine, [newYear, christmas, easter]));
  });

  it('puts what is recorded of calls in and out together', () => {
    const recorded = (inbound: boolean, outbound: boolean) => ({
      callRecordingSetting: { inbound, outbound },
    });
    const merge = byPart(recorded(false, false), recorded(true, false), recorded(false, true));
    expect(merge).toEqual({ merged: recorded(true, true), clashes: [] });
  });

  it('lets yours win on the day that both changed, and names the member', () => {
    const merge = byPart(hours(nine, nine), hours(ten, nine), hours([], ten));
    expect(merge).toEqual({ merged: hours(ten, ten), clashes: ['businessHour'] });
    const late = [{ from: '09:00', to: '18:00' }];
    expect(byPart(hours(nine, nine), hours(ten, nine), hours(late, ten))).toEqual(merge);
  });

  it('never mixes two targets, nor two dates', () => {
    const to = (actionValue: string, actionType = 'team') => ({
      keys: { '1': { actionType, actionValue } },
    });
    expect(byPart(to('a'), to('b'), to('a', 'teammate')).clashes).toEqual(['keys']);
    const renamed = (change: object) => hours(nine, nine, [{ ...christmas, ...change }]);
    const merge = byPart(renamed({}), renamed({ name: 'Xmas' }), renamed({ closed: true }));
    expect(merge).toEqual({ merged: renamed({ name: 'Xmas' }), clashes: ['businessHour'] });
  });
});

describe('annex J1 taking one change back', () => {
  it('takes a date back where it stood, and leaves later dates alone', () => {
    const made = hours(nine, nine, [newYear]);
    const before = hours(nine, nine, [christmas, newYear]);
    const { merged } = byPart(made, before, hours(nine, nine, [newYear, easter]));
    expect(merged).toEqual(hours(nine, nine, [christmas, newYear, easter]));
  });

  it('takes a date away that was added, unless somebody changed it since', () => {
    const [made, before] = [hours(nine, nine, [christmas]), hours(nine, nine)];
    const later = byPart(made, before, hours(nine, nine, [christmas, easter]));
    expect(later).toEqual({ merged: hours(nine, nine, [easter]), clashes: [] });
    const renamed = hours(nine, nine, [{ ...christmas, name: 'Xmas' }]);
    expect(byPart(made, before, renamed).clashes).toEqual(['businessHour']);
  });

  it('takes a key back and leaves another key alone', () => {
    const key = (actionId: string) => ({ action: 'team', actionId });
    const made = { keys: { '1': key('b'), '2': key('c') } };
    const before = { keys: { '1': key('a') } };
    expect(byPart(made, before, { keys: { ...made.keys, '3': key('d') } })).toEqual({
      merged: { keys: { '1': key('a'), '3': key('d') } },
      clashes: [],
    });
    expect(byPart(made, before, { keys: { ...made.keys, '2': key('x') } }).clashes).toEqual([
      'keys',
    ]);
  });

  it('leaves a member alone that is as before already', () => {
    const back = mergeMembers({ name: 'Front' }, { name: 'Desk' }, { name: 'Desk' });
    expect(back).toEqual({ merged: { name: 'Desk' }, clashes: [] });
  });
});
