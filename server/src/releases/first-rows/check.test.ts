import type { ReleaseManifest } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { checkFirstRows } from './check.ts';
import { LateError } from './painter.ts';

const manifest = { firstRows: { patterns: ['/a', '/b'], files: [] } } as unknown as ReleaseManifest;
const sound = "var firstRows = { patterns: ['/b', '/a'] };";

const check = (script: string | null, style: string | null = '.a{}') =>
  checkFirstRows(manifest, async (file) => {
    const text = file.endsWith('.js') ? script : style;
    return text === null ? null : Buffer.from(text);
  });

const read = async (file: string) => Buffer.from(file.endsWith('.js') ? sound : '.a{}');
const painterThat = (fault: Error) => () => ({
  run: () => Promise.reject(fault),
  close: () => Promise.resolve(),
});

it('does not refuse what a busy machine could not judge', async () => {
  const busy = painterThat(new LateError('others had the processor'));
  await expect(checkFirstRows(manifest, read, busy)).resolves.toBe(false);
  const broken = painterThat(new Error('no rows'));
  await expect(checkFirstRows(manifest, read, broken)).rejects.toThrow('no rows');
});

it('takes a script that runs by itself and names the pages of remote.json', async () => {
  await expect(check(sound)).resolves.toBe(true);
  await expect(check(sound, '@media (width<=767px){.a{}}')).resolves.toBe(true);
  await expect(checkFirstRows({} as ReleaseManifest, async () => null)).resolves.toBe(true);
});

it.each([
  ['no script', null, '.a{}', 'lacks first-rows.js'],
  ['no style', sound, null, 'lacks first-rows.js or first-rows.css'],
  ['too large a script', `${sound}/*${'x'.repeat(1_500_000)}*/`, '.a{}', 'at most 1500000 bytes'],
  ['a style that ends its element', sound, '</style><script>', 'may not hold'],
  ['a style that ends what is kept of nobody', sound, '.a{}<!--/own-->', 'may not hold'],
  ['a script that is none', 'var firstRows = {', '.a{}', 'does not run'],
  ['a script that needs a browser', 'document.title', '.a{}', 'document is not defined'],
  ['other pages', "var firstRows = { patterns: ['/a'] }", '.a{}', 'paints other pages'],
])('refuses %s', async (_what, script, style, reason) => {
  await expect(check(script, style)).rejects.toThrow(reason);
});
