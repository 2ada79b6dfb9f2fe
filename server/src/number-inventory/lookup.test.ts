import type { NumberProviderId } from '@jackfield/contract/api/number';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../platform/config.ts';
import { readNumberLookup } from './config.ts';
import { createNumberLookup, type FreeAmong } from './lookup.ts';
import type { NumberProvider } from './provider.ts';

const all: FreeAmong = async (numbers) => new Set(numbers);
const wanted = {
  account: 'harbor',
  country: 'USA',
  areaCode: '251',
  isTollFree: false,
  limit: 8,
} as const;

/** A provider with so many numbers, which notes each search. */
function stocked(id: NumberProviderId, count: number) {
  const digit = { bandwidth: 2, localNumber: 3, telnyx: 4 }[id];
  const stock = Array.from({ length: count }, (_, at) => `+1251555${digit}${100 + at}`);
  const asked: (string | undefined)[] = [];
  const provider: NumberProvider = {
    id,
    async search({ limit, startAfter }) {
      asked.push(startAfter);
      const rest = startAfter === undefined ? stock : stock.filter((one) => one > startAfter);
      return rest.slice(0, limit);
    },
    holdsFor: 3_600_000,
    sellsAtOnce: true,
    order: async ({ reference }) => ({ state: 'done', providerId: reference }),
    check: async ({ reference }) => ({ state: 'done', providerId: reference }),
    giveUp: async () => undefined,
    find: async (number, country) =>
      stock.includes(number) ? { country, isTollFree: false } : null,
  };
  return { provider, stock, asked };
}

const inUsa = { account: 'harbor', countries: ['USA'] } as const;

const lookup = (providers: NumberProvider[]) =>
  createNumberLookup({ providers, minimums: { bandwidth: 4 } });
const sellers = (found: readonly { provider: string }[]) => found.map(({ provider }) => provider);

describe('lookup of numbers', () => {
  it.each([
    [3, ['bandwidth', 'bandwidth', 'bandwidth', ...Array<string>(5).fill('localNumber')]],
    [4, Array<string>(4).fill('bandwidth')],
    [0, Array<string>(8).fill('localNumber')],
  ])('[NUM-28] [OP-68] %i numbers of bandwidth', async (count, expected) => {
    const [first, second] = [stocked('bandwidth', count), stocked('localNumber', 20)];
    const both = lookup([first.provider, second.provider]);
    expect(sellers(await both.search(wanted, 'bandwidth', all))).toEqual(expected);
  });

  it('[NUM-27] [NUM-28] the other order falls through only when localNumber has none', async () => {
    const one = lookup([stocked('localNumber', 1).provider, stocked('bandwidth', 20).provider]);
    expect(sellers(await one.search(wanted, 'localNumber', all))).toEqual(['localNumber']);
    const none = lookup([stocked('localNumber', 0).provider, stocked('bandwidth', 20).provider]);
    expect(sellers(await none.search(wanted, 'localNumber', all))).toEqual(
      Array(8).fill('bandwidth'),
    );
  });

  it('[NUM-28] a provider that cannot be asked counts as one without numbers', async () => {
    const broken: NumberProvider = {
      id: 'bandwidth',
      search: () => Promise.reject(new Error('down')),
      holdsFor: 90 * 24 * 3_600_000,
      sellsAtOnce: false,
      order: () => Promise.reject(new Error('down')),
      check: () => Promise.reject(new Error('down')),
      giveUp: () => Promise.reject(new Error('down')),
      find: () => Promise.reject(new Error('down')),
    };
    const second = stocked('localNumber', 2);
    const both = lookup([broken, second.provider]);
    expect(sellers(await both.search(wanted, 'bandwidth', all))).toEqual([
      'localNumber',
      'localNumber',
    ]);
    expect(await both.find(second.stock[0] ?? '', inUsa)).toMatchObject({
      provider: 'localNumber',
    });
    expect(await both.find('+12515559999', inUsa)).toBeNull();
  });

  it('[NUM-20] goes on after the last number, with the provider that had it', async () => {
    const [first, second] = [stocked('bandwidth', 10), stocked('localNumber', 9)];
    const both = lookup([first.provider, second.provider]);
    const page = await both.search({ ...wanted, startAfter: first.stock[7] }, 'bandwidth', all);
    expect(page.map(({ number }) => number)).toEqual([
      ...first.stock.slice(8),
      ...second.stock.slice(0, 6),
    ]);
    const last = await both.search({ ...wanted, startAfter: second.stock[5] }, 'localNumber', all);
    expect(last.map(({ number }) => number)).toEqual(second.stock.slice(6));
  });

  it('leaves out numbers that somebody has and looks further for others', async () => {
    const { provider, stock, asked } = stocked('bandwidth', 70);
    const open: FreeAmong = async (numbers) =>
      new Set(numbers.filter((one) => one > '+12515552160'));
    const found = await lookup([provider]).search(wanted, 'bandwidth', open);
    expect(found.map(({ number }) => number)).toEqual(stock.slice(61, 69));
    expect(asked).toHaveLength(2);
  });
});

