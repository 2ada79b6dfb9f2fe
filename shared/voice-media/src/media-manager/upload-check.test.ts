import { t } from '@jackfield/runtime';
import { expect, it } from 'vitest';
import { uploadFault } from './upload-check.ts';

const limit = 5 * 1024 * 1024;
function faultOf(name: string, size = 1000): string | null {
  const fault = uploadFault({ name, size });
  return fault && t(fault);
}

it('[VAL-34] [VAL-35] lets WAV and MP3 through, and names what may be uploaded', () => {
  expect(['a.wav', 'b.MP3', 'c.mpeg'].map((name) => faultOf(name))).toEqual([null, null, null]);
  for (const name of ['a.exe', 'a.wav.svg', 'wav']) {
    expect(faultOf(name)).toBe('Invalid file extension. Allowed extension: .wav, .mp3.');
  }
});

it('[VAL-36] [VAL-38] ends names at 50 characters and files at 5 MB', () => {
  expect(faultOf(`${'n'.repeat(50)}.wav`)).toBeNull();
  expect(faultOf(`${'n'.repeat(51)}.wav`)).toBe('Greeting name cannot more than 50 characters');
  expect(faultOf(`${'👩‍👩‍👧‍👦e\u0301'.repeat(25)}.wav`)).toBeNull();
  expect(faultOf('a.wav', limit)).toBeNull();
  expect(faultOf('a.wav', limit + 1)).toBe('Maximum file upload size 5MB.');
});
