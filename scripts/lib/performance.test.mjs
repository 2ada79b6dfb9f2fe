import { describe, expect, it } from 'vitest';
import { withResults } from './performance.mjs';

const start = {
  command: 'pnpm bench start',
  date: '2026-11-23',
  commit: '0a1b2c3d',
  cores: 2,
  targets: { P15: '4.1 s; 1.1 s' },
  tables: {
    start: [
      { start: 'fresh folder', time: '4.1 s' },
      { start: 'existing folder', time: '1.1 s' },
    ],
  },
};
const marks = (name, text = '') => `<!-- bench ${name} -->\n${text}<!-- /bench -->`;
const path = 'docs/performance.md';
const filled = (text, results) => {
  const { documents, problems } = withResults({ [path]: text }, results);
  return { text: documents[path], problems };
};
const document = (text) => `# Performance\n\nWords before.\n\n${text}\n\nWords after.\n`;

describe('a document with figures', () => {
  it('gets the table of a bench with its command, day and commit between the marks', () => {
    const { text, problems } = filled(document(marks('start/start')), { start });
    expect(problems).toEqual([]);
    expect(text).toBe(
      document(
        marks(
          'start/start',
          [
            '| start | time |',
            '| --- | --- |',
            '| fresh folder | 4.1 s |',
            '| existing folder | 1.1 s |',
            '',
            '`pnpm bench start`: 2026-11-23, commit 0a1b2c3d, 2 cores.\n',
          ].join('\n'),
        ),
      ),
    );
    expect(filled(text, { start }).text).toBe(text);
  });

  it('loses a figure that somebody has changed by hand', () => {
    const { text } = filled(document(marks('start/start')), { start });
    expect(filled(text.replace('4.1 s', '3.1 s'), { start }).text).toBe(text);
  });

  it('says where figures come from that no run has made', () => {
    const carriedOver = 'as the document said at 0a1b2c3d.';
    const { text } = filled(document(marks('start/start')), {
      start: { ...start, carriedOver },
    });
    expect(text).toContain('`pnpm bench start`: as the document said at 0a1b2c3d.');
  });

  it('has what was measured beside each target, from every bench that measured some of it', () => {
    const rows =
      '| P8 | typing | 50 ms |\n| P15 | start | 6 s | 9 s |\n| P16 | build | 40 s |\n| SAY-06 | keys | 50 ms |';
    const keys = { ...start, targets: { P8: 'menus 24 ms', 'SAY-06': '48 ms' }, tables: {} };
    const listing = { ...start, targets: { P8: 'listing 15 ms' }, tables: {} };
    const { text } = filled(document(rows), {
      start: { ...start, tables: {} },
      keys,
      listing,
    });
    expect(text).toContain('| P8 | typing | 50 ms | menus 24 ms; listing 15 ms |');
    expect(text).toContain('| P15 | start | 6 s | 4.1 s; 1.1 s |');
    expect(text).toContain('| P16 | build | 40 s | - |');
    expect(text).toContain('| SAY-06 | keys | 50 ms | 48 ms |');
  });

  it('names marks that no bench has filled, and figures without marks', () => {
    expect(filled(document(marks('hub/hub')), { start }).problems).toEqual([
      'docs/performance.md shows hub/hub, but no bench has measured it.',
      'start/start was measured, but no document has its marks.',
    ]);
  });
});
