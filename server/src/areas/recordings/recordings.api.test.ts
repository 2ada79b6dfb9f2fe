import type { CallRecording } from '@jackfield/contract/api/recording';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeWave, page } from '../../../test/audio-samples.ts';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import {
  bothDatabases,
  type CallOptions,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import { makeVoicemailAccount, type VoicemailAccount } from '../../../test/voicemail-fixture.ts';
import { supportActor } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import { clearFiles } from '../media/clear-files.ts';

const day = 24 * 3_600_000;
const startedAt = '2026-11-20T10:00:00.000Z';

describe.each(bothDatabases)('recordings of calls (%s)', (kind) => {
  let server: TestServer;
  let account: VoicemailAccount;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());
  afterEach(() => server.clock.reset());
  beforeEach(async () => {
    server.clock.set(new Date('2026-11-20T12:00:00.000Z'));
    account = await makeVoicemailAccount(server);
  });

  /** A call that Maya took, as the exchange tells it. */
  async function call(): Promise<string> {
    const id = newId();
    const { owner, maya } = account;
    const told = {
      id,
      accountId: owner.tenantId,
      direction: 'inbound',
      from: '+12515550777',
      to: '+12515550142',
      teammateId: maya.id,
      outcome: 'answered',
      takenBy: { kind: 'teammate', id: maya.id },
      fromName: '',
      wait: 4,
      endedIn: null,
      teamId: null,
      partOf: null,
      startedAt,
      seconds: 60,
      way: [],
    };
    const payload = JSON.stringify({ calls: [told] });
    const headers = { 'content-type': 'application/json' };
    await asExchange(server, 'POST', '/api/exchange/outcomes', { payload, headers });
    return id;
  }

  /** The exchange hands over a recording of Maya's. */
  async function record(callId: string, change: Record<string, string> = {}, wave = fakeWave(3)) {
    const { id = newId(), ...more } = change;
    const told = {
      accountId: account.owner.tenantId,
      callId,
      teammateId: account.maya.id,
      startedAt,
      ...more,
    };
    const url = `/api/exchange/recordings/${id}?${new URLSearchParams(told)}`;
    const headers = { 'content-type': 'audio/wav' };
    const { status, text } = await asExchange(server, 'PUT', url, { payload: wave, headers });
    return { id, status, answer: JSON.parse(text) as { refused?: string | null } };
  }

  const shownTo = async (person: TestPerson, callId: string, as: CallOptions = {}) =>
    (await server.call(person, 'GET', `/api/call-log/${callId}/recording`, as)).body
      .items as CallRecording[];
  const hear = async (person: TestPerson, id: string, as: CallOptions = {}) =>
    (await server.call(person, 'GET', `/api/recording/${id}/sound`, as)).status;
  const set = async (body: Record<string, unknown>) => {
    const { version } = (await server.call(account.owner, 'GET', '/api/tenant')).body;
    const options = { body, version: Number(version) };
    return (await server.call(account.owner, 'PUT', '/api/tenant', options)).status;
  };
  const remove = (person: TestPerson, id: string, reason = 'The caller asked for it.') =>
    server.call(person, 'POST', `/api/recording/${id}/delete`, { body: { reason } });
  const restore = async (person: TestPerson, id: string) =>
    (await server.call(person, 'POST', `/api/recording/${id}/restore`)).status;
  const entries = async () => {
    const rows = await server.db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'actor_name', 'entity_id', 'after'])
        .where('tenant_id', '=', account.owner.tenantId)
        .where('action', 'like', 'callRecording.%')
        .orderBy('at')
        .execute(),
    );
    return rows.map(({ action, actor_name: by, entity_id: of }) => [action, by, of]);
  };
  const there = async (id: string) =>
    (await server.storage.size(account.owner.tenantId, id)) !== null;

  it('[REC-02] are stored once, and played to the person who talked', async () => {
    const { maya } = account;
    const callId = await call();
    const { id, ...first } = await record(callId);
    expect(first).toEqual({ status: 200, answer: { refused: null } });
    expect((await record(callId, { id })).answer).toEqual({ refused: null });
    const shown = await shownTo(maya, callId);
    expect(shown).toMatchObject([
      {
        id,
        teammate: { id: maya.id, name: 'Maya Okafor' },
        startedAt,
        seconds: 3,
        state: 'kept',
        mayHear: true,
        endsAt: '2027-02-18T10:00:00.000Z',
        days: 90,
        deleted: null,
      },
    ]);
    expect(shown[0]?.peaks.length).toBeGreaterThan(100);
    const { status, headers } = await server.call(maya, 'GET', `/api/recording/${id}/sound`);
    expect([status, headers]).toMatchObject([
      200,
      { 'content-type': 'audio/wav', 'cache-control': 'no-store' },
    ]);
    expect(await entries()).toEqual([]);
  });

  it('are refused where the account or the person is not there, and as something else', async () => {
    const callId = await call();
    expect((await record(callId, { accountId: newId() })).answer).toEqual({ refused: 'account' });
    expect((await record(callId, { teammateId: newId() })).answer).toEqual({ refused: 'person' });
    expect((await record(callId, {}, Buffer.from(page))).status).toBe(415);
  });

  it('[REC-02] are heard by nobody else, unless the account lets its admins', async () => {
    const { owner, maya, kenji } = account;
    const callId = await call();
    const { id } = await record(callId);
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    const shown = await shownTo(owner, callId);
    expect(shown).toMatchObject([{ mayHear: false, peaks: [], teammate: { id: maya.id } }]);
    for (const person of [owner, kenji, stranger]) expect(await hear(person, id)).toBe(404);
    for (const person of [kenji, stranger]) {
      const seen = await server.call(person, 'GET', `/api/call-log/${callId}/recording`);
      expect(seen.status).toBe(404);
    }
    expect(await set({ recordingHearers: 'admins' })).toBe(200);
    expect([await hear(owner, id), await hear(kenji, id)]).toEqual([200, 404]);
    expect(await entries()).toEqual([['callRecording.hear', owner.fullName, maya.id]]);
  });

  it('[REC-02] leave an entry of whoever acts as the person', async () => {
    const { owner, maya } = account;
    const { id } = await record(await call());
    expect(await hear(maya, id, { impersonator: owner })).toBe(200);
    expect(await entries()).toEqual([['callRecording.hear', owner.fullName, maya.id]]);
  });

  it('[REC-02] are not heard, deleted or seen the wave of by support', async () => {
    const { owner } = account;
    const callId = await call();
    const { id } = await record(callId);
    await set({ recordingHearers: 'admins' });
    const as = { impersonator: { ...owner, fullName: supportActor.name } };
    expect(await hear(owner, id, as)).toBe(403);
    expect(await shownTo(owner, callId, as)).toMatchObject([{ mayHear: false, peaks: [] }]);
    const options = { ...as, body: { reason: 'x' } };
    const removal = await server.call(owner, 'POST', `/api/recording/${id}/delete`, options);
    expect(removal.status).toBe(403);
  });

  it('[REC-02] leave an entry of each download', async () => {
    const { maya } = account;
    const { id } = await record(await call());
    const { status } = await server.call(maya, 'GET', `/api/recording/${id}/download`);
    expect(status).toBe(200);
    expect(await entries()).toEqual([['callRecording.download', maya.fullName, maya.id]]);
  });

  it('[REC-02] are deleted by admins for a reason, and come back within 30 days', async () => {
    const { owner, maya } = account;
    const callId = await call();
    const { id } = await record(callId);
    expect((await remove(maya, id)).status).toBe(403);
    expect((await remove(owner, id, ' ')).status).toBe(400);
    expect((await remove(owner, id)).status).toBe(204);
    expect((await remove(owner, id)).status).toBe(404);
    expect(await shownTo(maya, callId)).toMatchObject([
      {
        state: 'deleted',
        peaks: [],
        deleted: { by: owner.fullName, reason: 'The caller asked for it.', mayRestore: true },
      },
    ]);
    expect(await hear(maya, id)).toBe(404);
    expect([await restore(maya, id), await restore(owner, id)]).toEqual([403, 204]);
    expect(await hear(maya, id)).toBe(200);
    await remove(owner, id);
    expect(await entries()).toEqual([
      ['callRecording.delete', owner.fullName, maya.id],
      ['callRecording.restore', owner.fullName, maya.id],
      ['callRecording.delete', owner.fullName, maya.id],
    ]);
    server.clock.advance(30 * day);
    expect(await restore(owner, id)).toBe(404);
    await clearFiles(server.db, server.storage, new Date(Date.now() + 60 * day));
    expect(await there(id)).toBe(false);
  });

  it('[REC-02] end by the days of the account, the sound too, and the call says so', async () => {
    const { maya } = account;
    const callId = await call();
    const { id } = await record(callId);
    expect([await set({ recordingDays: 0 }), await set({ recordingDays: 30 })]).toEqual([400, 200]);
    server.clock.set(new Date('2026-12-20T09:59:00.000Z'));
    expect(await hear(maya, id)).toBe(200);
    server.clock.set(new Date('2026-12-20T10:00:00.000Z'));
    expect(await hear(maya, id)).toBe(404);
    const ended = { state: 'ended', days: 30, endsAt: '2026-12-20T10:00:00.000Z', peaks: [] };
    expect(await shownTo(maya, callId)).toMatchObject([ended]);
    await clearFiles(server.db, server.storage, new Date(Date.now() + 60 * day));
    expect(await there(id)).toBe(false);
    // More days bring nothing back.
    await set({ recordingDays: 3650 });
    expect(await shownTo(maya, callId)).toMatchObject([ended]);
  });

  it('[REC-02] stay when the person leaves', async () => {
    const { owner, maya } = account;
    const callId = await call();
    const { id } = await record(callId);
    await server.db.system((tx) =>
      tx.updateTable('teammate').set({ status: 'cancel' }).where('id', '=', maya.id).execute(),
    );
    await clearFiles(server.db, server.storage, new Date(Date.parse(startedAt) + 60 * day));
    expect([await there(id), await hear(owner, id)]).toEqual([true, 404]);
    await set({ recordingHearers: 'admins' });
    expect(await hear(owner, id)).toBe(200);
  });
});
