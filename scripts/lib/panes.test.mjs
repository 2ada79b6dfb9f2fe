import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './toolchain.mjs';

const built = new Set(['node_modules', 'dist', '.git']);
const files = globSync('**/*.css', { cwd: root, exclude: (name) => built.has(name) });

const scrolls = /overflow(-\w+)?:[^;]*\b(auto|scroll)\b/;
const holds =
  /position:\s*(relative|absolute|fixed|sticky)|contain:[^;]*\b(content|strict|layout|paint)\b/;

/** Selectors of a style sheet, each with all that is declared for it at any width. */
function rulesOf(css) {
  const rules = new Map();
  for (const [, heads, body] of css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+){([^{}]*)}/g)) {
    for (const head of heads.split(',').map((part) => part.trim())) {
      rules.set(head, `${rules.get(head) ?? ''}${body};`);
    }
  }
  return rules;
}

// Words for screen readers are placed absolutely: where the pane does not hold them, they stand
// below it unseen and make what lies around it scroll to an empty sheet.
it('every pane that scrolls holds what is placed absolutely in it', () => {
  const leaking = files.flatMap((file) =>
    [...rulesOf(readFileSync(join(root, file), 'utf8'))]
      .filter(
        ([head, body]) => scrolls.test(body) && !holds.test(body) && !head.endsWith('textarea'),
      )
      .map(([head]) => `${file} ${head}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(leaking).toEqual([]);
});
