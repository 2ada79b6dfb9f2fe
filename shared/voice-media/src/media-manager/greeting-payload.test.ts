import { greetingTextSchema } from '@jackfield/contract/api/media';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { greetingPayload } from './greeting-payload.ts';

it('[ENT-22] puts .wav behind the name and the voice beside the text', () => {
  expect(greetingPayload(' Out of hours ', 'Hello. ', 'male', 'en-GB')).toEqual({
    text: 'Hello.',
    fileName: 'Out of hours.wav',
    voiceSetting: { languageCode: 'en-GB', gender: 'male' },
  });
});

it('[VAL-31] a text has 1 to 2,000 characters', () => {
  const messageOf = (text: string) =>
    v.safeParse(greetingTextSchema, greetingPayload('Lunch', text, 'male', 'en-US')).issues?.[0]
      ?.message;
  expect(messageOf('x'.repeat(2000))).toBeUndefined();
  expect(messageOf('x'.repeat(2001))).toBe(
    'The greeting text field may not be greater than 2000 characters.',
  );
  expect(messageOf(' ')).toBe('The greeting text field is required.');
});
