import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { targets } from './folders.mjs';
import { root } from './folders.mjs';
import { hashOf, isFresh, sourcesOf } from './stale.mjs';

/** A text of each trade, and the builds that show it. */
const shown: Record<string, string[]> = {
  'shared/call-routing/src/ivr-panel/messages.ts': ['numbers', 'people'],
  'shared/call-routing/src/business-hours/messages.ts': ['numbers', 'people'],
  'shared/call-routing/src/call-flow/messages.ts': [
    'billing',
    'integrations',
    'numbers',
    'people',
    'settings',
  ],
  'shared/voice-media/src/media-manager/messages.ts': ['numbers', 'people', 'settings'],
  'shared/phone-numbers/src/number-picker/messages.ts': ['numbers', 'people', 'settings'],
  'shared/devices/src/my-device/messages.ts': ['people', 'settings'],
  'shared/records/src/record-history/messages.ts': ['host'],
  'shared/lists/src/list-page/messages.ts': ['compliance', 'host', 'numbers', 'people'],
  'shared/usage/src/usage-page/messages.ts': ['billing', 'numbers', 'settings'],
  'shared/texting/src/texting-page/messages.ts': ['compliance', 'numbers'],
  'mfe-numbers/src/company-usage/usage-page.tsx': ['numbers'],
  'mfe-people/src/used-by/messages.ts': ['people'],
  'host/src/activity/messages.ts': ['host'],
};

const readAfter = (changed: string) => (file: string) => {
  const bytes = readFileSync(join(root, file));
  return file === changed ? Buffer.concat([bytes, Buffer.from('\n// changed')]) : bytes;
};

function builtAnew(read: (file: string) => Buffer): string[] {
  return targets()
    .filter(({ folder }) => !isFresh(folder, read))
    .map(({ name }) => name)
    .toSorted();
}

describe('what a change builds anew', () => {
  it('finds every build fresh while nothing changed (run `pnpm build` first)', () => {
    expect(builtAnew((file) => readFileSync(join(root, file)))).toEqual([]);
  });

  it.each(Object.entries(shown))('%s', (file, names) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(builtAnew(readAfter(file))).toEqual(names);
  });

  it('of the build tools is what they build', () => {
    const all = targets().map(({ name }) => name);
    const remotes = all.filter((name) => name !== 'host');
    expect(builtAnew(readAfter('shared/build/src/base.mjs'))).toEqual(all.toSorted());
    expect(builtAnew(readAfter('shared/build/src/remote.mjs'))).toEqual(remotes.toSorted());
    expect(builtAnew(readAfter('shared/build/src/host.mjs'))).toEqual(['host']);
    expect(builtAnew(readAfter('mfe-people/rspack.config.ts'))).toEqual(['people']);
    expect(builtAnew(readAfter('shared/build/src/release-command.mjs'))).toEqual([]);
  });

  it('of the number of a name is who takes that name', () => {
    const lock = 'shared/build/exports.lock.json';
    const text = readFileSync(join(root, lock), 'utf8');
    const read = (name: string) => (file: string) =>
      file === lock
        ? Buffer.from(text.replace(`"${name}": "1.`, `"${name}": "9.`))
        : readFileSync(join(root, file));
    expect(builtAnew(read('emergencyText'))).toEqual(['host']);
    expect(builtAnew(read('relativeTime'))).toEqual(['host', 'numbers', 'people', 'settings']);
  });

  describe('in the lock', () => {
    const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
    const afterLock = (change: (text: string) => string) => (file: string) =>
      file === 'pnpm-lock.yaml' ? Buffer.from(change(lock)) : readFileSync(join(root, file));

    it('by a new dependency of one team is nothing until something imports it', () => {
      const importer = '  mfe-billing:\n    dependencies:\n';
      const read = afterLock((text) =>
        text
          .replace(importer, `${importer}      left:\n        version: 1.0.0\n`)
          .concat('\n  left@1.0.0:\n    dependencies:\n      right: 2.0.0\n'),
      );
      expect(String(read('pnpm-lock.yaml'))).toContain('left:\n');
      expect(builtAnew(read)).toEqual([]);
    });

    it('by another version of a dependency is who imports it', () => {
      const after = (from: string, to: string) => afterLock((text) => text.replaceAll(from, to));
      expect(builtAnew(after('react-hook-form@7.', 'react-hook-form@8.'))).toEqual(['host']);
      expect(builtAnew(after('chrono-node@2.', 'chrono-node@3.'))).toEqual(['numbers']);
    });

    it('by another version of the compiler is everything', () => {
      const read = afterLock((text) => text.replaceAll('@rspack/core@2.', '@rspack/core@3.'));
      expect(builtAnew(read)).toEqual(
        targets()
          .map(({ name }) => name)
          .toSorted(),
      );
    });
  });

  it('of an installed package is what was made of it', () => {
    const read = (entry: string) => (file: string) =>
      file === 'pnpm-lock.yaml' ? `\nsnapshots:\n\n  left@1.0.0: {}\n\n${entry}` : '';
    const sources = { files: [], packages: ['right@2.0.0'] };
    const before = hashOf(sources, read('  right@2.0.0: {}'));
    expect(hashOf(sources, read('  right@2.0.0:\n    dependencies:\n      up: 1.0.0'))).not.toBe(
      before,
    );
    expect(hashOf(sources, read('  right@2.0.0: {}\n\n  other@3.0.0: {}'))).toBe(before);
  });
});

it('tells files of the workspace from installed packages', () => {
  const react = join(root, 'host', 'node_modules', 'react', 'index.js');
  const { files, packages } = sourcesOf([join(root, 'shared/kit/src/a.ts'), react]);
  expect(files).toEqual([join('shared/kit/package.json'), join('shared/kit/src/a.ts')]);
  expect(packages).toEqual([expect.stringMatching(/^react@\d/)]);
});
