import { expect, it } from 'vitest';
import { createLocalSpeech } from './local-speech.ts';

it('[OP-90] speaks texts as WAV of 8 kHz, with voices that differ', async () => {
  const speech = createLocalSpeech();
  const text = 'You have reached Harbor Dental.';
  const say = (gender: 'male' | 'female', languageCode = 'en-US') =>
    speech.speak({ text, languageCode, gender });
  const [female, male, malay] = await Promise.all([
    say('female'),
    say('male'),
    say('female', 'ms-MY'),
  ]);
  expect(female.toString('latin1', 0, 4)).toBe('RIFF');
  expect(female.readUInt32LE(24)).toBe(8000);
  const seconds = (female.length - 44) / 16_000;
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThan(6);
  expect(female.equals(male)).toBe(false);
  expect(female.equals(malay)).toBe(false);
  // Three voices take their time on a busy machine.
}, 30_000);

it('[OP-90] refuses a language without a voice', async () => {
  const speech = createLocalSpeech();
  await expect(
    speech.speak({ text: 'Hi', languageCode: 'xx', gender: 'male' }),
  ).rejects.toMatchObject({ code: 'PROVIDERUNAVAILABLE' });
});
