import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { describe, expect, it } from 'vitest';
import { companyTargets, idsOfTarget, summaryOf } from './target.ts';

const id = (n: number) => `018f0000-0000-7000-8000-00000000000${n}`;
const [ana, sam, desk, menu, closed, renee, gone] = [1, 2, 3, 4, 5, 6, 7].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const names = new Map([
  [ana, 'Ana'],
  [sam, 'Sam'],
  [desk, 'Front desk'],
  [menu, 'Main menu'],
  [closed, 'Closed.wav'],
  [renee, 'Renee'],
]);
const targets = (open: unknown, atClosed: unknown = null) =>
  companyTargets(
    {
      call_handling_open_hour: open as RoutingTarget | null,
      call_handling_closed_hour: atClosed as RoutingTarget | null,
    },
    renee,
  );
const show = (stored: unknown) => summaryOf(targets(stored).open, names);

describe('targets of a company number', () => {
  it.each([
    [{ actionType: 'teammate', actionValue: ana }, 'Ana'],
    [{ actionType: 'team', actionValue: desk }, 'Front desk'],
    [{ actionType: 'ivr', actionValue: menu }, 'Main menu'],
    [{ actionType: 'message', actionValue: closed }, 'Closed.wav'],
    [{ actionType: 'number', actionValue: '+12515550199' }, '+12515550199'],
    [{ actionType: 'voicemail', actionValue: { ownerType: 'team', ownerId: desk } }, 'Front desk'],
    [{ actionType: 'callgroup', actionValue: { option: 'single', list: [ana, sam] } }, 'Ana, Sam'],
  ])('shows %j as %s', (stored, name) => {
    expect(show(stored)).toEqual({ actionType: stored.actionType, name });
  });

  it.each([
    null,
    { actionType: 'nonsense' },
    { actionType: 'voicemail', actionValue: null },
    { actionType: 'callgroup', actionValue: { option: 'oneByOne', list: [ana] } },
  ])('is the voicemail of the owner where %j is stored', (stored) => {
    expect(show(stored)).toEqual({ actionType: 'voicemail', name: 'Renee' });
    expect(targets(null, stored).closed).toEqual({
      actionType: 'voicemail',
      actionValue: { ownerType: 'teammate', ownerId: renee },
    });
  });

  it('shows no name for a record that is gone', () => {
    expect(show({ actionType: 'team', actionValue: gone }).name).toBe('');
    const group = { actionType: 'callgroup', actionValue: { option: 'single', list: [gone, ana] } };
    expect(show(group).name).toBe('Ana');
  });

  it('asks for the names of records only', () => {
    const number = { actionType: 'number', actionValue: '+12515550199' };
    expect(idsOfTarget(targets(number).open)).toEqual([]);
    expect(idsOfTarget(targets(null).open)).toEqual([renee]);
  });
});
