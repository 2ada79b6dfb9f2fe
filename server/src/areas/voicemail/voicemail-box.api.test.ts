import type { SentEvent } from '@jackfield/contract';
import type { VoicemailDetail } from '@jackfield/contract/api/voicemail';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeWave } from '../../../test/audio-samples.ts';
import { startExchangeServer } from '../../../test/exchange-fixture.ts';
import { testDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import {
  makeVoicemailAccount,
  type VoicemailAccount,
  voicemailOf,
} from '../../../test/voicemail-fixture.ts';
import { newId } from '../../platform/ids.ts';

describe.each(testDatabases)('boxes of messages (%s)', (kind) => {
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

  const detail = async (person: TestPerson, id: string) =>
    (await server.call(person, 'GET', `/api/voicemail/${id}`)).body as unknown as VoicemailDetail;
  const setState = (person: TestPerson, id: string, state: string) =>
    server.call(person, 'PUT', `/api/voicemail/${id}/state`, { body: { state } });
  const forward = (person: TestPerson, id: string, body: object) =>
    server.call(person, 'POST', `/api/voicemail/${id}/forward`, { body });
  const history = () =>
    server.db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'entity', 'entity_id', 'actor_name', 'on_behalf_of_id'])
        .where('tenant_id', '=', account.owner.tenantId)
        .where('action', 'like', 'voicemailMessage.%')
        .orderBy('seq')
        .execute(),
    );

  it('[MSG-01] tell those who may hear a message, and nobody else, that it came', async () => {
    const { owner, maya, kenji } = account;
    const eventsFor = async (person: TestPerson) => {
      const { body } = await server.call(person, 'GET', '/api/live/events?after=0');
      const told = (body.events as SentEvent[]).filter(
        (one) => one.event.eventType === 'voicemail',
      );
      return told.map(({ event }) => event.id);
    };
    const { id: own } = await voicemail.leave();
    await voicemail.join(kenji, maya);
    const { id: shared } = await voicemail.leaveForTeam();
    expect(await eventsFor(maya)).toEqual([own, shared]);
    expect(await eventsFor(kenji)).toEqual([shared]);
    expect(await eventsFor(owner)).toEqual([]);
  });

  it('[MSG-01] show the wave of a message, who called and how the call got there', async () => {
    const { maya, kenji, owner } = account;
    await server.db.system(async (tx) => {
      await tx
        .updateTable('teammate')
        .set({ extension: '4711' })
        .where('id', '=', kenji.id)
        .execute();
    });
    const wave = fakeWave(2);
    // A loud second half.
    for (let at = 44 + 16_000; at < wave.length; at += 2) wave.writeInt16LE(-8000, at);
    const { id } = await voicemail.leave({ from: '4711' }, wave);
    const node = { kind: 'teammate', id: maya.id, name: 'Maya Okafor' };
    const way = [{ node, reason: 'Nobody answered for 20 s.', at: '2026-11-20T09:59:30.000Z' }];
    await server.db.system((tx) =>
      tx
        .insertInto('call_way')
        .values({ tenant_id: owner.tenantId, call_id: id, way: JSON.stringify(way) })
        .execute(),
    );
    const { fromName, peaks, ...shown } = await detail(maya, id);
    expect([fromName, peaks.at(0), peaks.at(-1)]).toEqual(['Kenji Mori', 0, 100]);
    expect(shown).toMatchObject({ way, to: 'Maya Okafor', heardBy: null, forwardedBy: '' });
  });

  it('[MSG-03] count what is new in the own box and open in those of teams', async () => {
    const { maya, kenji } = account;
    await voicemail.join(kenji, maya);
    const { id: heard } = await voicemail.leave();
    const { id: gone } = await voicemail.leave();
    await voicemail.leave();
    const { id: taken } = await voicemail.leaveForTeam();
    await voicemail.leaveForTeam();
    await server.call(maya, 'PUT', `/api/voicemail/${heard}`, { body: { isHeard: true } });
    await server.call(maya, 'DELETE', `/api/voicemail/${gone}`);
    await setState(kenji, taken, 'taken');
    expect(await voicemail.boxesOf(maya)).toMatchObject({
      boxes: [
        { kind: 'teammate', id: maya.id, total: 2, fresh: 1 },
        { kind: 'team', name: 'Front desk', total: 2, fresh: 1, open: 1, taken: 1, done: 0 },
      ],
      deleted: 1,
    });
    expect((await server.call(maya, 'POST', '/api/voicemail/heard')).status).toBe(204);
    expect((await voicemail.boxesOf(maya)).boxes.map(({ fresh }) => fresh)).toEqual([0, 1]);
  });

  it('[MSG-03] show one box, one state, or what a search finds of the caller', async () => {
    const { maya, kenji, teamId } = account;
    await voicemail.join(kenji, maya);
    const { id: own } = await voicemail.leave({ from: '+12515550111' });
    const { id: done } = await voicemail.leaveForTeam({ leftAt: '2026-11-20T12:00:00.000Z' });
    const { id: open } = await voicemail.leaveForTeam();
    await setState(maya, done, 'done');
    expect(await voicemail.idsFor(maya, `?boxId=${teamId}`)).toEqual([open, done]);
    expect(await voicemail.idsFor(maya, `?boxId=${teamId}&state=open`)).toEqual([open]);
    expect(await voicemail.idsFor(maya, '?search=(251) 555-0111')).toEqual([own]);
    expect(await voicemail.idsFor(maya, '?search=nobody')).toEqual([]);
    expect(await voicemail.idsFor(maya, `?boxId=${kenji.id}`)).toEqual([]);
  });

  it('[MSG-03] have a message taken once, however many press at the same time', async () => {
    const { maya, kenji } = account;
    await voicemail.join(kenji, maya);
    const { id } = await voicemail.leaveForTeam();
    const both = [maya, kenji, maya, kenji, maya, kenji];
    const answers = await Promise.all(both.map((person) => setState(person, id, 'taken')));
    const [message] = await voicemail.shownTo(maya);
    const winner = [maya, kenji].find((person) => person.id === message?.stateBy?.id);
    expect(message).toMatchObject({ state: 'taken', stateBy: { name: winner?.fullName } });
    const refused = `${winner?.fullName} took this a moment ago.`;
    for (const [index, { status, body }] of answers.entries()) {
      if (both[index] === winner) expect(status).toBe(204);
      else expect([status, body]).toMatchObject([409, { errors: [{ message: refused }] }]);
    }
  });

  it('[MSG-03] say that a message is done, and open it again', async () => {
    const { kenji, maya } = account;
    const { id } = await voicemail.leaveForTeam();
    await setState(kenji, id, 'taken');
    expect((await setState(kenji, id, 'done')).status).toBe(204);
    expect(await voicemail.shownTo(kenji)).toMatchObject([{ state: 'done' }]);
    await setState(kenji, id, 'open');
    expect(await voicemail.shownTo(kenji)).toMatchObject([{ state: 'open', stateBy: null }]);
    expect((await setState(maya, id, 'done')).status).toBe(404);
    const { id: own } = await voicemail.leave();
    expect((await setState(maya, own, 'taken')).status).toBe(404);
  });

  it('[MSG-03] forward a message to people and teams, each for themselves', async () => {
    const { maya, kenji, teamId, owner } = account;
    const { id } = await voicemail.leave();
    const to = [
      { kind: 'teammate', id: owner.id },
      { kind: 'team', id: teamId },
    ];
    const sent = await forward(maya, id, { to, note: 'Can you call back?' });
    expect(sent.status).toBe(204);
    const [[atOwner], [atTeam]] = [await voicemail.idsFor(owner), await voicemail.idsFor(kenji)];
    expect(await detail(kenji, String(atTeam))).toMatchObject({
      box: { kind: 'team', id: teamId },
      from: '+12515550777',
      seconds: 3,
      forwardedBy: 'Maya Okafor',
      note: 'Can you call back?',
    });
    await server.call(owner, 'DELETE', `/api/voicemail/${atOwner}`);
    await server.call(maya, 'DELETE', `/api/voicemail/${id}`);
    expect(await voicemail.hear(kenji, String(atTeam))).toBe(200);
  });

  it('[MSG-03] forward nothing to who is not there, nor with a note over 500 signs', async () => {
    const { maya, kenji } = account;
    const { id } = await voicemail.leave();
    const gone = { to: [{ kind: 'teammate', id: newId() }] };
    expect((await forward(maya, id, gone)).status).toBe(422);
    const to = [{ kind: 'teammate', id: kenji.id }];
    expect((await forward(maya, id, { to, note: 'x'.repeat(501) })).status).toBe(400);
    expect((await forward(maya, id, { to: [] })).status).toBe(400);
    expect((await forward(kenji, id, { to })).status).toBe(404);
    expect(await voicemail.idsFor(kenji)).toEqual([]);
  });

  it('[MSG-02] are heard by an admin who acts as the person, and the history says so', async () => {
    const { maya, owner, teamId, kenji } = account;
    const { id: own } = await voicemail.leave();
    const { id: shared } = await voicemail.leaveForTeam();
    const as = { impersonator: owner, isReadOnly: true };
    expect(await voicemail.hear(maya, own, as)).toBe(200);
    expect(await voicemail.hear(maya, own, as)).toBe(200);
    expect(await voicemail.hear(kenji, shared, as)).toBe(200);
    expect(await voicemail.hear(maya, shared, as)).toBe(404);
    const heard = { action: 'voicemailMessage.hear', actor_name: owner.fullName };
    const ofMaya = { ...heard, entity: 'teammate', entity_id: maya.id, on_behalf_of_id: maya.id };
    const ofTeam = { ...heard, entity: 'team', entity_id: teamId, on_behalf_of_id: kenji.id };
    expect(await history()).toEqual([ofMaya, ofMaya, ofTeam]);
    expect(await voicemail.shownTo(maya)).toMatchObject([{ heardAt: null }]);
  });

  it('[MSG-02] are changed by who only looks as little as anything else', async () => {
    const { maya, owner } = account;
    const { id } = await voicemail.leave();
    const as = { impersonator: owner, isReadOnly: true };
    const removed = await server.call(maya, 'DELETE', `/api/voicemail/${id}`, as);
    expect(removed.body).toMatchObject({ responseCode: 'READONLYSESSION' });
    expect(await voicemail.idsFor(maya)).toEqual([id]);
  });

  it('[MSG-02] have an entry for what is done in the name of a person, and none for their own', async () => {
    const { maya, owner, kenji } = account;
    const { id } = await voicemail.leave();
    const mark = { body: { isHeard: true } };
    await server.call(maya, 'PUT', `/api/voicemail/${id}`, mark);
    await voicemail.hear(maya, id);
    expect(await history()).toEqual([]);
    const as = { impersonator: owner };
    await server.call(maya, 'PUT', `/api/voicemail/${id}`, { ...mark, ...as });
    const body = { to: [{ kind: 'teammate', id: kenji.id }] };
    await server.call(maya, 'POST', `/api/voicemail/${id}/forward`, { body, ...as });
    await server.call(maya, 'DELETE', `/api/voicemail/${id}`, as);
    await server.call(maya, 'POST', `/api/voicemail/${id}/restore`, as);
    expect((await history()).map(({ action }) => action)).toEqual([
      'voicemailMessage.mark',
      'voicemailMessage.forward',
      'voicemailMessage.delete',
      'voicemailMessage.restore',
    ]);
  });

  it('[MSG-02] are closed to support, who acts by a link', async () => {
    const { maya, owner } = account;
    const { id } = await voicemail.leave();
    const as = { impersonator: { ...owner, fullName: 'Support' } };
    for (const path of ['', '/box', `/${id}`, `/${id}/sound`]) {
      expect((await server.call(maya, 'GET', `/api/voicemail${path}`, as)).status).toBe(403);
    }
  });
});
