import { expect, it } from 'vitest';
import { greetingPayload } from './greeting-payload.ts';

it('[ENT-22] puts .wav behind the name and the voice beside the text', () => {
  expect(greetingPayload(' Out of hours ', 'Hello. ', 'male', 'en-GB')).toEqual({
    text: 'Hello.',
    fileName: 'Out of hours.wav',
    voiceSetting: { languageCode: 'en-GB', gender: 'male' },
  });
});
