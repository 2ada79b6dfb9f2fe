import { expect, it } from 'vitest';
import * as v from 'valibot';
import { advancedSchema } from './advanced-values.ts';

const values = {
  timeZone: 'America/Chicago',
  language: null,
  smsGreetings: { isEnabled: false, text: '' },
  e911Address: null,
};
const messageOf = (smsGreetings: typeof values.smsGreetings) =>
  v.safeParse(advancedSchema, { ...values, smsGreetings }).issues?.[0]?.message;

it('[SET-01] annex F4 a greeting has at most 320 characters, and a text when it is sent', () => {
  expect(messageOf({ isEnabled: false, text: '' })).toBeUndefined();
  expect(messageOf({ isEnabled: true, text: ' ' })).toBe('The text field is required.');
  expect(messageOf({ isEnabled: true, text: 'x'.repeat(320) })).toBeUndefined();
  expect(messageOf({ isEnabled: false, text: 'x'.repeat(321) })).toBe(
    'The text field may not be greater than 320 characters.',
  );
});
