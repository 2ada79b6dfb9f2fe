import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkMigrations } from './migrations.mjs';

const folder = mkdtempSync(join(tmpdir(), 'jackfield-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (sql) => {
  writeFileSync(join(folder, '9001_some.sql'), sql);
  return checkMigrations(folder);
};

it.each([
  ['a column that is needed at once', 'alter table team add column kind text not null;'],
  ['a column taken away', 'alter table team drop column kind;'],
  ['an index that stops writes', 'create index team_kind on team (kind);'],
])('a migration with %s is found', async (_, sql) => {
  const { code, output } = await check(sql);
  expect([code, output]).toEqual([1, expect.stringContaining('9001_some.sql')]);
});

it.each([
  ['a table with its indexes', 'create table a (id uuid primary key);\ncreate index b on a (id);'],
  ['an index made beside writes', '-- alone\ncreate index concurrently team_kind on team (kind);'],
  ['what says why', '-- squawk-ignore ban-drop-column\nalter table team drop column kind;'],
])('a migration with %s is right', async (_, sql) => {
  expect(await check(sql)).toMatchObject({ code: 0 });
});
