import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './toolchain.mjs';

const ids = readdirSync(join(root, 'host', 'variants'));
const isTest = /\.test\.(tsx?|mjs)$|^e2e\/|^server\/test\/|\/fake-[a-z-]+\.ts$/;
const isSource = /\.(tsx?|mjs|js|css|html|json|sql|yml)$/;

function sources() {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return files.filter(
    (file) =>
      isSource.test(file) &&
      !isTest.test(file) &&
      !file.startsWith('host/variants/') &&
      existsSync(join(root, file)),
  );
}

/** A variant's id as code would name it: as a text, in a path, or in a file's name. */
const namedIn = (text) =>
  ids.filter((id) => new RegExp(`(['"\`/])${id}(['"\`/])|favicon-${id}`).test(text));

it('finds a variant that is named, in a text, in a path and in the name of a file', () => {
  const [id] = ids;
  for (const text of [`'${id}'`, `"${id}"`, `/api/releases/${id}/billing`, `favicon-${id}.svg`]) {
    expect(namedIn(text)).toEqual([id]);
  }
});

it('no source names a variant: each is its folder and nothing else', () => {
  const found = sources().flatMap((file) =>
    namedIn(readFileSync(join(root, file), 'utf8')).map((id) => `${file}: ${id}`),
  );
  expect(ids.length).toBeGreaterThan(1);
  expect(found).toEqual([]);
});