describe('a provider that serves some', () => {
  const sandbox = stocked('bandwidth', 9);
  const served = stocked('telnyx', 3);
  const both = lookup([
    sandbox.provider,
    {
      ...served.provider,
      serves: ({ account, country }) => account === 'served' && country === 'USA',
    },
  ]);
  const search = (account: string, first: NumberProviderId) =>
    both.search({ ...wanted, account }, first, all);

  it('[PROV-01] alone sells to them, whichever they ask first, and to nobody else', async () => {
    for (const first of ['bandwidth', 'telnyx'] as const) {
      expect(sellers(await search('served', first))).toEqual(Array(3).fill('telnyx'));
      expect(sellers(await search('harbor', first))).toEqual(Array(8).fill('bandwidth'));
    }
    const own = served.stock[0] ?? '';
    expect(await both.find(own, inUsa)).toBeNull();
    expect(await both.find(own, { ...inUsa, account: 'served' })).toMatchObject({
      provider: 'telnyx',
    });
    expect(await both.find(own, { account: 'served', countries: ['CAN'] })).toBeNull();
  });

  it('[PROV-02] what a provider is to do that is no longer configured waits', async () => {
    const order = { number: served.stock[0] ?? '', reference: '1', providerId: null };
    await expect(both.order('localNumber', order)).rejects.toThrow(/NUMBER_PROVIDERS/);
    expect(both.sellsAtOnce('localNumber')).toBe(false);
    await expect(lookup([]).giveUp(order.number, 'telnyx')).rejects.toThrow(/NUMBER_PROVIDERS/);
    await lookup([]).giveUp(order.number, 'localNumber');
  });
});

describe('holding of numbers', () => {
  const day = 24 * 3_600_000;
  const held = (holdsFor: number) =>
    lookup([{ ...stocked('bandwidth', 1).provider, holdsFor }]).holdOf('bandwidth');

  it('[OP-71] lasts a day at least and 30 at most, between them as long as the provider allows', () => {
    expect([0, 7 * day, 90 * day].map(held)).toEqual([day, 7 * day, 30 * day]);
    expect(lookup([]).holdOf('localNumber')).toBe(day);
  });
});

describe('configured lookup', () => {
  const search = (env: NodeJS.ProcessEnv, first: NumberProviderId) =>
    readNumberLookup(env).search(wanted, first, all);

  it('[NUM-26] [NUM-27] [annex F8] asks bandwidth, then localNumber, unless told otherwise', async () => {
    expect(new Set(sellers(await search({}, 'bandwidth')))).toEqual(new Set(['bandwidth']));
    expect(new Set(sellers(await search({}, 'localNumber')))).toEqual(new Set(['localNumber']));
    expect(await search({ NUMBER_PROVIDERS: 'localNumber' }, 'bandwidth')).toEqual([]);
  });

  // Of Malaysia only localNumber has numbers, so that what follows it shows.
  it.each([
    ['bandwidth,localNumber', ['localNumber']],
    ['localNumber, bandwidth', []],
  ])('[NUM-27] with %j bandwidth is followed by %j', async (order, expected) => {
    const configured = readNumberLookup({ NUMBER_PROVIDERS: order });
    const malaysian = { ...wanted, country: 'MYS', areaCode: '03' } as const;
    const found = await configured.search(malaysian, 'bandwidth', all);
    expect([...new Set(sellers(found))]).toEqual(expected);
  });

  it.each([
    { NUMBER_PROVIDERS: 'bandwidth,twilio' },
    { NUMBER_PROVIDERS: 'telnyx' },
    { BANDWIDTH_MINIMUM: 'few' },
  ])('refuses %j at the start', (env) => {
    expect(() => readNumberLookup(env)).toThrow(ConfigError);
  });
});
