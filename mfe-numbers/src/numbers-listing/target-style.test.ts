import { companyListItemSchema } from '@jackfield/contract/api/company';
import { expect, it } from 'vitest';
import { targetStyles, targetName } from './target-style.ts';

it('NUM-01 has icon and word for every kind of target of annex F1', () => {
  const kinds = companyListItemSchema.entries.openHourTarget.entries.actionType.options;
  expect(Object.keys(targetStyles).toSorted()).toEqual(kinds.toSorted());
  const icons = Object.values(targetStyles).map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});

it('NUM-01 masks a number, drops the ending of a file and leaves names alone', () => {
  expect(targetName({ actionType: 'message', name: 'Closed.wav' })).toBe('Closed');
  expect(targetName({ actionType: 'number', name: '+12515550199' })).toBe('+1 (251) 555-0199');
  expect(targetName({ actionType: 'team', name: '12515550199' })).toBe('12515550199');
});
