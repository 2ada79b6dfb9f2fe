import { expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { addCredit, allowAbroad } from '../../../test/usage-records.ts';

const tokyo = '+819055550101';

describeApi('what a call of the phone in the portal costs', ({ server }) => {
  async function start() {
    const tenantId = await server().makeTenant();
    const person = await server().makePerson(tenantId);
    const ask = async (to: string) =>
      server().call(person, 'GET', `/api/webphone/price?to=${encodeURIComponent(to)}`);
    const price = async (to: string) => (await ask(to)).body;
    return { tenantId, ask, price };
  }

  it('[CALL-16] is the price of a minute abroad, and nothing at home', async () => {
    const { tenantId, price } = await start();
    await allowAbroad(server(), tenantId);
    await addCredit(server(), tenantId, '25.00');
    const free = { country: null, rate: 0, currency: 'usd', isAllowed: true, because: null };
    expect(await price('+12515550167')).toEqual(free);
    const { rate, ...japan } = await price(tokyo);
    expect(japan).toEqual({ country: 'JPN', currency: 'usd', isAllowed: true, because: null });
    expect(rate).toBeGreaterThan(0);
    // A mobile telephone there costs more than one on a desk.
    expect(rate).toBeGreaterThan(Number((await price('+81355550101'))['rate']));
  });

  it('[CALL-16] says what keeps it back before it is made', async () => {
    const { tenantId, price } = await start();
    expect(await price(tokyo)).toMatchObject({ isAllowed: false, because: 'notAllowed' });
    await allowAbroad(server(), tenantId);
    expect(await price(tokyo)).toMatchObject({ isAllowed: false, because: 'noCredit' });
    expect(await price('+12515550167')).toMatchObject({ isAllowed: true });
    // A premium number at home.
    expect(await price('+19005550123')).toMatchObject({ country: null, isAllowed: false });
  });

  it('[CALL-16] is asked of numbers in international format', async () => {
    const { ask } = await start();
    for (const to of ['911', '2515550167', '+1']) expect((await ask(to)).status).toBe(400);
  });
});
