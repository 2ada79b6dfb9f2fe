import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const text = 'Name\tOrt\r\nJosé\t東京\r\n';

function utf16(written: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(written.length * 2));
  for (let at = 0; at < written.length; at += 1) {
    view.setUint16(at * 2, written.charCodeAt(at), isLittle);
  }
  return new Uint8Array(view.buffer);
}

it.each([
  ['UTF-8', text],
  ['UTF-8 with a mark', `\uFEFF${text}`],
  ['UTF-16LE with a mark', utf16(`\uFEFF${text}`, true)],
  ['UTF-16BE with a mark', utf16(`\uFEFF${text}`, false)],
  ['UTF-16LE without', utf16(text, true)],
  ['UTF-16BE without', utf16(text, false)],
])('reads %s', async (_encoding, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(text);
});

it('reads the encoding of older spreadsheets', async () => {
  const bytes = Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9, 0x20, 0x80, 0x92]);
  expect(await readTextFile(new Blob([bytes]))).toBe('José €’');
});
