import { movesCalls } from '@jackfield/contract/api/moves-calls';
import { newId } from '../src/platform/ids.ts';
import { savePlanned } from '../src/areas/planned-changes/save.ts';
import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import { type RoutingConfig, withChange } from '@jackfield/domain/routing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeWave } from './audio-samples.ts';
import { giveKey } from './give-key.ts';
import {
  testDatabases,
  freshDatabase,
  type FreshDatabase,
  startTestServer,
  testSecrets,
  type TestServer,
} from './harness.ts';
import { supportKey } from './usage-records.ts';
import { type Account, movingChanges, planAt, prepareMoves } from './moving-changes.ts';
import { startUndoAccount } from './undo-account.ts';

/** Changes that no caller notices in this account. */
const quiet: ReadonlySet<string> = new Set([
  'messages of a company number',
  'deletion of a team',
  'the interdigit timeout of a menu',
  'the default menu',
  'deletion of a menu',
  'deletion of a menu of a team',
  'a country that is not called',
]);

const env = { SUPPORT_KEY: supportKey };
const speech = { isAvailable: true, speak: async () => fakeWave(1) };

const idOf = (one: unknown) =>
  typeof one === 'object' && one && 'id' in one ? String(one.id) : String(one);

/**
 * A routing with its lists in one order, and one name for every id that was not there before: a dry
 * run makes another one. A sound that was added stays in its list when another is heard again.
 */
function shapeOf(routing: string, before: string) {
  const text = routing.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) =>
    before.includes(id) ? id : 'new',
  );
  const { menus, ...config } = JSON.parse(text) as RoutingConfig;
  const heard = menus.map((menu) => ({
    ...menu,
    media: menu.media.filter(({ id }) => id !== 'new'),
  }));
  const sorted = Object.entries({ ...config, menus: heard }).map(
    ([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value)
        ? value.toSorted((one, other) => idOf(one).localeCompare(idOf(other)))
        : value,
    ],
  );
  return Object.fromEntries(sorted) as unknown;
}

