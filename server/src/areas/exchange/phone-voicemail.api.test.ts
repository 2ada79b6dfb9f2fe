import type { CallAnswer } from '@jackfield/contract';
import type { exchangeOpenMessages } from '@jackfield/contract/api/exchange';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeWave } from '../../../test/audio-samples.ts';
import { asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { testDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import {
  makeVoicemailAccount,
  type VoicemailAccount,
  voicemailOf,
} from '../../../test/voicemail-fixture.ts';

type Opened = CallAnswer<typeof exchangeOpenMessages>;

describe.each(testDatabases)('[MSG-04] the voicemail on the phone (%s)', (kind) => {
  let server: TestServer;
  let account: VoicemailAccount;
  let voicemail: ReturnType<typeof voicemailOf>;
  let version: number;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
    voicemail = voicemailOf(server, () => account);
  });
  afterAll(() => server.close());
  afterEach(() => server.clock.reset());
  beforeEach(async () => {
    account = await makeVoicemailAccount(server);
    version = 1;
    await setPin('2468');
  });

  async function setPin(voicemailPin: string): Promise<void> {
    const path = `/api/teammate/${account.maya.id}`;
    const { status } = await server.call(account.maya, 'PUT', path, {
      body: { voicemailPin },
      version,
    });
    expect(status).toBe(200);
    version += 1;
  }
  const ask = (path: string, pin: string | null, more: object = {}, person = account.maya) =>
    asExchange(server, 'POST', `/api/exchange/messages${path}`, {
      payload: { accountId: person.tenantId, teammateId: person.id, pin, ...more },
    });
  const open = async (pin: string | null, person: TestPerson = account.maya) =>
    JSON.parse((await ask('', pin, {}, person)).text) as Opened;
  const openings = async (...pins: string[]) => {
    const answers: string[] = [];
    for (const pin of pins) answers.push((await open(pin)).opening);
    return answers;
  };

  it('opens by the PIN, with what nobody heard, the oldest first', async () => {
    const { kenji } = account;
    const { id: second } = await voicemail.leave();
    const { id: first } = await voicemail.leave({ leftAt: '2026-11-19T10:00:00.000Z' });
    await voicemail.leaveForTeam();
    expect(await open(null)).toEqual({ opening: 'ask', messages: [] });
    expect(await open('2468')).toEqual({
      opening: 'open',
      messages: [{ id: first }, { id: second }],
    });
    expect(await open('2469')).toEqual({ opening: 'wrong', messages: [] });
    expect(await open(null, kenji)).toEqual({ opening: 'noPin', messages: [] });
  });

  it('closes after five wrong PINs for 15 minutes, for the right one too', async () => {
    const four = ['1', '22', '333', '4444'];
    const fourWrong = four.map(() => 'wrong');
    expect(await openings(...four, '2468')).toEqual([...fourWrong, 'open']);
    expect(await openings(...four, '55555', '2468')).toEqual([...fourWrong, 'locked', 'locked']);
    expect((await open(null)).opening).toBe('locked');
    server.clock.advance(15 * 60_000);
    expect(await openings('1', '2468')).toEqual(['wrong', 'open']);
  });

  it('counts each of the wrong PINs that come at once', async () => {
    const answers = await Promise.all(['1', '2', '3', '4', '5', '6'].map((pin) => open(pin)));
    expect(answers.filter(({ opening }) => opening === 'wrong')).toHaveLength(4);
    expect((await open('2468')).opening).toBe('locked');
  });

  it('opens again once the person has set a new PIN', async () => {
    await openings('1', '2', '3', '4', '5');
    await setPin('8642');
    expect((await open('8642')).opening).toBe('open');
  });

  it('plays, and marks what was heard or deleted, with the PIN alone', async () => {
    const { maya } = account;
    const { id: heard } = await voicemail.leave({}, fakeWave(2));
    const { id: deleted } = await voicemail.leave();
    expect(await ask(`/${heard}/sound`, '2468')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'audio/wav' },
    });
    expect((await ask(`/${heard}/change`, '2468', { change: 'heard' })).status).toBe(204);
    expect((await ask(`/${deleted}/change`, '2468', { change: 'deleted' })).status).toBe(204);
    const [shown, ...more] = await voicemail.shownTo(maya);
    expect([shown?.id, shown?.heardAt, more]).toEqual([heard, expect.any(String), []]);
    expect((await open('2468')).messages).toEqual([]);
    const { id: fresh } = await voicemail.leave();
    expect((await ask(`/${fresh}/sound`, '1357')).status).toBe(403);
    expect((await ask(`/${fresh}/change`, '1357', { change: 'deleted' })).status).toBe(403);
  });

  it('plays nothing of others', async () => {
    const { owner } = account;
    const { id } = await voicemail.leave({ boxId: owner.id });
    expect((await ask(`/${id}/sound`, '2468')).status).toBe(404);
    const nobody = { ...owner, id: owner.tenantId };
    expect((await ask('', null, {}, nobody)).status).toBe(404);
  });
});
