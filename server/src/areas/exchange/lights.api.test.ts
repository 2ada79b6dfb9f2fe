import type { CallAnswer } from '@jackfield/contract';
import type { exchangeChanges, PhoneLight } from '@jackfield/contract/api/exchange';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPhone, asExchange, startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestServer } from '../../../test/harness.ts';
import {
  makeVoicemailAccount,
  type VoicemailAccount,
  voicemailOf,
} from '../../../test/voicemail-fixture.ts';

describe.each(bothDatabases)('[MSG-04] lights of phones (%s)', (kind) => {
  let server: TestServer;
  let account: VoicemailAccount;
  let voicemail: ReturnType<typeof voicemailOf>;
  /** Both phones of Maya. */
  let names: string[];

  beforeAll(async () => {
    server = await startExchangeServer(kind);
    voicemail = voicemailOf(server, () => account);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    account = await makeVoicemailAccount(server);
    const { owner, maya, kenji } = account;
    const phones = [await addPhone(server, owner, maya), await addPhone(server, owner, maya)];
    names = phones.map(({ sip }) => sip.username).toSorted();
    await addPhone(server, owner, kenji);
  });

  const changes = async (after = '') => {
    const query = new URLSearchParams({ wait: '0', ...(after && { after }) });
    const { text } = await asExchange(server, 'GET', `/api/exchange/changes?${query}`);
    return JSON.parse(text) as CallAnswer<typeof exchangeChanges>;
  };
  const lights = async () => {
    const { text } = await asExchange(server, 'POST', '/api/exchange/lights', {
      payload: { phones: [...names, 'stranger'] },
    });
    return (JSON.parse(text) as { lights: PhoneLight[] }).lights;
  };
  const both = (fresh: number, heard: number) => names.map((name) => ({ name, fresh, heard }));

  it('are told of as messages come, without the routing being old', async () => {
    const { after } = await changes();
    await voicemail.leave();
    const told = await changes(after);
    expect(told).toMatchObject({ isWhole: true, accounts: [], lights: names });
    expect((await changes(told.after)).lights).toEqual([]);
  });

  it('are on while a message of the own box is unheard', async () => {
    const { maya, kenji } = account;
    expect(await lights()).toEqual(both(0, 0));
    const { id } = await voicemail.leave();
    await voicemail.join(kenji, maya);
    await voicemail.leaveForTeam();
    expect(await lights()).toEqual(both(1, 0));
    const { after } = await changes();
    await server.call(maya, 'PUT', `/api/voicemail/${id}`, { body: { isHeard: true } });
    expect((await changes(after)).lights).toEqual(names);
    expect(await lights()).toEqual(both(0, 1));
    await server.call(maya, 'DELETE', `/api/voicemail/${id}`);
    expect(await lights()).toEqual(both(0, 0));
  });

  it('are told of no phone that may not sign in', async () => {
    const { maya } = account;
    await voicemail.leave();
    await server.db.system((tx) =>
      tx.updateTable('teammate').set({ status: 'suspended' }).where('id', '=', maya.id).execute(),
    );
    expect(await lights()).toEqual([]);
  });
});
