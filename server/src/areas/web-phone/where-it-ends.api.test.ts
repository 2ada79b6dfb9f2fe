import type { CallTarget } from '@jackfield/contract/api/web-phone';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { testDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import {
  leftAt,
  makeVoicemailAccount,
  type VoicemailAccount,
} from '../../../test/voicemail-fixture.ts';
import { newId } from '../../platform/ids.ts';

describe.each(testDatabases)('where a call that is sent on ends (%s)', (kind) => {
  let server: TestServer;
  let account: VoicemailAccount;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
  });
  afterAll(() => server.close());
  afterEach(() => server.clock.reset());
  beforeEach(async () => {
    account = await makeVoicemailAccount(server);
    server.clock.set(new Date(leftAt));
  });

  const targets = async (by: TestPerson, ...ids: string[]) => {
    const path = `/api/webphone/targets?ids=${ids.join()}`;
    return (await server.call(by, 'GET', path)).body.items as CallTarget[];
  };
  const takePhone = ({ id, tenantId }: TestPerson) =>
    server.db.tenant(tenantId, (tx) =>
      tx.updateTable('teammate').set({ is_without_telephone: true }).where('id', '=', id).execute(),
    );
  const talk = async ({ id, tenantId }: TestPerson) => {
    const call = {
      state: 'started',
      id: newId(),
      accountId: tenantId,
      direction: 'inbound',
      from: '',
      to: '+12515550199',
      teammateId: null,
      startedAt: leftAt,
      stop: { node: { kind: 'teammate', id, name: '' }, reason: '', at: leftAt },
      phase: { kind: 'talking', teammateIds: [id], teamId: null, since: leftAt },
    };
    const payload = { exchange: 'one', calls: [call] };
    await asExchange(server, 'POST', '/api/exchange/live', { payload });
  };

  it('[CALL-16] says who rings, who is free, and what becomes of a call that nobody takes', async () => {
    const { maya, kenji, teamId } = account;
    await talk(maya);
    // Everybody may ask.
    expect(await targets(maya, teamId, kenji.id, maya.id)).toEqual([
      {
        id: teamId,
        state: null,
        since: null,
        awayUntil: null,
        rings: { isOwn: true, names: ['Kenji Mori'], free: 1 },
        end: { kind: 'voicemail', isOwn: true, name: 'Front desk' },
      },
      {
        id: kenji.id,
        state: 'free',
        since: null,
        awayUntil: null,
        rings: { isOwn: true, names: ['Kenji Mori'], free: 1 },
        end: { kind: 'voicemail', isOwn: true, name: 'Kenji Mori' },
      },
      {
        id: maya.id,
        state: 'talking',
        since: leftAt,
        awayUntil: null,
        rings: { isOwn: true, names: ['Maya Okafor'], free: 0 },
        end: { kind: 'voicemail', isOwn: true, name: 'Maya Okafor' },
      },
    ]);
  });

  it('[CALL-16] says where a call goes that rings nobody, and where it is forwarded', async () => {
    const { owner, maya, kenji, teamId } = account;
    await takePhone(kenji);
    const toTeam = { actionType: 'team', actionValue: teamId };
    const path = `/api/teammate/${maya.id}/callhandling`;
    const { version } = (await server.call(owner, 'GET', `/api/teammate/${maya.id}`)).body;
    const body = { missedCallHandling: toTeam };
    const changed = await server.call(owner, 'PUT', path, { body, version: Number(version) });
    expect(changed.status).toBe(200);
    await takePhone(maya);
    const end = { kind: 'voicemail', isOwn: false, name: 'Front desk' };
    expect(await targets(owner, kenji.id, maya.id, teamId)).toMatchObject([
      { state: 'noPhone', rings: null, end: { kind: 'voicemail', isOwn: true } },
      { state: 'noPhone', rings: null, end },
      { state: null, rings: null, end: { ...end, isOwn: true } },
    ]);
  });

  it('[CALL-16] says nothing of people of other accounts', async () => {
    const other = await makeVoicemailAccount(server);
    expect(await targets(account.maya, other.maya.id, other.teamId, newId())).toEqual([]);
  });
});