describe.each(testDatabases)(
  'what moves callers says so before, and is taken back (%s)',
  (kind) => {
    let fresh: FreshDatabase;
    let server: TestServer;
    let account: Account;
    /** Calls that were made by the walk. */
    const walked = new Set<string>();

    beforeAll(async () => {
      fresh = await freshDatabase(kind);
      server = await startTestServer({ on: fresh, speech, env });
      account = await prepareMoves(await startUndoAccount(() => server), server);
      const { services } = server.app;
      const { impact } = services;
      if (impact === null) throw new Error('Nothing says what callers notice.');
      services.impact = {
        ...impact,
        ifSeen(context, ...seen) {
          walked.add(context.endpoint.id);
          return impact.ifSeen(context, ...seen);
        },
      };
    }, 60_000);
    afterAll(async () => {
      await server.close();
      await fresh.drop();
    });

    /** Makes a write after its dry run, which stored nothing and told what the write did then. */
    async function made<T>(make: () => Promise<T>) {
      const before = await account.config();
      const told = await account.told(make);
      expect(await account.config()).toBe(before);
      const other = {
        ...told,
        digest: told.digest.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      };
      await expect(account.seen(other, make)).rejects.toThrow('IMPACTCHANGED');
      expect(await account.config()).toBe(before);
      const answer = await account.seen(told, make);
      const wanted = withChange(JSON.parse(before) as RoutingConfig, told.change);
      expect(shapeOf(await account.config(), before)).toEqual(
        shapeOf(JSON.stringify(wanted), before),
      );
      return { answer, told };
    }

    /** The way back behind the newest change of a record, and what it answers. */
    async function revert(record: string, way: 'undo' | 'restore') {
      const [newest] = await account.history(record);
      const version = way === 'restore' ? await account.versionOf(record) : undefined;
      const path = `/api/audit/${record}/${way}`;
      const answered = await made(() =>
        account.call('POST', path, { entryId: newest?.id }, version),
      );
      return answered.answer.body;
    }

    for (const [title, recordOf, make, ...back] of movingChanges) {
      it(`[SAY-01] [SAY-02] [SAY-04] ${title}`, async () => {
        const before = await account.config();
        const isByHistory = back.length === 0;
        for (const way of isByHistory ? (['undo', 'restore'] as const) : [null]) {
          const { answer, told } = await made(() => make(account));
          expect(told.differences.length > 0 || told.planned !== null).toBe(!quiet.has(title));
          for (const step of back) await made(() => step(account, answer));
          if (way) expect((await revert(recordOf(account), way)).skipped).toEqual([]);
          expect(shapeOf(await account.config(), before)).toEqual(shapeOf(before, before));
        }
      });
    }

    it('[SAY-01] [SAY-02] [SAY-04] a planned change that was saved', async () => {
      const before = await account.config();
      const at = new Date(server.clock.now().getTime() + 60_000).toISOString();
      const { answer } = await made(() => planAt(account, at));
      server.clock.advance(61_000);
      await savePlanned(
        { ...server, secrets: testSecrets },
        account.tenantId,
        String(answer.body.id),
      );
      expect(await account.config()).not.toBe(before);
      await made(() => account.call('POST', `/api/planned-change/${String(answer.body.id)}/undo`));
      expect(await account.config()).toBe(before);
    });

    it('[SAY-01] [SAY-04] a stop of the spend guard is lifted', async () => {
      const id = newId();
      const at = server.clock.now();
      const stop = {
        kind: 'day',
        subject: '',
        subject_name: '',
        cap: '10.00',
        spent: '11.00',
      } as const;
      const nobody = { person: '', person_name: '', country: '' };
      const lifted = { lifted_at: null, lifted_by: null, lift_reason: null };
      await server.db.system((tx) =>
        tx
          .insertInto('guard_stop')
          .values({
            id,
            tenant_id: account.tenantId,
            ...stop,
            ...nobody,
            ...lifted,
            at,
            day: at.toISOString().slice(0, 10),
          })
          .execute(),
      );
      const body = { reason: 'All is well.' };
      const { told } = await made(() =>
        account.call('POST', `/api/spend-guard/stop/${id}/lift`, body),
      );
      expect(told.differences.length).toBeGreaterThan(0);
    });

    it.each([
      ['suspended', 'The account is suspended, so calls to', 'AccountSuspended'],
      ['cancel', 'The account is closed, so calls to', 'AccountCancelled'],
    ])('[SAY-01] [SAY-04] an account that support makes %s', async (status, what, emailEvent) => {
      const before = await account.config();
      const move = (body: object, query = '', headers: Record<string, string> = {}) =>
        server.call(null, 'PUT', `/api/tenant/${account.tenantId}/status${query}`, {
          body: { reason: 'Unpaid', ...body },
          headers: { 'x-support-key': supportKey, ...headers },
        });
      const dry = await move({ status }, '?dryRun=1');
      expect(dry.status).toBe(200);
      const told = dry.body as unknown as ToldImpact;
      expect(told.differences.map(({ after }) => after.reason)).toContainEqual(
        expect.stringContaining(what),
      );
      expect(await account.config()).toBe(before);
      const stale = await move({ status }, '', {
        'if-impact': told.digest.replace(/.{4}$/, '0000'),
      });
      expect(stale.status).toBe(409);
      if (status === 'cancel') return;
      const moved = await move({ status, emailEvent }, '', { 'if-impact': told.digest });
      expect(moved.status).toBe(200);
      const mail = await server.db.system((tx) =>
        tx
          .selectFrom('mail_outbox')
          .select('body_text')
          .where('kind', '=', 'AccountSuspended')
          .where('tenant_id', '=', account.tenantId)
          .executeTakeFirstOrThrow(),
      );
      expect(mail.body_text).toContain(what);
      expect((await move({ status: 'active' })).status).toBe(200);
      expect(await account.config()).toBe(before);
    });

    it('[SAY-04] the account that its owner cancels', async () => {
      const path = `/api/tenant/${account.tenantId}/status`;
      const body = { status: 'cancel', reason: 'We move on.' };
      const cancel = () => account.call('PUT', path, body);
      const before = await account.config();
      const told = await account.told(cancel);
      expect(told.differences.length).toBeGreaterThan(0);
      expect(await account.config()).toBe(before);
      const other = { ...told, digest: told.digest.replace(/.{4}$/, '0000') };
      await expect(account.seen(other, cancel)).rejects.toThrow('IMPACTCHANGED');
    });

    it('[SAY-01] [SCIM-01] a team that follows a group, and people who leave with many', async () => {
      const before = await account.config();
      const { tenantId, cy, desk } = account;
      const { teammateId: members } = await account.read(`/api/team/${desk.id}`);
      const at = server.clock.now();
      const id = newId();
      await server.db.system(async (tx) => {
        const group = {
          id,
          tenant_id: tenantId,
          name: 'Reception',
          created_at: at,
          updated_at: at,
        };
        await tx.insertInto('scim_group').values(group).execute();
        const member = { tenant_id: tenantId, group_id: id, teammate_id: cy.id };
        await tx.insertInto('scim_group_member').values(member).execute();
        const held = { tenant_id: tenantId, teammate_id: cy.id, at };
        await tx.insertInto('scim_held').values(held).execute();
      });
      const target = { kind: 'team', id: desk.id };
      const followed = await made(() =>
        account.call('PUT', `/api/directory/group/${id}`, { target }),
      );
      expect(followed.told.differences.length).toBeGreaterThan(0);
      const left = await made(() =>
        account.call('POST', '/api/directory/held', { isAllowed: true }),
      );
      expect(left.told.differences.length).toBeGreaterThan(0);
      const secret = await giveKey(server, account.owner, ['directory:write']);
      const value = (members as string[]).map((one) => ({ value: one }));
      const changed = await server.app.inject({
        method: 'PATCH',
        url: `/scim/v2/Groups/${id}`,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
        payload: JSON.stringify({ Operations: [{ op: 'replace', path: 'members', value }] }),
      });
      expect(changed.statusCode).toBe(200);
      const entry = await server.db.system((tx) =>
        tx
          .selectFrom('audit_entry')
          .select('after')
          .where('action', '=', 'directory.changeGroup')
          .where('entity_id', '=', id)
          .executeTakeFirstOrThrow(),
      );
      expect(entry.after).toMatchObject({ callers: expect.stringContaining(' rings ') });
      // Back to what the tests after this one find.
      await server.db.system((tx) => tx.deleteFrom('scim_group').execute());
      const person = `/api/teammate/${cy.id}`;
      await account.call('PUT', `${person}/status/active`, {}, person);
      const list = (members as string[]).map((teammateId, order) => ({ teammateId, order }));
      const path = `/api/team/${desk.id}`;
      await account.call('PUT', `${path}/member`, { members: list }, path);
      expect(JSON.parse(await account.config())).toEqual(JSON.parse(before));
    });

    it('[SAY-02] all of it at once, after a restart of the server, the oldest first', {
      timeout: 120_000,
    }, async () => {
      const some = movingChanges.filter(([title]) =>
        /^(closed hours|messages|order|missed calls of a p|suspension of a person$|settings|a country)/.test(
          title,
        ),
      );
      const before = await account.config();
      const saves: { record: string; entryId: string | undefined }[] = [];
      for (const [, recordOf, make] of some) {
        const record = recordOf(account);
        await make(account);
        saves.push({ record, entryId: (await account.history(record))[0]?.id });
      }
      expect(saves.length).toBeGreaterThan(6);
      await server.close();
      server = await startTestServer({ on: fresh });
      for (const { record, entryId } of saves) {
        const { body } = await account.call('POST', `/api/audit/${record}/undo`, { entryId });
        expect(body.skipped).toEqual([]);
      }
      expect(JSON.parse(await account.config())).toEqual(JSON.parse(before));
    });

    it('[SAY-08] a deleted person with a number that was deleted before, after a restart', async () => {
      const before = await account.config();
      const record = `teammate/${account.cy.id}`;
      const entries: (string | undefined)[] = [];
      for (const deleted of ['a phone number of a person', 'deletion of a person']) {
        const [, , make] = movingChanges.find(([title]) => title === deleted) ?? [];
        await make?.(account);
        entries.unshift((await account.history(record))[0]?.id);
      }
      await server.close();
      server = await startTestServer({ on: fresh });
      for (const entryId of entries) {
        const { body } = await account.call('POST', `/api/audit/${record}/restore`, { entryId });
        expect(body.skipped).toEqual([]);
      }
      expect(JSON.parse(await account.config())).toEqual(JSON.parse(before));
    });

    it('[SAY-01] the walk makes every write that can move a call', () => {
      expect([...movesCalls].filter((id) => !walked.has(id))).toEqual([]);
    });
  },
);
