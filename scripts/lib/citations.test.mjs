import { describe, expect, it } from 'vitest';
import { idsIn, lostCitations } from './citations.mjs';

// Put together, so that this file names no requirement itself.
const known = `NUM-${12}`;
const unknown = `NUM-${99}`;

const ids = idsIn([
  '# Media\n\n### OP-92 Profile image\n\nText.\n\n## J4 Routing engine\n\n## H Texts\n',
  `| Id | Requirement | Tests |\n|---|---|---|\n| ${known} | Shows the registration. |  |\n`,
  '| id | measure |\n| P9 | scrolling |\n',
]);
const lost = (text) =>
  lostCitations(text, ids, (path) => path === 'docs/testing.md').map(({ cited }) => cited);

describe('ids', () => {
  it('are headings of the specification, rows of requirements and rows of targets', () => {
    expect([...ids].sort()).toEqual(['H', 'J4', known, 'OP-92', 'P9']);
  });
});

describe('a citation', () => {
  it.each([
    `/** Sends the image (OP-92, ${known}). */`,
    '// The engine (annex J4) and texts of annex H.',
    `it('[J4] [P9] [${known}] walks', () => {});`,
    '/* See docs/testing.md. */',
    'check(2); const screens = [3]; // checks both',
  ])('that leads somewhere is fine: %s', (text) => {
    expect(lost(text)).toEqual([]);
  });

  it.each([
    ['// As OP-99 says.', ['OP-99']],
    [`// As ${unknown} says.`, [unknown]],
    ['// annex J7', ['J7']],
    ['// annexes J4 and J7', ['J7']],
    ['// annexes F1, J4, H', ['F1']],
    ["it('[G9] shows', f);", ['G9']],
    [`// (${known}, G6, G9)`, ['G6', 'G9']],
    [`it('${known} G9 shows', f);`, ['G9']],
    ['// (P19)', ['P19']],
    ['/* docs/nowhere.md */', ['docs/nowhere.md']],
    ["it('[check 50] stops', f);", ['check 50']],
    ['// quality checks 62 to 64, Habit 3', ['checks 62', 'Habit 3']],
    ['/* (ui.md 7) ui-money.md quality.md */', ['ui.md', 'ui-money.md', 'quality.md']],
    ['// architecture section 3, open-points', ['architecture section', 'open-points']],
    ['// screens 05 and findings/house.md', ['screens 05', 'findings/']],
  ])('that leads nowhere is found: %s', (text, cited) => {
    expect(lost(text)).toEqual(cited);
  });

  it('may wrap over two lines of a comment', () => {
    expect(lost('/**\n * Reads the menu (annex\n * J7) again.\n */')).toEqual(['J7']);
    expect(lost('-- the hours (annex\n-- J4)')).toEqual([]);
    expect(lost('// as check\n// 50 asks')).toEqual(['check 50']);
  });

  it('is reported with its line', () => {
    expect(lostCitations('one\ntwo\n  // OP-99\n', ids, () => true)).toEqual([
      { line: 3, cited: 'OP-99' },
    ]);
  });
});
