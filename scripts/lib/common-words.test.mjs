import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ambiguous, commonWords, definedTexts, repeatedWords } from './common-words.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = commonWords(root);
const files = execFileSync('git', ['ls-files', 'host', 'shared', 'mfe-*'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && existsSync(`${root}/${file}`),
  );

describe('words of more than one screen', () => {
  it('are defined in the common catalogue only', () => {
    const repeated = files.flatMap((file) =>
      repeatedWords(file, readFileSync(`${root}/${file}`, 'utf8'), words).map(
        (text) => `${file}: ${text}`,
      ),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(repeated).toEqual([]);
  });

  it('stand in the catalogue once each', () => {
    const texts = definedTexts(readFileSync(`${root}/shared/runtime/src/texts/common.ts`, 'utf8'));
    expect(words.size).toBeGreaterThan(100);
    expect(texts.filter((text) => !ambiguous.has(text))).toHaveLength(words.size - ambiguous.size);
  });

  it('are found where a screen defines one again, on one line or two', () => {
    const screen = `export const menu = defineMessages('people.menu', {
  title: 'Our menu',
  none: 'None',
  longName:
    'Save changes',
  saved: common.saved,
});`;
    const file = 'mfe-people/src/menu/messages.ts';
    expect(repeatedWords(file, screen, words)).toEqual(['None', 'Save changes']);
    const states = screen.replace('people.menu', 'people.menuStates');
    expect(repeatedWords(file, states, words)).toEqual([]);
    const before = `import { defineMessages } from '@jackfield/runtime/core';\n${screen}`;
    expect(repeatedWords('host/src/auth/messages.ts', before, words)).toEqual([]);
  });
});
