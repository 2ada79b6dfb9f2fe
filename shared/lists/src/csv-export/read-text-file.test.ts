import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

it('reads the encoding of older spreadsheets', async () => {
  const bytes = Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9]);
  expect(await readTextFile(new Blob([bytes]))).toBe('José');
  expect(await readTextFile(new Blob(['José']))).toBe('José');
});
