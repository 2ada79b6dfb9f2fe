import type { Scope } from '@jackfield/contract';
import type { ConfigFile, ConfigPlan } from '@jackfield/contract/api/config-file';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { giveKey, withKey } from '../../../test/give-key.ts';
import { startUndoAccount, type UndoAccount } from '../../../test/undo-account.ts';

/** Lines of a file below its version, without the margin that they have here. */
const yaml = (text: string): string => `jackfield: 1\n${text.replaceAll(/^ {4}/gm, '').trim()}\n`;
const one = (text: string): ConfigFile[] => [{ path: 'phones.yaml', text: yaml(text) }];

describeApi('configuration as files', ({ server: current }) => {
  let account: UndoAccount;
  beforeAll(async () => {
    account = await startUndoAccount(current);
  });

  const plan = async (files: ConfigFile[], more: object = {}): Promise<ConfigPlan> =>
    (await account.call('POST', '/api/config/plan', { files, ...more }))
      .body as unknown as ConfigPlan;
  const apply = async ({ id }: { id: string }) =>
    (await account.call('POST', `/api/config/plan/${id}/apply`)).body as unknown as ConfigPlan;
  const undo = async ({ id }: { id: string }) =>
    (await account.call('POST', `/api/config/plan/${id}/undo`)).body as unknown as ConfigPlan;
  const exported = async () =>
    (await account.read('/api/config/file')).files as unknown as ConfigFile[];
  const refusalsOf = async (text: string) =>
    (await plan(one(text))).refusals.map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );

  describe('export', () => {
    it('[FILE-01] is the same bytes before and after it is applied', async () => {
      const files = await exported();
      const planned = await plan(files);
      expect(planned.refusals).toEqual([]);
      expect(planned.changes).toEqual([]);
      await apply(planned);
      expect(await exported()).toEqual(files);
    });

    it('[FILE-01] has a key made from the name, people by mail and numbers as they are dialled', async () => {
      const text = (await exported()).map((file) => file.text).join('\n');
      expect(text).toContain('key: desk');
      expect(text).toContain(`- ${account.ana.email}`);
      expect(text).toContain(`number: "${account.main.phoneNumbers[0]?.number}"`);
      expect(text).toMatch(/greeting: sound\/[0-9a-f]{16}/);
    });
  });

  describe('plan', () => {
    it('[FILE-01] tells all refusals at once, each at its line', async () => {
      expect(
        await refusalsOf(`
    teams:
      - key: desk
        colour: red
      - key: desk
        name: Desk
      - key: spare
        missed: team/nowhere
        extension: 4300
    rooms: []`),
      ).toEqual([
        '4:13 There is no “colour” here. Check its spelling.',
        '5:10 The key desk is used twice. Give each entry its own.',
        '8:13 “team/nowhere” is not in the account, nor in these files.',
        '9:16 Put this in quotes: "4300".',
        '10:8 There is no “rooms” here. Check its spelling.',
      ]);
    });

    it('[FILE-01] refuses what is no YAML at its line', async () => {
      expect(await refusalsOf('teams: [')).toEqual([expect.stringMatching(/^3:1 This cannot be/)]);
    });

    it('[FILE-01] refuses what cannot be seen, which escapes can bring', async () => {
      const unseen = 'This text has characters that cannot be seen. Type it again without them.';
      expect(
        await refusalsOf(`
    teams:
      - key: desk
        name: "a\\u202Eb"
      - key: spare
        name: "a\\0b"
      - key: billing
        "half\\uD800": 1`),
      ).toEqual([`4:11 ${unseen}`, `6:11 ${unseen}`, `8:5 ${unseen}`]);
    });

    it('[FILE-01] refuses aliases that stand for millions of values', async () => {
      const laughs = Array.from({ length: 9 }, (_, at) => {
        const from = at === 0 ? '"lol"' : `*a${at - 1}`;
        return `a${at}: &a${at} [${Array.from({ length: 9 }, () => from).join(', ')}]`;
      });
      const [file] = one(laughs.join('\n'));
      const { refusals } = await plan(file ? [file] : []);
      expect(refusals[0]?.message).toContain('Excessive alias count');
    });

    it('[FILE-01] refuses a number that the account does not have, and people whom nobody added', async () => {
      expect(
        await refusalsOf(`
    numbers:
      - number: "+12515550000"
    people:
      - email: nobody@example.com`),
      ).toEqual([
        '3:13 The account does not have +12515550000. Files buy nothing: add it in the portal.',
        '5:12 There is nobody with the email nobody@example.com. Add people in the portal.',
      ]);
    });

    it('[FILE-01] says what a number can lead to where it cannot lead there', async () => {
      const number = account.main.phoneNumbers[0]?.number;
      expect(
        await refusalsOf(`
    numbers:
      - number: "${number}"
        closed: voicemail`),
      ).toEqual([expect.stringMatching(/^4:\d+ Calls cannot go there from here\. Write a target/)]);
    });

    it('[FILE-01] changes nothing, and says what would change and who notices', async () => {
      const before = await exported();
      const number = account.main.phoneNumbers[0]?.number;
      const planned = await plan(
        one(`
    numbers:
      - number: "${number}"
        open: team/desk`),
      );
      expect(planned.changes).toMatchObject([
        { kind: 'number', key: number, what: 'changed', path: 'phones.yaml', line: 3 },
      ]);
      expect(planned.changes[0]?.members).toEqual([
        { member: 'open', before: `person/${account.cy.email}`, after: 'team/desk' },
      ]);
      expect(planned.callers[0]).toContain('Desk');
      expect(planned.summary).toContain('Impact on callers');
      expect(planned.price).toBe(0);
      expect(await exported()).toEqual(before);
    });

    it('[FILE-01] asks before it takes a record by its name', async () => {
      const entry = `
    teams:
      - key: reception
        name: Desk
        extension: "4100"
        members: [${account.ana.email}]`;
      expect(await refusalsOf(entry)).toEqual([
        '3:10 There is “Desk” already, with the key desk. Write “adopt: true” to keep it under the new key.',
      ]);
      const adopted = await plan(one(`${entry}\n        adopt: true`));
      expect(adopted.changes).toMatchObject([{ what: 'adopted', id: account.desk.id }]);
    });

    it('[FILE-01] leaves what it does not name, and deletes only where it is told to', async () => {
      const entry = `
    teams:
      - key: desk
      - key: billing`;
      expect((await plan(one(entry))).changes).toEqual([]);
      const { changes } = await plan(one(entry), { delete: true });
      expect(changes).toMatchObject([{ what: 'deleted', name: 'Spare' }]);
    });

    it('[FILE-01] deletes nothing that calls are sent to', async () => {
      const { refusals } = await plan(one('menus: []'), { delete: true });
      expect(refusals.map(({ message }) => message)).toContainEqual(
        expect.stringContaining('“Day menu” stays'),
      );
    });
  });

  describe('apply', () => {
    it('[FILE-01] makes teams and menus that lead to each other, and takes them back whole', async () => {
      const before = await exported();
      const planned = await plan(
        one(`
    teams:
      - key: night-shift
        name: Night shift
        extension: "4900"
        members: [${account.ben.email}, ${account.ana.email}]
        ringGroup: { option: single, ringSeconds: 30 }
        missed: team/desk
      - key: spare
        missed: team/night-shift
    menus:
      - key: nights
        of: team/night-shift
        name: Nights
        keys: { "1": team/billing, "2": menu/mornings }
      - key: mornings
        of: team/night-shift
        name: Mornings
        keys: { "1": menu/nights, "2": team/desk }
    blocked: ["+12515550188"]`),
        { commit: 'a1b2c3d' },
      );
      expect(planned.refusals).toEqual([]);
      const applied = await apply(planned);
      expect(applied).toMatchObject({ state: 'applied', commit: 'a1b2c3d' });
      const text = (await exported()).map((file) => file.text).join('\n');
      expect(text).toContain('name: Night shift');
      expect(text).toContain('"2": menu/mornings');
      const [entry] = await account.history(`team/${account.spare.id}`);
      expect(entry).toMatchObject({ via: 'config', commit: 'a1b2c3d' });
      expect(await undo(planned)).toMatchObject({ state: 'undone', left: [] });
      expect(await exported()).toEqual(before);
    });

    it('[FILE-01] sends callers to a team and a menu that it makes, and takes them back', async () => {
      const before = await exported();
      const planned = await plan(
        one(`
    numbers:
      - number: "${account.other.phoneNumbers[0]?.number}"
        open: menu/fresh
        closed: team/night-shift
    teams:
      - key: night-shift
        name: Night shift
        extension: "4900"
        members: [${account.ben.email}]
    menus:
      - key: fresh
        of: number/${account.other.phoneNumbers[0]?.number}
        name: Fresh
        keys: { "1": team/night-shift, "2": team/desk }`),
      );
      expect(planned.callers).not.toEqual([]);
      expect(await apply(planned)).toMatchObject({ state: 'applied' });
      expect(await undo(planned)).toMatchObject({ left: [] });
      expect(await exported()).toEqual(before);
    });

    it('[FILE-01] deletes, and brings back what it deleted', async () => {
      const before = await exported();
      const text = before.find(({ path }) => path === 'teams.yaml')?.text ?? '';
      const [head = '', ...entries] = text.split(/^ {2}- /m);
      const kept = entries.filter((entry) => !entry.startsWith('key: spare'));
      const shorter = [head, ...kept].join('  - ');
      const planned = await plan([{ path: 'teams.yaml', text: shorter }], { delete: true });
      expect(planned.changes).toMatchObject([{ what: 'deleted', name: 'Spare' }]);
      await apply(planned);
      expect(await exported()).not.toEqual(before);
      await undo(planned);
      expect(await exported()).toEqual(before);
    });

    it('[FILE-01] refuses a plan that a save came before, and names the record', async () => {
      const planned = await plan(one('teams: [{ key: desk, name: Front desk }]'));
      const path = `/api/team/${account.desk.id}`;
      await account.call('PUT', path, { name: 'Desk of today' }, path);
      await expect(apply(planned)).rejects.toThrow('“Desk” has changed since the plan.');
      expect((await account.read(`/api/config/plan/${planned.id}`)).state).toBe('stale');
      await account.call('PUT', path, { name: 'Desk' }, path);
    });

    it('[FILE-01] lets the second of two people plan anew', async () => {
      const first = await plan(one('teams: [{ key: desk, name: Front desk }]'));
      const second = await plan(one('teams: [{ key: desk, name: Reception }]'));
      await apply(first);
      await expect(apply(second)).rejects.toThrow('CHANGEDSINCE');
      await undo(first);
    });

    it('[FILE-01] refuses to be done twice', async () => {
      const planned = await plan(one('teams: [{ key: desk, name: Front desk }]'));
      await apply(planned);
      await expect(apply(planned)).rejects.toThrow('INVALIDTRANSITION');
      await undo(planned);
      await expect(undo(planned)).rejects.toThrow('INVALIDTRANSITION');
    });

    it('[FILE-01] leaves what somebody changed since when it is taken back, and names it', async () => {
      const planned = await plan(
        one('teams: [{ key: desk, name: Front desk }, { key: spare, name: Spares }]'),
      );
      await apply(planned);
      const path = `/api/team/${account.desk.id}`;
      await account.call('PUT', path, { name: 'Reception' }, path);
      const { left } = await undo(planned);
      expect(left).toMatchObject([{ kind: 'team', name: 'Front desk' }]);
      expect((await account.read(`/api/team/${account.spare.id}`)).name).toBe('Spare');
      await account.call('PUT', path, { name: 'Desk' }, path);
    });

    it('[FILE-01] marks what files have, with file and line', async () => {
      await apply(await plan(one('teams: [{ key: desk }]\npeople: []')));
      const { items } = await account.read('/api/config/kept');
      expect(items).toContainEqual({
        kind: 'team',
        id: account.desk.id,
        key: 'desk',
        path: 'phones.yaml',
        line: 2,
      });
    });

    it('[FILE-01] keeps the key of a team that gets another name', async () => {
      const planned = await plan(one('teams: [{ key: desk, name: Front desk }]'));
      await apply(planned);
      expect((await exported()).map((file) => file.text).join('')).toContain('key: desk\n');
      await undo(planned);
    });
  });

  describe('drift', () => {
    it('[FILE-01] tells what is another in the portal, and who changed it', async () => {
      const files = one('teams: [{ key: desk, name: Front desk }, { key: spare, name: Spare }]');
      const { body } = await account.call('POST', '/api/config/drift', { files });
      expect(body.items).toMatchObject([
        {
          key: 'desk',
          line: 2,
          what: 'changed',
          members: [{ member: 'name', file: 'Front desk', portal: 'Desk' }],
        },
      ]);
      expect((body.items as { changedBy: string }[])[0]?.changedBy).not.toBe('');
    });
  });

  describe('keys', () => {
    const asKey = async (scopes: readonly Scope[]) => {
      const secret = await giveKey(current(), account.owner, scopes);
      return (method: 'GET' | 'POST', path: string, body?: object) =>
        withKey(current(), secret, method, path, body ? { body } : {});
    };
    const renaming = { files: one('teams: [{ key: desk, name: Front desk }]') };

    it('[FILE-01] plan under /v1 what they may read, and are told nothing else', async () => {
      const key = await asKey(['routing:write']);
      const files = one('teams: [{ key: desk, name: Front desk }]\nblocked: []');
      const { body } = await key('POST', '/v1/config/plan', { files, delete: true });
      const { refusals, changes } = body as unknown as ConfigPlan;
      const message = 'This needs the scope teams:read, which you do not have.';
      expect(refusals).toContainEqual({ path: 'phones.yaml', line: 2, column: 9, message });
      expect(changes).toEqual([]);
    });

    it('[FILE-01] see no plan of records that they may not read', async () => {
      const planned = await plan(renaming.files);
      const key = await asKey(['routing:read', 'blocking:read']);
      expect((await key('GET', `/v1/config/plan/${planned.id}`)).status).toBe(403);
    });

    it('[FILE-01] that only read plan, and apply nothing', async () => {
      const reading = await asKey(['routing:read', 'teams:read']);
      const { body: planned } = await reading('POST', '/v1/config/plan', renaming);
      expect(planned).toMatchObject({ state: 'ready', changes: [{ kind: 'team' }] });
      const half = await asKey(['routing:write', 'teams:read']);
      const refused = await half('POST', `/v1/config/plan/${String(planned.id)}/apply`);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toContain('teams:write');
    });

    it('[FILE-01] make one plan for one Idempotency-Key', async () => {
      const secret = await giveKey(current(), account.owner, ['routing:write', 'teams:write']);
      const ask = (body: object) =>
        withKey(current(), secret, 'POST', '/v1/config/plan', {
          body,
          headers: { 'idempotency-key': 'once' },
        });
      const [first, second] = [await ask(renaming), await ask(renaming)];
      expect(first.status).toBe(201);
      expect(second.body.id).toBe(first.body.id);
      expect((await ask({ files: one('teams: []') })).status).toBe(422);
      expect((await account.read(`/api/team/${account.desk.id}`)).name).toBe('Desk');
    });

    it('[FILE-01] make a plan stale under an Idempotency-Key too, and apply once for one', async () => {
      const secret = await giveKey(current(), account.owner, ['routing:write', 'teams:write']);
      const applying = ({ id }: { id: string }) =>
        withKey(current(), secret, 'POST', `/v1/config/plan/${id}/apply`, {
          headers: { 'idempotency-key': id },
        });
      const [first, second] = [await plan(renaming.files), await plan(renaming.files)];
      expect((await applying(first)).body).toMatchObject({ state: 'applied' });
      expect((await applying(first)).body).toMatchObject({ state: 'applied' });
      expect((await applying(second)).status).toBe(409);
      expect((await account.read(`/api/config/plan/${second.id}`)).state).toBe('stale');
      await undo(first);
    });

    it('[FILE-01] apply with the scopes of what they change', async () => {
      const key = await asKey(['routing:write', 'teams:write']);
      const { body: planned } = await key('POST', '/v1/config/plan', renaming);
      const { body } = await key('POST', `/v1/config/plan/${String(planned.id)}/apply`);
      expect(body).toMatchObject({ state: 'applied', appliedBy: 'Front desk sync' });
      await undo({ id: String(planned.id) });
    });

    it('[FILE-01] that read do not apply', async () => {
      const key = await asKey(['routing:read', 'teams:write']);
      const { body: planned } = await key('POST', '/v1/config/plan', renaming);
      const { status } = await key('POST', `/v1/config/plan/${String(planned.id)}/apply`);
      expect(status).toBe(403);
    });

    it('[FILE-01] export what they may read', async () => {
      const key = await asKey(['routing:read', 'teams:read']);
      const { body } = await key('GET', '/v1/config/file');
      expect((body.files as ConfigFile[]).map(({ path }) => path)).toEqual(['teams.yaml']);
    });

    it('[FILE-01] wait for an admin where the account asks for one', async () => {
      await account.call('PUT', '/api/config/setting', { needsApproval: true });
      const key = await asKey(['routing:write', 'teams:write']);
      const { body: planned } = await key('POST', '/v1/config/plan', renaming);
      const path = `/config/plan/${String(planned.id)}/apply`;
      expect((await key('POST', `/v1${path}`)).body).toMatchObject({ state: 'waiting' });
      expect((await account.read(`/api/team/${account.desk.id}`)).name).toBe('Desk');
      expect((await account.call('POST', `/api${path}`)).body).toMatchObject({ state: 'applied' });
      await account.call('PUT', '/api/config/setting', { needsApproval: false });
      await undo({ id: String(planned.id) });
    });
  });

  it('[FILE-01] another account has no such plan', async () => {
    const planned = await plan(one('teams: [{ key: desk, name: Front desk }]'));
    const tenantId = await current().makeTenant();
    const stranger = await current().makePerson(tenantId, { isTenantOwner: true });
    for (const call of ['', '/apply', '/undo']) {
      const method = call === '' ? 'GET' : 'POST';
      const path = `/api/config/plan/${planned.id}${call}`;
      expect((await current().call(stranger, method, path)).status, call).toBe(404);
    }
  });
});
