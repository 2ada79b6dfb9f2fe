import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTelnyxServer, type TelnyxServer } from '../../../test/telnyx-server.ts';
import { newId } from '../../platform/ids.ts';
import { readTelnyxConfig } from '../../telnyx/config.ts';
import { telnyxProvider } from './provider.ts';

const number = '+12515554242';
const wanted = { country: 'USA', areaCode: '251', isTollFree: false, limit: 8 } as const;
let telnyx: TelnyxServer;
let order: { number: string; reference: string };

beforeAll(async () => {
  telnyx = await startTelnyxServer();
});
afterAll(() => telnyx.close());
beforeEach(() => {
  telnyx.setDown(false);
  telnyx.setSlow(0);
  telnyx.answerWith(null);
  telnyx.setOutcome('success');
  telnyx.orders.length = 0;
  telnyx.owned.clear();
  telnyx.stock.add(number);
  telnyx.calls.length = 0;
  order = { number, reference: newId() };
});

function open(more: Record<string, string> = {}, timeout?: number) {
  const config = readTelnyxConfig({ ...telnyx.env, ...more });
  if (config === null) throw new Error('The stand-in has keys.');
  return telnyxProvider(config, timeout);
}
const orderings = () => telnyx.calls.filter((call) => call === 'POST /number_orders');

describe('numbers of Telnyx', () => {
  it('[PROV-02] an order whose answer was lost is found, not made again', async () => {
    telnyx.breakAfter('POST /number_orders');
    await expect(open().order(order)).rejects.toThrow(/connection/i);
    expect(orderings()).toHaveLength(1);
    expect(await open().order(order)).toMatchObject({ state: 'done' });
    expect([orderings().length, telnyx.orders.length]).toEqual([1, 1]);
  });

  it('[PROV-02] an answer that comes too late changes nothing', async () => {
    telnyx.setSlow(400);
    await expect(open({}, 150).order(order)).rejects.toThrow(/timed out/i);
    telnyx.setSlow(0);
    const late = await open().order(order);
    expect(late).toMatchObject({ state: 'done' });
    expect(await open().order(order)).toEqual(late);
    expect(telnyx.orders).toHaveLength(1);
  });

  it('[PROV-02] an order that stays open is asked about by its id, until it is decided', async () => {
    telnyx.setOutcome('pending');
    const answer = await open().order(order);
    const providerId = telnyx.orders[0]?.id ?? '';
    expect(answer).toEqual({ state: 'open', providerId });
    expect(await open().check({ ...order, providerId })).toEqual(answer);
    expect(await open().order(order)).toEqual(answer);
    telnyx.settleAll('success');
    expect(await open().check({ ...order, providerId })).toEqual({ state: 'done', providerId });
    expect(telnyx.orders).toHaveLength(1);
  });

  it('[PROV-02] an order that failed is refused, and is not made again', async () => {
    telnyx.setOutcome('failure');
    const refused = { state: 'refused', reason: 'failure' };
    expect(await open().order(order)).toEqual(refused);
    telnyx.setOutcome('success');
    expect(await open().order(order)).toEqual(refused);
    expect(telnyx.orders).toHaveLength(1);
  });

  it('[PROV-02] a number that is ours there already is bought', async () => {
    telnyx.stock.delete(number);
    telnyx.owned.set(number, { id: '17', number, status: 'active' });
    expect(await open().order(order)).toEqual({ state: 'done', providerId: '17' });
    telnyx.owned.set(number, { id: '17', number, status: 'purchase-pending' });
    await expect(open().order(order)).rejects.toThrow(/purchase-pending/);
    expect(orderings()).toEqual([]);
  });

  it('[PROV-01] what it answers is not guessed', async () => {
    telnyx.answerWith({ data: { id: '1', status: 'half-done' } });
    const check = open().check({ ...order, providerId: '1' });
    await expect(check).rejects.toThrow(/something unknown: data\.status/);
    telnyx.answerWith({ data: [{ phone_number: 'none' }] });
    await expect(open().search(wanted)).rejects.toThrow(/something unknown/);
  });

  it('[PROV-01] while it is away, or the key is wrong, nothing is refused', async () => {
    await expect(open({ TELNYX_API_KEY: 'KEY_of_others' }).order(order)).rejects.toThrow(/401/);
    telnyx.setDown(true);
    const { search, find, order: buy, check, giveUp } = open();
    const all = [
      search(wanted),
      find(number, 'USA'),
      buy(order),
      check({ ...order, providerId: '1' }),
      giveUp(number),
    ];
    for (const { status } of await Promise.allSettled(all)) expect(status).toBe('rejected');
  });

  it('[PROV-01] numbers ring the connection, and text by the profile, that are set', async () => {
    const [connectionId, profileId] = ['1234567890', newId()];
    const set = { TELNYX_CONNECTION_ID: connectionId, TELNYX_MESSAGING_PROFILE_ID: profileId };
    expect(await open(set).order(order)).toMatchObject({ state: 'done' });
    expect([telnyx.connections, telnyx.profiles]).toEqual([[connectionId], [profileId]]);
  });

  it('[PROV-01] serves the accounts and countries that are named', () => {
    const serves = (env: Record<string, string>) =>
      [
        { account: newId(), country: 'USA' } as const,
        { account, country: 'USA' } as const,
        { account, country: 'CAN' } as const,
        { account, country: 'MYS' } as const,
      ].map((buyer) => open(env).serves?.(buyer));
    const account = newId();
    expect(serves({})).toEqual([true, true, true, false]);
    expect(serves({ TELNYX_ACCOUNTS: `${newId()}, ${account.toUpperCase()}` })).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(serves({ TELNYX_COUNTRIES: 'CAN' })).toEqual([false, false, true, false]);
  });
});

describe('settings of Telnyx', () => {
  const { TELNYX_API_KEY, TELNYX_PUBLIC_KEY } = {
    TELNYX_API_KEY: 'KEY0123456789',
    TELNYX_PUBLIC_KEY: `${'B'.repeat(43)}=`,
  };

  it('[PROV-01] are both keys or neither', () => {
    expect(readTelnyxConfig({})).toBeNull();
    expect(readTelnyxConfig({ TELNYX_API_KEY: '', TELNYX_PUBLIC_KEY: '' })).toBeNull();
    expect(readTelnyxConfig({ TELNYX_API_KEY, TELNYX_PUBLIC_KEY })).toMatchObject({
      apiKey: TELNYX_API_KEY,
      apiUrl: undefined,
      accounts: undefined,
    });
    expect(() => readTelnyxConfig({ TELNYX_API_KEY })).toThrow(/belong together/);
    expect(() => readTelnyxConfig({ TELNYX_PUBLIC_KEY })).toThrow(/belong together/);
  });

  it.each([
    { TELNYX_PUBLIC_KEY: 'short' },
    { TELNYX_API_KEY: 'a secret' },
    { TELNYX_API_URL: 'telnyx' },
    { TELNYX_ACCOUNTS: 'harbor' },
    { TELNYX_COUNTRIES: 'MYS' },
    { TELNYX_CONNECTION_ID: 'trunk' },
    { TELNYX_MESSAGING_PROFILE_ID: 'texts' },
  ])('[PROV-01] refuse %j without telling a key', (wrong) => {
    const [name = '', value = ''] = Object.entries(wrong)[0] ?? [];
    const read = () => readTelnyxConfig({ TELNYX_API_KEY, TELNYX_PUBLIC_KEY, ...wrong });
    expect(read).toThrow(new RegExp(name));
    if (name.endsWith('KEY')) expect(read).not.toThrow(new RegExp(value));
  });
});
