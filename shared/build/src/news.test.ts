import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewsContribution } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { root } from './folders.mjs';
import { remoteJson } from './remote-json.mjs';

const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')),
);

for (const remote of remotes) {
  const folder = join(root, remote);
  const source = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const { news = [], contributions } = remoteJson(source, folder);
  if (!contributions?.['news']) continue;

  it(`${remote} has words for the news that it lists, and for no other`, async () => {
    const file = `${join(folder, contributions['news'] ?? '')}.ts`;
    const { notes }: NewsContribution = await import(/* @vite-ignore */ file);
    const said = notes();
    expect(said.map(({ id }) => id).toSorted()).toEqual(news.map(({ id }) => id).toSorted());
    for (const { title, text, link } of said) {
      expect(title).not.toMatch(/[.!]$/);
      expect(text).toMatch(/\.$/);
      if (link) expect(link.to).toMatch(/^\/(?!\/)/);
    }
  });
}
