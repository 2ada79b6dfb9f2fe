import { describe, expect, it } from 'vitest';
import { idsOfTarget, readTarget, summaryOf } from './target.ts';

const names = new Map([
  ['p1', 'Ana'],
  ['p2', 'Sam'],
  ['t1', 'Front desk'],
  ['m1', 'Main menu'],
  ['g1', 'Closed.wav'],
]);
const show = (stored: unknown) => summaryOf(readTarget(stored), names, 'Renee');

describe('target of a company number', () => {
  it.each([
    [{ actionType: 'teammate', actionValue: 'p1' }, 'Ana'],
    [{ actionType: 'team', actionValue: 't1' }, 'Front desk'],
    [{ actionType: 'ivr', actionValue: 'm1' }, 'Main menu'],
    [{ actionType: 'message', actionValue: 'g1' }, 'Closed.wav'],
    [{ actionType: 'number', actionValue: '+12515550199' }, '+12515550199'],
    [{ actionType: 'voicemail', actionValue: { ownerType: 'team', ownerId: 't1' } }, 'Front desk'],
    [
      { actionType: 'callgroup', actionValue: { option: 'single', list: ['p1', 'p2'] } },
      'Ana, Sam',
    ],
  ])('ENT-06, annex F1 shows %j as %s', (stored, name) => {
    expect(show(stored)).toEqual({ actionType: stored.actionType, name });
  });

  it('annex F1 shows the voicemail of the owner where nothing is stored', () => {
    expect(show(null)).toEqual({ actionType: 'voicemail', name: 'Renee' });
    expect(show({ actionType: 'nonsense' })).toEqual({ actionType: 'voicemail', name: 'Renee' });
  });

  it('shows no name for a record that is gone', () => {
    expect(show({ actionType: 'team', actionValue: 'gone' }).name).toBe('');
    const group = {
      actionType: 'callgroup',
      actionValue: { option: 'single', list: ['gone', 'p1'] },
    };
    expect(show(group).name).toBe('Ana');
  });

  it('asks for the names of records only', () => {
    expect(idsOfTarget(readTarget({ actionType: 'number', actionValue: '+12515550199' }))).toEqual(
      [],
    );
    expect(idsOfTarget(readTarget(null))).toEqual([]);
  });
});
