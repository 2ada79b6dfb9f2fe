import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTelnyxServer, type TelnyxServer } from '../../test/telnyx-server.ts';
import { newId } from '../platform/ids.ts';
import { embeddedProvider } from './embedded.ts';
import type { NumberProvider, OrderAnswer } from './provider.ts';
import { readTelnyxConfig } from '../telnyx/config.ts';
import { telnyxProvider } from './telnyx/provider.ts';

const wanted = { country: 'USA', areaCode: '251', isTollFree: false, limit: 8 } as const;

let telnyx: TelnyxServer;
beforeAll(async () => {
  telnyx = await startTelnyxServer();
});
afterAll(() => telnyx.close());
beforeEach(() => {
  telnyx.setOutcome('success');
  telnyx.orders.length = 0;
  telnyx.owned.clear();
  telnyx.stock.clear();
  for (let at = 0; at < 30; at += 1) telnyx.stock.add(`+1251555${4000 + at * 7}`);
  telnyx.stock.add('+18775554242');
});

const providers: Readonly<Record<string, () => NumberProvider>> = {
  embedded: () => embeddedProvider('bandwidth'),
  telnyx() {
    const config = readTelnyxConfig(telnyx.env);
    if (config === null) throw new Error('The stand-in has keys.');
    return telnyxProvider(config);
  },
};

/** How an order ends, asked as often as it takes. */
async function end(provider: NumberProvider, number: string, reference = newId()) {
  let answer: OrderAnswer = await provider.order({ number, reference });
  for (let asked = 0; answer.state === 'open' && asked < 5; asked += 1) {
    answer = await provider.check({ number, reference, providerId: answer.providerId });
  }
  return answer;
}

describe.each(Object.keys(providers))('a provider of numbers (%s)', (name) => {
  let provider: NumberProvider;
  beforeEach(() => {
    provider = providers[name]?.() ?? embeddedProvider('bandwidth');
  });

  it('[PROV-01] pages by the last number, in a stable order', async () => {
    const first = await provider.search(wanted);
    expect(first).toHaveLength(8);
    const second = await provider.search({ ...wanted, startAfter: first.at(-1) });
    const both = [...first, ...second];
    expect(both).toEqual([...new Set(both)].toSorted());
    expect(await provider.search({ ...wanted, limit: 16 })).toEqual(both);
    for (const number of both) expect(number).toMatch(/^\+1251\d{7}$/);
  });

  it('[PROV-01] searches by digits of the last four, and by toll-free prefix', async () => {
    const all = await provider.search({ ...wanted, limit: 10_000 });
    const digits = all[0]?.slice(-2) ?? '';
    const some = await provider.search({ ...wanted, digits, limit: 10_000 });
    expect(some).toEqual(all.filter((number) => number.slice(-4).includes(digits)));
    const free = { ...wanted, areaCode: '877', isTollFree: true };
    const [tollFree = ''] = await provider.search(free);
    expect(await provider.find(tollFree, 'USA')).toEqual({ country: 'USA', isTollFree: true });
  });

  it('[PROV-01] finds what it sells, and nothing else', async () => {
    const [number = ''] = await provider.search(wanted);
    expect(await provider.find(number, 'USA')).toEqual({ country: 'USA', isTollFree: false });
    expect(await provider.find('+12515550000', 'USA')).toBeNull();
    expect(await provider.find('+60321551234', 'USA')).toBeNull();
    expect(await provider.search({ ...wanted, areaCode: '999' })).toEqual([]);
  });

  it('[PROV-01] [PROV-02] sells a number, and says the same of the same reference', async () => {
    const [number = ''] = await provider.search(wanted);
    const reference = newId();
    const answer = await end(provider, number, reference);
    expect(answer).toEqual({ state: 'done', providerId: expect.any(String) });
    expect(await provider.order({ number, reference })).toEqual(answer);
    if (answer.state === 'refused') return;
    const { providerId } = answer;
    expect(await provider.check({ number, reference, providerId })).toEqual(answer);
  });

  it('[PROV-01] refuses a number that it does not have, with a reason', async () => {
    expect(await end(provider, '+12515550000')).toEqual({
      state: 'refused',
      reason: expect.stringMatching(/\w/),
    });
  });

  it('[PROV-01] takes a number back, twice and one that it never sold', async () => {
    const [number = ''] = await provider.search(wanted);
    await end(provider, number);
    await provider.giveUp(number);
    await provider.giveUp(number);
    await provider.giveUp('+12515550000');
    expect(await provider.find(number, 'USA')).not.toBeNull();
    expect(await end(provider, number)).toMatchObject({ state: 'done' });
  });
});

it('[PROV-01] is asked as its SDK describes it', async () => {
  expect(telnyx.calls).toContain('POST /number_orders');
  expect(telnyx.strange).toEqual([]);
});
