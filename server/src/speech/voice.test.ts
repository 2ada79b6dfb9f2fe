import { expect, it } from 'vitest';
import { voiceOf } from './voice.ts';

it('[ENT-22] finds male and female voices of the languages of the three countries', () => {
  expect(voiceOf('en-US', 'female')).toBe('en-us+f3');
  expect(voiceOf('en-GB', 'male')).toBe('en-gb+m3');
  expect(voiceOf('en-CA', 'male')).toBe('en-us+m3');
  expect(voiceOf('ms-MY', 'female')).toBe('ms+f3');
  expect(voiceOf('fr-CA', 'female')).toBe('fr+f3');
  expect(voiceOf('es-MX', 'female')).toBe('es-419+f3');
  expect(voiceOf('xx', 'female')).toBeNull();
  expect(voiceOf('constructor', 'female')).toBeNull();
});
