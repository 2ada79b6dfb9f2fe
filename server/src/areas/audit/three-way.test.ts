import { describe, expect, it } from 'vitest';
import { withoutChange } from './three-way.ts';

const nine = [{ from: '09:00', to: '17:00' }];
const ten = [{ from: '10:00', to: '17:00' }];
const hours = (monday: object, tuesday: object, dates: object[] = []) => ({
  timeZone: 'America/Chicago',
  weekly: { monday, tuesday },
  dates,
});
const christmas = { id: 'c', name: 'Christmas Day' };
const newYear = { id: 'n', name: 'New Year’s Day' };
const easter = { id: 'e', name: 'Easter' };

describe('annex J1 taking one change back', () => {
  it('gives a member back what it was', () => {
    expect(withoutChange('name', { before: 'Desk', after: 'Front' }, 'Front')).toEqual({
      value: 'Desk',
    });
  });

  it('leaves a member alone that is as before already', () => {
    expect(withoutChange('name', { before: 'Desk', after: 'Front' }, 'Desk')).toEqual({
      value: 'Desk',
    });
  });

  it('refuses a member that somebody changed again', () => {
    expect(withoutChange('name', { before: 'Desk', after: 'Front' }, 'Back')).toBeNull();
  });

  it('takes a day back and leaves another day alone', () => {
    const change = { before: hours(nine, nine), after: hours(ten, nine) };
    const now = hours(ten, ten);
    expect(withoutChange('businessHour', change, now)).toEqual({ value: hours(nine, ten) });
    expect(withoutChange('businessHour', change, hours([], nine))).toBeNull();
  });

  it('takes a date back where it stood, and leaves later dates alone', () => {
    const change = {
      before: hours(nine, nine, [christmas, newYear]),
      after: hours(nine, nine, [newYear]),
    };
    expect(withoutChange('businessHour', change, hours(nine, nine, [newYear, easter]))).toEqual({
      value: hours(nine, nine, [christmas, newYear, easter]),
    });
    const added = { before: hours(nine, nine), after: hours(nine, nine, [christmas]) };
    const renamed = { ...christmas, name: 'Xmas' };
    expect(withoutChange('businessHour', added, hours(nine, nine, [christmas, easter]))).toEqual({
      value: hours(nine, nine, [easter]),
    });
    expect(withoutChange('businessHour', added, hours(nine, nine, [renamed]))).toBeNull();
  });

  it('takes a key back and leaves another key alone', () => {
    const key = (actionId: string) => ({ action: 'team', actionId });
    const change = { before: { '1': key('a') }, after: { '1': key('b'), '2': key('c') } };
    const now = { '1': key('b'), '2': key('c'), '3': key('d') };
    expect(withoutChange('keys', change, now)).toEqual({ value: { '1': key('a'), '3': key('d') } });
    expect(withoutChange('keys', change, { ...now, '2': key('x') })).toBeNull();
  });

  it('never mixes two targets', () => {
    const to = (actionValue: string, actionType = 'team') => ({ actionType, actionValue });
    const change = { before: to('a'), after: to('b') };
    expect(withoutChange('missedCallHandling', change, to('b', 'teammate'))).toBeNull();
  });
});
