import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreedMark, compareTypes, withoutIncomparable } from './export-types.mjs';

const before = `
  interface Props { label: string; tone?: 'calm' | 'loud' }
  export function Button(props: Props): string { return props.label; }
  export const paths = { home: () => '/', users: (id: string) => id };
  export class Failure extends Error { #code = 1; get code() { return this.#code; } }
  export type Shape = { side: number };
  export const area = (shape: Shape): number => shape.side;
  export const deep = { admin: { users: { edit: (id: string) => id } } };
  export interface BusEvents { 'menu:gone': { id: string }; 'menu:new': { id: string } }
  export interface PartProps { 'calls/past/v1': { number: string } }
  export interface RemoteContext { config: unknown }
  export const bus = {} as { emit<Name extends keyof BusEvents>(name: Name, of: BusEvents[Name]): void };
`;
const changes = {
  'nothing, written otherwise': [(text) => text.replace('interface Props {', 'type Props = {'), {}],
  'an optional prop more': [(text) => text.replace('label: string;', '$& icon?: string;'), {}],
  'a prop that must be given': [
    (text) => text.replace('label: string;', '$& icon: string;'),
    { Button: 'breaks' },
  ],
  'an optional prop less': [(text) => text.replace(/; tone[^}]*/, ' '), { Button: 'breaks' }],
  'another type of a prop': [
    (text) => text.replace("'calm' | 'loud'", 'number'),
    { Button: 'breaks' },
  ],
  'a value that a prop takes beside': [
    (text) => text.replace("'calm' | 'loud'", "'calm' | 'loud' | 'shrill'"),
    { Button: 'grows' },
  ],
  'another answer': [
    (text) => text.replace('=> id', '=> [id]'),
    { paths: 'breaks', 'paths.users': 'breaks' },
  ],
  'a member more': [
    (text) => text.replace("home: () => '/'", "$&, teams: () => '/teams'"),
    { paths: 'grows', 'paths.teams': 'added' },
  ],
  'a type that another name takes': [
    (text) => text.replace('side: number }', 'side: number; height: number }'),
    { area: 'breaks' },
  ],
  'a member of a class less': [
    (text) => text.replace('get code()', 'get number()'),
    { Failure: 'breaks' },
  ],
  'a member of a member': [
    (text) => text.replace('edit: (id: string)', 'edit: (id: number)'),
    {
      deep: 'breaks',
      'deep.admin': 'breaks',
      'deep.admin.users': 'breaks',
      'deep.admin.users.edit': 'breaks',
    },
  ],
  'what one event holds': [
    (text) => text.replace("'menu:gone': { id", "'menu:gone': { menuId"),
    { '#BusEvents.menu:gone': 'breaks' },
  ],
  'what one event must hold beside': [
    (text) => text.replace("'menu:new': { id: string", '$&; name: string'),
    { '#BusEvents.menu:new': 'breaks' },
  ],
  'an event more': [
    (text) => text.replace('export interface BusEvents {', "$& 'menu:moved': { id: string };"),
    { '#BusEvents.menu:moved': 'added' },
  ],
  'a prop of a part': [
    (text) => text.replace('{ number: string }', '{ did: string }'),
    { '#PartProps.calls/past/v1': 'breaks' },
  ],
  'what the host hands to remotes': [
    (text) => text.replace('config: unknown', 'settings: unknown'),
    { '#RemoteContext': 'breaks' },
  ],
  'a name more that is not to be taken': [
    (text) => `${text} /** @deprecated Use size. */ export const old = 1;`,
    { old: 'added' },
  ],
};

describe('what the compiler says of a change', () => {
  let folder = '';
  let found = new Map();
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'jackfield-types-'));
    mkdirSync(join(folder, 'all'));
    writeFileSync(join(folder, 'before.ts'), before);
    const pairs = Object.values(changes).map(([change], at) => {
      const now = join(folder, `now${at}.ts`);
      writeFileSync(now, change(before));
      return { now, before: join(folder, 'before.ts') };
    });
    const results = compareTypes(join(folder, 'all'), pairs, []);
    found = new Map(Object.keys(changes).map((what, at) => [what, results[at]]));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.entries(changes))('%s', (what, [change, wanted]) => {
    expect(change(before)).not.toBe(before);
    const other = [...found.get(what)].filter(([, one]) => one.change !== 'same');
    expect(Object.fromEntries(other.map(([name, one]) => [name, one.change]))).toEqual(wanted);
  });

  it('knows no type as a name, and what is deprecated', () => {
    const names = found.get('a name more that is not to be taken');
    const values = [...names.keys()].filter((name) => !name.startsWith(agreedMark));
    const wanted =
      'Button Failure area bus bus.emit deep deep.admin deep.admin.users deep.admin.users.edit old paths paths.home paths.users';
    expect(values.toSorted().join(' ')).toBe(wanted.split(' ').toSorted().join(' '));
    expect(names.get('old').deprecated).toBe('Use size.');
  });
});

it('takes a name for the same that does not fit its own copy and reads as before', () => {
  const broken = (now) => ({ change: 'breaks', now, before: '(id: string) => void' });
  const found = [
    new Map([
      ['call', broken('(id: string) => void')],
      ['send', broken('(id: number) => void')],
      ['draw', broken('(id: string) => void')],
    ]),
  ];
  const twins = [
    new Map([
      ['call', broken('')],
      ['send', broken('')],
      ['draw', { change: 'same' }],
    ]),
  ];
  const [names] = withoutIncomparable(found, twins);
  expect([...names.values()].map(({ change }) => change)).toEqual(['same', 'breaks', 'breaks']);
});
