import { expect, it } from 'vitest';
import { readSheetFile } from './read-sheet-file.ts';

it.each([
  ['a .xls of old', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a ZIP that is no workbook', [0x50, 0x4b, 0x03, 0x04, 0x00]],
])('J7 reads no text out of %s', async (_what, bytes) => {
  await expect(readSheetFile(new Blob([Uint8Array.from(bytes)]))).rejects.toThrow();
});

it('J7 reads a text as it is, however short', async () => {
  expect(await readSheetFile(new Blob(['A']))).toBe('A');
});
