import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './folders.mjs';
import { tokensGiven, tokensTaken } from './tokens.mjs';

const files = (of: Record<string, string>) =>
  new Map(Object.entries(of).map(([name, text]) => [name, Buffer.from(text)]));

it('[SHIP-03] takes the custom properties that are read and not set', () => {
  const built = files({
    'page.css': '.a{color:var(--ui-ink);gap:var( --ui-gap, 4px)}.b{--ui-own:1px;top:var(--ui-own)}',
    'page.js':
      'style={{color:"var(--ui-line)",["--ui-mine"]:1,left:"var(--ui-mine)"}};`var(--ui-${x})`',
    'page.map': 'var(--ui-elsewhere)',
  });
  expect(tokensTaken(built)).toEqual(['--ui-gap', '--ui-ink', '--ui-line', '--ui-mine']);
});

it('[SHIP-03] gives those that the theme sets, and the brand of the variant', () => {
  const host = files({
    'base.css': ':root{--ui-ink:#111;border:var(--ui-brand-solid) var(--ui-x)}',
  });
  expect(tokensGiven(host)).toEqual(['--ui-brand-solid', '--ui-ink']);
});

it.each(['billing', 'compliance', 'integrations', 'numbers', 'people', 'settings'])(
  'the styles of %s read what the theme of this tree sets (run `pnpm build` first)',
  (area) => {
    const described = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
    const { tokens } = described('host/dist/host.json');
    const { uses } = described(`mfe-${area}/dist/remote.json`);
    expect(uses.tokens.filter((name: string) => !tokens.includes(name))).toEqual([]);
  },
);
