import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import type { AccountCountry } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';

describeApi('rate deck', ({ server }) => {
  const start = async (country: AccountCountry = 'USA') => {
    const tenantId = await server().makeTenant({ country });
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    const path = `/api/v1/tenant/${tenantId}/ratedeck`;
    return { tenantId, path, ask: (query = '') => server().call(admin, 'GET', path + query) };
  };
  type Answer = { body: Record<string, unknown> };
  const itemsOf = ({ body }: Answer) => body['items'] as RateDeckEntry[];
  const namesOf = (answer: Answer) => itemsOf(answer).map(({ name }) => name);

  it('[API-56] [CRED-06] answers a country once, from its lowest price to its highest', async () => {
    const { ask } = await start();
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 16, counts: { all: 16, allowed: 0, notAllowed: 16 } });
    expect(itemsOf({ body })[0]).toEqual({
      id: 'BRA',
      name: 'Brazil',
      displayDialingCode: '+55',
      countryAlpha3Code: 'BRA',
      rate: 0.019,
      highestRate: 0.086,
      currency: 'usd',
      isAllowed: false,
    });
    expect(namesOf({ body })).toEqual(namesOf({ body }).toSorted());
  });

  it('[API-56] [OP-112] prices Malaysia in ringgit and leaves calls within the country out', async () => {
    const { ask } = await start('MYS');
    const { body } = await ask();
    expect(body).toMatchObject({ total: 15 });
    expect(namesOf({ body })).not.toContain('Malaysia');
    expect(itemsOf({ body })[0]).toMatchObject({ name: 'Brazil', currency: 'myr', rate: 0.08 });
  });

  it('[API-56] tells where the restriction of the account lets calls go', async () => {
    const { tenantId, ask } = await start();
    const restrict = (isOn: boolean, restriction_type: 'domestic' | 'selected' | 'all') =>
      server().db.system((tx) =>
        tx
          .updateTable('tenant')
          .set({ is_verified_international_call: isOn, restriction_type })
          .set({ allowed_countries: ['JPN', 'GBR'] })
          .where('id', '=', tenantId)
          .execute(),
      );
    await restrict(true, 'selected');
    expect(namesOf(await ask('?isAllowed=true'))).toEqual(['Japan']);
    expect((await ask('?search=ma&isAllowed=true')).body['counts']).toEqual({
      all: 3,
      allowed: 0,
      notAllowed: 3,
    });
    await restrict(false, 'selected');
    expect(namesOf(await ask('?isAllowed=true'))).toEqual([]);
    await restrict(true, 'all');
    expect((await ask('?isAllowed=false')).body['total']).toBe(0);
  });

  it('[API-56] searches names and codes, sorts by price and pages', async () => {
    const { ask } = await start();
    expect(namesOf(await ask('?search=KOREA'))).toEqual(['South Korea']);
    expect(namesOf(await ask('?search=%2B85'))).toEqual(['Hong Kong SAR China', 'Macao SAR China']);
    const { body } = await ask('?sortBy=rate&direction=desc&limit=2&pageNum=2');
    expect(body).toMatchObject({ total: 16, pageCount: 8 });
    expect(namesOf({ body })).toEqual(['Macao SAR China', 'Brunei']);
    expect((await ask('?sortBy=country')).status).toBe(400);
  });

  it('[API-56] is of the own account, and for admins', async () => {
    const { tenantId, path } = await start();
    const [mine, other] = [await start(), newId()];
    const standard = await server().makePerson(tenantId);
    expect((await server().call(standard, 'GET', path)).status).toBe(403);
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    for (const id of [mine.tenantId, other]) {
      const foreign = await server().call(admin, 'GET', `/api/v1/tenant/${id}/ratedeck`);
      expect(foreign.status).toBe(404);
    }
  });

  it('[CRED-06] gives the list as a file, as it is searched', async () => {
    const { tenantId, path } = await start();
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    const { body } = await server().call(admin, 'GET', `${path}/export?search=macao`);
    expect(body['text']).toBe(
      '\uFEFFCountry,Dialing codes,Lowest rate,Highest rate,Currency,Allowed\r\n' +
        "Macao SAR China,'+853,0.0640,0.0640,usd,No\r\n",
    );
  });
});
