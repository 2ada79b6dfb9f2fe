import type { OwnCall } from '@jackfield/contract/api/web-phone';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { testDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import {
  leftAt,
  makeVoicemailAccount,
  type VoicemailAccount,
  voicemailOf,
} from '../../../test/voicemail-fixture.ts';
import { newId } from '../../platform/ids.ts';

const janet = '+12515550777';
const at = '2026-11-20T10:05:00.000Z';

describe.each(testDatabases)('what the phone knows of calls (%s)', (kind) => {
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
    server.clock.set(new Date(leftAt));
  });

  const tell = async (url: string, payload: object) => {
    expect((await asExchange(server, 'POST', `/api/exchange/${url}`, { payload })).status).toBe(
      200,
    );
  };
  const tellCall = (call: object) => tell('live', { exchange: 'one', calls: [call] });
  const stopAt = (node: object) => ({ node, reason: 'It is open.', at });
  /** A call that rings these people in the team Front desk, by key 1. */
  const ringing = (people: TestPerson[], change: object = {}) => ({
    state: 'started',
    id: newId(),
    accountId: account.owner.tenantId,
    direction: 'inbound',
    from: janet,
    to: '+12515550199',
    teammateId: null,
    startedAt: at,
    stop: stopAt({ kind: 'team', id: account.teamId, name: 'Front desk' }),
    phase: {
      kind: 'ringing',
      teammateIds: people.map(({ id }) => id),
      teamId: account.teamId,
      keys: ['1'],
      isRecorded: false,
      since: at,
    },
    ...change,
  });
  const callsOf = async (person: TestPerson) =>
    (await server.call(person, 'GET', '/api/webphone/calls')).body.items as OwnCall[];
  const spokeWith = (number: string) =>
    server.db.system((tx) =>
      sql`insert into call_number values (${account.owner.tenantId}, ${number}, 'Janet Prewitt',
        ${server.clock.now()}) on conflict (tenant_id, number)
        do update set name = excluded.name, answered_at = excluded.answered_at`.execute(tx),
    );

  it('[CALL-16] is why it came here and who else rings, for those whom it rings alone', async () => {
    const { owner, maya, kenji } = account;
    const call = ringing([kenji, maya]);
    await tellCall(call);
    expect(await callsOf(kenji)).toEqual([
      {
        id: call.id,
        name: '',
        place: { kind: 'team', name: 'Front desk' },
        keys: ['1'],
        since: at,
        others: [{ id: maya.id, name: 'Maya Okafor', profileImage: null }],
        message: null,
        isRecorded: false,
        note: '',
      },
    ]);
    expect(await callsOf(owner)).toEqual([]);
    const { phase } = call;
    const talking = { ...phase, kind: 'talking', teammateIds: [maya.id], isRecorded: true };
    await tellCall({ ...call, state: 'moved', phase: talking });
    expect(await callsOf(kenji)).toEqual([]);
    expect(await callsOf(maya)).toMatchObject([{ id: call.id, isRecorded: true, others: [] }]);
  });

  it('[CALL-16] is the message of the caller to the person or a team of theirs, until somebody spoke with them', async () => {
    const { maya, kenji } = account;
    const { id } = await voicemail.leaveForTeam({ from: janet });
    await voicemail.leave({ from: '+12515550888' });
    await server.db.system((tx) =>
      tx
        .updateTable('voicemail')
        .set({ said: 'My crown came loose.' })
        .where('id', '=', id)
        .execute(),
    );
    await tellCall(ringing([kenji, maya]));
    const message = { id, leftAt, said: 'My crown came loose.' };
    expect(await callsOf(kenji)).toMatchObject([{ message }]);
    // She is not in the team.
    expect(await callsOf(maya)).toMatchObject([{ message: null }]);
    server.clock.set(new Date(at));
    await spokeWith(janet);
    expect(await callsOf(kenji)).toMatchObject([{ message: null, name: 'Janet Prewitt' }]);
  });

  it('[CALL-16] is what the person themselves called, until somebody else talks there', async () => {
    const { maya, kenji } = account;
    const out = { direction: 'outbound', teammateId: kenji.id, from: '101', to: janet };
    const call = ringing([], out);
    await spokeWith(janet);
    await tellCall(call);
    expect(await callsOf(kenji)).toMatchObject([{ id: call.id, name: 'Janet Prewitt' }]);
    const phase = { ...call.phase, kind: 'talking', teammateIds: [maya.id] };
    await tellCall({ ...call, state: 'moved', phase });
    expect(await callsOf(kenji)).toEqual([]);
  });

  it('[CALL-16] says from which colleague a call comes, and which line is the own one', async () => {
    const { maya, kenji } = account;
    const phase = { ...ringing([kenji]).phase, teamId: null, keys: [] };
    const from = { kind: 'teammate', id: maya.id, name: 'Maya Okafor' };
    await tellCall(ringing([kenji], { phase, stop: stopAt(from) }));
    expect(await callsOf(kenji)).toMatchObject([
      { place: { kind: 'teammate', name: 'Maya Okafor' } },
    ]);
    const own = (await server.call(kenji, 'GET', '/api/user')).body.extension;
    const number = { kind: 'number', id: newId(), name: '' };
    await tellCall(ringing([kenji], { phase, to: own, stop: stopAt(number) }));
    expect((await callsOf(kenji)).at(-1)).toMatchObject({ place: { kind: 'own', name: '' } });
  });

  it('[CALL-16] tells people with a web phone as it changes, and others never', async () => {
    const { maya, kenji } = account;
    const sip = { host: 'sip.example.com', port: 5060, transport: 'udp' };
    const webSocket = 'ws://127.0.0.1:8088/ws';
    await tell('registrations', { exchange: 'one', sip, webSocket, signedIn: [], signedOut: [] });
    expect((await server.call(kenji, 'POST', '/api/webphone', { body: {} })).status).toBe(200);
    const call = ringing([kenji, maya]);
    await tellCall(call);
    await tellCall({ state: 'ended', id: call.id, accountId: call.accountId });
    const heard = async (person: TestPerson) => {
      const { body } = await server.call(person, 'GET', '/api/live/events?after=0');
      const events = body.events as { method: string; event: { eventType: string; id: string } }[];
      return events.filter(({ event }) => event.id === call.id).map(({ method }) => method);
    };
    expect(await heard(kenji)).toEqual(['CreateEntityAsync', 'DeletedEntityAsync']);
    expect(await heard(account.owner)).toEqual(['CreateEntityAsync', 'DeletedEntityAsync']);
    expect(await heard(maya)).toEqual([]);
  });
});
