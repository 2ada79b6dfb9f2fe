import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeWave, page } from '../../../test/audio-samples.ts';
import { startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestServer } from '../../../test/harness.ts';
import {
  leftAt,
  makeVoicemailAccount,
  type VoicemailAccount,
  voicemailOf,
} from '../../../test/voicemail-fixture.ts';
import { newId } from '../../platform/ids.ts';
import { clearSoftDeleted } from '../../platform/soft-deleted.ts';
import { clearFiles } from '../media/clear-files.ts';

const day = 24 * 3_600_000;

describe.each(bothDatabases)('what callers say to voicemails (%s)', (kind) => {
  let server: TestServer;
  let account: VoicemailAccount;
  let voicemail: ReturnType<typeof voicemailOf>;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
    voicemail = voicemailOf(server, () => account);
  });
  afterAll(() => server.close());
  afterEach(() => server.clock.reset());
  beforeEach(async () => {
    account = await makeVoicemailAccount(server);
  });

  const there = async (id: string) =>
    (await server.storage.size(account.owner.tenantId, id)) !== null;
  /** So many days later, after what is tidied up by then. */
  const later = async (days: number) => {
    const now = new Date(Date.now() + days * day);
    await clearSoftDeleted(server.db, server.storage, now);
    await clearFiles(server.db, server.storage, now);
  };

  it('[CALL-02] are stored once, and played to whom they were for', async () => {
    const { maya } = account;
    const { leave, shownTo } = voicemail;
    const { id, ...first } = await leave();
    expect(first).toEqual({ status: 200, answer: { refused: null } });
    expect((await leave({}, fakeWave(3), id)).answer).toEqual({ refused: null });
    expect(await shownTo(maya)).toEqual([
      {
        id,
        box: { kind: 'teammate', id: maya.id, name: 'Maya Okafor' },
        from: '+12515550777',
        fromName: '',
        to: '',
        forwardedBy: '',
        leftAt,
        seconds: 3,
        heardAt: null,
        deletedAt: null,
        state: 'open',
        stateBy: null,
        said: '',
        transcript: null,
      },
    ]);
    const { status, headers } = await server.call(maya, 'GET', `/api/voicemail/${id}/sound`);
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-type': 'audio/wav',
        'content-length': `${fakeWave(3).length}`,
        'cache-control': 'no-store',
      },
    ]);
  });

  it('come in pages, the newest first', async () => {
    const { maya } = account;
    const { leave, idsFor } = voicemail;
    const { id: old } = await leave();
    const { id: newer } = await leave({ leftAt: '2026-11-20T11:00:00.000Z' });
    expect(await idsFor(maya)).toEqual([newer, old]);
    const second = await server.call(maya, 'GET', '/api/voicemail?limit=1&pageNum=2');
    expect(second.body).toMatchObject({ items: [{ id: old }], total: 2, pageCount: 2 });
  });

  it('[MSG-02] are heard by the person or the members of the team, and by nobody else', async () => {
    const { owner, maya, kenji } = account;
    const { leave, leaveForTeam, idsFor, hear, join } = voicemail;
    const { id: own } = await leave();
    const { id: shared } = await leaveForTeam();
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    expect([await idsFor(maya), await idsFor(kenji)]).toEqual([[own], [shared]]);
    expect([await idsFor(owner), await idsFor(stranger)]).toEqual([[], []]);
    for (const [person, id] of [
      [owner, own],
      [owner, shared],
      [stranger, own],
      [maya, shared],
      [kenji, own],
    ] as const) {
      expect(await hear(person, id)).toBe(404);
      const asked = { body: { isHeard: true } };
      expect((await server.call(person, 'PUT', `/api/voicemail/${id}`, asked)).status).toBe(404);
      expect((await server.call(person, 'DELETE', `/api/voicemail/${id}`)).status).toBe(404);
    }
    expect([await hear(maya, own), await hear(kenji, shared)]).toEqual([200, 200]);
    await join(maya);
    expect([await hear(maya, shared), await hear(kenji, shared)]).toEqual([200, 404]);
  });

  it('[MSG-03] are marked as heard, for all who may hear them, and as new again', async () => {
    const { maya } = account;
    const { leave, shownTo } = voicemail;
    const { id } = await leave();
    const mark = (isHeard: boolean) =>
      server.call(maya, 'PUT', `/api/voicemail/${id}`, { body: { isHeard } });
    server.clock.set(new Date('2026-11-20T12:00:00.000Z'));
    expect((await mark(true)).status).toBe(204);
    const [heard] = await shownTo(maya);
    expect(heard?.heardAt).toMatch(/^2026-11-20T12:00:0/);
    await mark(false);
    expect(await shownTo(maya)).toMatchObject([{ heardAt: null }]);
  });

  it('[MSG-03] are deleted, and come back within 30 days', async () => {
    const { maya } = account;
    const { leave, idsFor, hear } = voicemail;
    const { id } = await leave();
    const restore = async () =>
      (await server.call(maya, 'POST', `/api/voicemail/${id}/restore`)).status;
    expect(await restore()).toBe(404);
    expect((await server.call(maya, 'DELETE', `/api/voicemail/${id}`)).status).toBe(204);
    expect([await idsFor(maya), await idsFor(maya, '?deleted=true')]).toEqual([[], [id]]);
    expect(await hear(maya, id)).toBe(200);
    expect(await restore()).toBe(204);
    expect(await idsFor(maya)).toEqual([id]);
    await server.call(maya, 'DELETE', `/api/voicemail/${id}`);
    server.clock.advance(30 * day);
    expect([await restore(), await hear(maya, id)]).toEqual([404, 404]);
    expect(await idsFor(maya, '?deleted=true')).toEqual([]);
  });

  it('go for good 30 days after they, the person or the team were deleted, and not before', async () => {
    const { owner, maya, kenji, teamId } = account;
    const { leave, leaveForTeam } = voicemail;
    const { id: kept } = await leave({ boxId: kenji.id });
    const { id: deleted } = await leave({ boxId: kenji.id });
    const { id: own } = await leave();
    const { id: shared } = await leaveForTeam();
    await server.call(kenji, 'DELETE', `/api/voicemail/${deleted}`);
    await server.db.system((tx) =>
      tx.updateTable('teammate').set({ status: 'cancel' }).where('id', '=', maya.id).execute(),
    );
    const removed = await server.call(owner, 'DELETE', `/api/team/${teamId}`, { version: 1 });
    expect(removed.status).toBe(204);
    const left = () => Promise.all([kept, deleted, own, shared].map(there));
    await later(29);
    expect(await left()).toEqual([true, true, true, true]);
    await later(31);
    expect(await left()).toEqual([true, false, false, false]);
  });

  it.each([
    ['an account that is not there', 'account', () => ({ accountId: newId() })],
    ['a person of another account', 'box', () => ({ boxId: newId() })],
    ['a team that is none', 'box', () => ({ box: 'team' })],
  ])('are refused for %s, and nothing is stored', async (_what, refused, change) => {
    const { leave } = voicemail;
    const { id, answer } = await leave(change());
    expect([answer, await there(id)]).toEqual([{ refused }, false]);
  });

  it('are refused for an account that has ended and a person who has left', async () => {
    const { maya, kenji } = account;
    const { leave } = voicemail;
    await server.db.system((tx) =>
      tx.updateTable('teammate').set({ status: 'cancel' }).where('id', '=', maya.id).execute(),
    );
    expect((await leave()).answer).toEqual({ refused: 'box' });
    await server.db.system((tx) =>
      tx.updateTable('tenant').set({ status: 'cancel' }).where('id', '=', maya.tenantId).execute(),
    );
    expect((await leave({ boxId: kenji.id })).answer).toEqual({ refused: 'account' });
  });

  it('are whole recordings of a telephone, of at most 4 MB', async () => {
    const { owner } = account;
    const { leave } = voicemail;
    expect((await leave({}, page)).status).toBe(415);
    expect((await leave({}, fakeWave(2).subarray(0, 20_000))).status).toBe(415);
    expect((await leave({}, fakeWave(260))).status).toBe(413);
    expect((await server.call(owner, 'PUT', `/api/exchange/messages/${newId()}`)).status).toBe(403);
  });
});
