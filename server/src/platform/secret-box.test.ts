import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';
import { parseSecretKeys, readSecretKeys } from './secret-keys.ts';

const keyOf = (id: string) => ({ id, bytes: randomBytes(32) });
const secret = 'Lantern-Road27é';

it('a sealed text opens for what it was sealed about, and never looks the same', () => {
  const box = createSecretBox([keyOf('a')]);
  const sealed = box.seal(secret, 'device:1');
  expect(sealed).not.toContain(secret);
  expect(sealed).not.toBe(box.seal(secret, 'device:1'));
  expect(box.open(sealed, 'device:1')).toBe(secret);
  expect(() => box.open(sealed, 'device:2')).toThrow();
});

it('a changed text, another key and a plain text do not open', () => {
  const box = createSecretBox([keyOf('a')]);
  const sealed = box.seal(secret, 'x');
  const at = sealed.length - 4;
  const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
  expect(() => box.open(changed, 'x')).toThrow();
  expect(() => createSecretBox([keyOf('a')]).open(sealed, 'x')).toThrow();
  expect(() => createSecretBox([keyOf('b')]).open(sealed, 'x')).toThrow('no key a');
  expect(() => box.open(secret, 'x')).toThrow();
});

it('an older key still opens, and what it sealed is not current', () => {
  const old = keyOf('old');
  const sealed = createSecretBox([old]).seal(secret, 'x');
  const box = createSecretBox([keyOf('new'), old]);
  expect(box.open(sealed, 'x')).toBe(secret);
  expect([box.isSealed(sealed), box.isCurrent(sealed)]).toEqual([true, false]);
  expect(box.isCurrent(box.seal(secret, 'x'))).toBe(true);
});

it('[VAL-19] texts of any length seal alike, and no password looks sealed', () => {
  const box = createSecretBox([keyOf('a')]);
  for (const text of ['', 'x', 'é\u0080'.repeat(20), 'x'.repeat(64)]) {
    const sealed = box.seal(text, 'x');
    expect([box.open(sealed, 'x'), box.isSealed(sealed)]).toEqual([text, true]);
  }
  expect(box.seal('short', 'x')).toHaveLength(box.seal('x'.repeat(63), 'x').length);
  expect(box.isSealed(`sealed.v1.a.${'A'.repeat(52)}`)).toBe(false);
});

it('[OP-134] reads keys from settings, and names what is wrong', () => {
  const one = `2026a:${randomBytes(32).toString('base64')}`;
  expect(parseSecretKeys(`${one}, 2025a:${randomBytes(32).toString('base64')}`, 'X')).toMatchObject(
    [{ id: '2026a' }, { id: '2025a' }],
  );
  for (const wrong of ['', 'a:short', `${one},${one}`, randomBytes(32).toString('base64')]) {
    expect(() => parseSecretKeys(wrong, 'SECRET_KEYS')).toThrow('SECRET_KEYS must be keys');
  }
});

it('makes a key file once, which others cannot read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jackfield-keys-'));
  const source = { secretKeys: undefined, dataDir };
  const [first, second] = await Promise.all([readSecretKeys(source), readSecretKeys(source)]);
  expect(first).toEqual(second);
  expect(await readSecretKeys(source)).toEqual(first);
  const path = join(dataDir, 'secret-keys');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).toContain(first[0]?.id);
  await rm(dataDir, { recursive: true });
});
