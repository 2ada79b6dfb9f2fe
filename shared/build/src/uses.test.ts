import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './folders.mjs';
import { federationRuntime, rangeOf, versionOf } from './shared-modules.mjs';
import { agreedTypes, busEvents, liveEvents, takenMembers, typesTaken } from './taken.mjs';
import { takenNames } from './uses.mjs';

const requests = ['@jackfield/kit/ui/core', 'react-router'];
const taken = (source: string) => takenNames(source, requests);

describe('names that a source takes', () => {
  it.each([
    ['import { Button } from "@jackfield/kit/ui/core";', ['Button']],
    ['import{Button as B,Field}from"@jackfield/kit/ui/core"', ['Button', 'Field']],
    ['import core, { Button } from "@jackfield/kit/ui/core";', ['Button']],
    ['import {\n  Button,\n  Field,\n} from "@jackfield/kit/ui/core";', ['Button', 'Field']],
    ['export { Button as Pressed } from "@jackfield/kit/ui/core";', ['Button']],
    [
      'import * as core from "@jackfield/kit/ui/core"; core.Button(core.Field.of);',
      ['Button', 'Field'],
    ],
    ['import * as core from "@jackfield/kit/ui/core"; draw(core, core.Button);', ['*']],
    ['export * from "@jackfield/kit/ui/core";', ['*']],
    ['import { Button } from "@jackfield/kit/ui/table";', []],
    ['const Button = 1; export { Button };', []],
  ])('%s', (source, names) => {
    expect(taken(source).map(([, name]) => name)).toEqual(names);
  });
});

describe('members that a source uses', () => {
  it.each<[string, string[] | null]>([
    ['import { paths } from "x";\ngo(paths.users()); go(paths.teams.id)', ['users', 'teams.id']],
    ['import { paths } from "x";\ngo(paths.users(), paths.users())', ['users']],
    ['import { paths } from "x";\ngo(paths)', null],
    ['import { paths } from "x";\nconst { users } = paths;', null],
    ['import { paths } from "x";\ngo(my.paths.users, mypaths.teams)', []],
  ])('%s', (source, members) => {
    expect(takenMembers(source, 'paths')).toEqual(members);
  });

  it('count by their own numbers, and the whole where it is passed on', () => {
    const numbers = { contract: { paths: '3.1', 'paths.users': '1.0', required: '1.2' } };
    const typesOf = (members: string[] | null, name = 'paths') =>
      typesTaken([{ request: 'contract', name, members }], numbers).contract;
    expect(typesOf(['users'])).toEqual({ 'paths.users': '1.0' });
    expect(typesOf(['users', 'toString'])).toEqual({ paths: '3.1' });
    expect(typesOf(null)).toEqual({ paths: '3.1' });
    expect(typesOf(['call'], 'required')).toEqual({ required: '1.2' });
  });

  it('[SHIP-03] count one by one below a member, apart from the names of the module', () => {
    const numbers = {
      contract: { paths: '3.1', 'paths.admin': '1.0' },
      'contract#types': { 'paths.admin.users': '1.0', 'paths.admin.users.edit': '2.0' },
    };
    const members = ['admin.users.edit', 'admin.users.edit.call', 'admin.gone'];
    expect(typesTaken([{ request: 'contract', name: 'paths', members }], numbers)).toEqual({
      contract: { 'paths.admin': '1.0' },
      'contract#types': { 'paths.admin.users.edit': '2.0' },
    });
  });

  it('[SHIP-03] and so do the events and parts that a remote has to do with', () => {
    const types = {
      'BusEvents.delete-ivr': '2.0',
      'BusEvents.update-ivr': '1.0',
      'PartProps.calls/past/v1': '1.1',
      RemoteContext: '1.0',
    };
    const kept = { events: ['delete-ivr', 'unknown'], parts: ['calls/past/v1'] };
    expect(agreedTypes(kept, { '@jackfield/contract#types': types })).toEqual({
      '@jackfield/contract#types': {
        'BusEvents.delete-ivr': '2.0',
        'PartProps.calls/past/v1': '1.1',
        RemoteContext: '1.0',
      },
    });
  });
});

describe('events that a source uses', () => {
  it('are those of the bus that it sends or hears', () => {
    const source = `bus.on('live:entity', f); bus.emit("update-ivr", x); other.on('click', f);`;
    expect(busEvents(source)).toEqual(['live:entity', 'update-ivr']);
  });

  it('are kinds of records in lists of nothing else', () => {
    const source = `useLiveRefetch(['invoice', 'tenant'], ['invoice-key', 'tenant']); f(["team"])`;
    expect(liveEvents(source)).toEqual(['invoice', 'tenant', 'team']);
    expect(liveEvents('', ['routingEventTypes'])).toContain('businesshour');
  });
});

const areas = ['billing', 'compliance', 'integrations', 'numbers', 'people', 'settings'];
const described = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(root, folder, 'dist', file), 'utf8'));

describe.each(areas)('the build of %s', (area) => {
  const { uses, files, shared } = described(`mfe-${area}`, 'remote.json');

  it('takes names that the host of the same tree has', () => {
    const { names } = described('host', 'host.json');
    expect(Object.keys(uses.names)).toContain('@jackfield/runtime');
    for (const [request, wanted] of Object.entries<string[]>(uses.names)) {
      expect(names[request]).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('asks for the federation runtime, so that a host without it is no place for it', () => {
    expect(shared[federationRuntime]).toBe(rangeOf(federationRuntime));
    expect(described('host', 'host.json').shared[federationRuntime]).toBe(
      versionOf(federationRuntime),
    );
  });

  it('takes names as the host of the same tree has them', () => {
    const { types } = described('host', 'host.json');
    expect(uses.types['@jackfield/runtime']).toMatchObject({
      call: types['@jackfield/runtime'].call,
    });
    for (const [request, wanted] of Object.entries<Record<string, string>>(uses.types)) {
      expect(types[request]).toMatchObject(wanted);
    }
  });

  it('says what its calls are made of and which events it follows', () => {
    expect(Object.keys(uses.shapes)).toEqual(uses.calls);
    expect(uses.events.live.length).toBeGreaterThan(0);
    const { events } = described('host', 'host.json');
    expect(events).toEqual(expect.arrayContaining(uses.events.bus));
  });

  it('names calls and no call that only its types know', () => {
    expect(uses.calls.length).toBeGreaterThan(0);
    for (const call of uses.calls) expect(call).toMatch(/^(GET|POST|PUT|DELETE) \/api\/\S+$/);
  });

  it('has a digest of every file', () => {
    expect(files['remoteEntry.js']).toMatch(/^sha384-/);
    expect(Object.keys(files)).not.toContain('remote.json');
  });
});
