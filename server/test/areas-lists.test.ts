import { listInvoices, listPaymentMethods } from '@jackfield/contract/api/billing';
import { listCompanies } from '@jackfield/contract/api/company';
import { listBrands } from '@jackfield/contract/api/brand';
import { searchNumbers } from '@jackfield/contract/api/number';
import { listTeams } from '@jackfield/contract/api/team';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbor } from '../seeds/demo/harbor.ts';
import { tenantIdOf } from '../seeds/load/loading.ts';
import { rimba } from '../seeds/demo/rimba.ts';
import { type AreasPortal, freshAreasDatabase, startAreas } from './areas-fixture.ts';
import type { FreshDatabase } from './harness.ts';

let database: FreshDatabase;
let portal: AreasPortal;
let admin: string;
let standard: string;
let foreign: string;

beforeAll(async () => {
  database = await freshAreasDatabase();
  portal = await startAreas(database);
  admin = await portal.signIn('maya.okafor@harbordental.com');
  standard = await portal.signIn('daniel@harbordental.com');
  foreign = await portal.signIn('aisyah@rimbatrails.my');
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

async function read<S extends v.GenericSchema>(path: string, schema: S, token = admin) {
  const { status, body } = await portal.get(path, token);
  expect(status).toBe(200);
  return v.parse(schema, body);
}

describe('GET /api/invoice', () => {
  it('API-47, ENT-10 answers invoices of any status, newest first, paid only in status paid', async () => {
    const list = await read('/api/invoice?limit=100', listInvoices.answer);
    const statuses = new Set(list.items.map((one) => one.status));
    expect([...statuses].toSorted()).toEqual(['draft', 'failed', 'paid', 'uncollectible', 'void']);
    expect(list.items.filter((one) => one.paid).map((one) => one.status)).toEqual(
      list.items.filter((one) => one.status === 'paid').map((one) => one.status),
    );
    const times = list.items.map((one) => one.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(list).toMatchObject({ total: null, pageNum: null, pageCount: null, hasMore: false });
  });

  it('API-47, OP-01 reads all pages by startAfter, without a gap or a repetition', async () => {
    const whole = await read('/api/invoice?limit=100', listInvoices.answer);
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const path = `/api/invoice?limit=7${next === null ? '' : `&startAfter=${next}`}`;
      const page: v.InferOutput<typeof listInvoices.answer> = await read(path, listInvoices.answer);
      expect(page.limit).toBe(7);
      expect(page.hasMore).toBe(page.nextStartAfter !== null);
      seen.push(...page.items.map((one) => one.id));
      next = page.nextStartAfter;
    } while (next !== null);
    expect(seen).toEqual(whole.items.map((one) => one.id));
  });

  it.each([
    ['an unknown startAfter', '?startAfter=0192f0c0-0000-7000-8000-000000000000', 400],
    ['a startAfter that is no id', '?startAfter=7', 400],
    ['a limit of 0', '?limit=0', 400],
    ['a limit of 101', '?limit=101', 400],
    ['another account', `?tenantId=${tenantIdOf(rimba)}`, 403],
  ])('OP-01 refuses %s', async (_name, query, status) => {
    expect((await portal.get(`/api/invoice${query}`, admin)).status).toBe(status);
  });

  it('refuses a startAfter of another account', async () => {
    const [invoice] = (await read('/api/invoice', listInvoices.answer, foreign)).items;
    expect((await portal.get(`/api/invoice?startAfter=${invoice?.id}`, admin)).status).toBe(400);
  });

  it('OP-01 takes the own account', async () => {
    const own = await read('/api/invoice', listInvoices.answer);
    const list = await read(`/api/invoice?tenantId=${tenantIdOf(harbor)}`, listInvoices.answer);
    expect(list.items).toEqual(own.items);
  });
});

describe('GET /api/paymentmethod', () => {
  it('API-42, ENT-09 answers the default first, then the newest, by pages', async () => {
    const first = await read('/api/paymentmethod?limit=1', listPaymentMethods.answer);
    expect(first.items[0]).toMatchObject({ isDefault: true, card: { last4Digits: '4242' } });
    expect(first.hasMore).toBe(true);
    const second = await read(
      `/api/paymentmethod?limit=1&startAfter=${first.nextStartAfter}`,
      listPaymentMethods.answer,
    );
    expect(second.items[0]).toMatchObject({ isDefault: false, card: { last4Digits: '0119' } });
    expect(second.hasMore).toBe(false);
    expect(JSON.stringify(first)).not.toContain('pm_');
  });
});

describe('GET /api/company', () => {
  it('API-09, NUM-01 answers all company numbers with the names of their targets', async () => {
    const list = await read('/api/company', listCompanies.answer);
    expect(list).toMatchObject({ total: 8, limit: 8, pageNum: 1, pageCount: 1, hasMore: false });
    const labels = list.items.map((one) => one.label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
    const main = list.items.find((one) => one.label === 'Main line');
    expect(main).toMatchObject({
      isDefault: true,
      isContainDefaultNo: true,
      openHourTarget: { actionType: 'ivr', name: 'Main menu' },
      closedHourTarget: { actionType: 'voicemail', name: 'Renee Castellano' },
    });
    expect(main?.phoneNumbers.map((one) => [one.number, one.isDefault, one.isTollFree])).toEqual([
      ['+12515550100', true, false],
      ['+18335550100', false, true],
    ]);
    const kinds = list.items.flatMap((one) => [one.openHourTarget, one.closedHourTarget]);
    expect(new Set(kinds.map((one) => one.actionType)).size).toBe(7);
    expect(kinds.every((one) => one.name !== '')).toBe(true);
  });

  it('OP-01 searches label and number, sorts and pages', async () => {
    const byLabel = await read('/api/company?search=OFFICE', listCompanies.answer);
    expect(byLabel.items.map((one) => one.label)).toEqual([
      'Billing office',
      'Daphne office',
      'Fairhope office',
    ]);
    const byNumber = await read('/api/company?search=(833)%20555-0111', listCompanies.answer);
    expect(byNumber.items.map((one) => one.label)).toEqual(['New patient offers']);
    const page = await read('/api/company?pageNum=2&limit=3&direction=desc', listCompanies.answer);
    expect(page.items.map((one) => one.label)).toEqual([
      'Insurance desk',
      'Fairhope office',
      'Emergency nurse',
    ]);
    expect(page).toMatchObject({ total: 8, pageCount: 3, hasMore: true });
    const beyond = await read('/api/company?pageNum=9&limit=3', listCompanies.answer);
    expect(beyond).toMatchObject({ items: [], total: 8, hasMore: false });
    expect((await read('/api/company?search=%25', listCompanies.answer)).items).toEqual([]);
  });
});

describe('GET /api/brand', () => {
  it('API-74 answers brands of every status with vettings, feedback and campaigns', async () => {
    const list = await read('/api/brand', listBrands.answer);
    expect(new Set(list.items.map((one) => one.status)).size).toBe(4);
    const verified = list.items.find((one) => one.isVerified);
    expect(verified).toMatchObject({ brandName: 'Harbor Dental', campaignCount: 8 });
    expect(verified?.vettings.map((one) => one.score)).toEqual([78, null]);
    expect(list.items.find((one) => one.status === 'unverified')?.feedbackCount).toBe(3);
  });

  it('OP-01 sorts brands by time with the newest first', async () => {
    const list = await read('/api/brand?sortBy=createdAt', listBrands.answer);
    const times = list.items.map((one) => one.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await portal.get('/api/brand?sortBy=taxId', admin)).status).toBe(400);
  });

  it('ROLE-11, OP-28 does not exist for other countries', async () => {
    expect((await portal.get('/api/brand', foreign)).status).toBe(404);
    const canadian = await portal.signIn('claire@northlightbikes.ca');
    expect((await portal.get('/api/brand', canadian)).status).toBe(404);
  });
});

describe('GET /api/team', () => {
  it('API-136 answers names and extensions, to standard users too', async () => {
    const list = await read(
      '/api/team?sortBy=extension&direction=desc&limit=2',
      listTeams.answerForStandard,
      standard,
    );
    expect(list.items.map((one) => [one.name, one.extension])).toEqual([
      ['After hours', '2011'],
      ['Laboratory', '2010'],
    ]);
    expect(list.total).toBe(11);
    const found = await read('/api/team?search=fair', listTeams.answerForStandard, standard);
    expect(found.items.map((one) => one.name)).toEqual(['Fairhope office']);
  });
});

describe('who may read', () => {
  it.each(['/api/invoice', '/api/paymentmethod', '/api/company', '/api/brand'])(
    'ROLE-03 is for admins, not for standard users and strangers: %s',
    async (path) => {
      expect((await portal.get(path, admin)).status).toBe(200);
      expect((await portal.get(path, standard)).status).toBe(403);
      expect((await portal.get(path)).status).toBe(401);
    },
  );

  it.each([
    ['USA', 'maya.okafor@harbordental.com', '251', '+1251', 'usd', 200],
    ['CAN', 'claire@northlightbikes.ca', '416', '+1416', 'usd', 404],
    ['MYS', 'aisyah@rimbatrails.my', '03', '+603', 'myr', 404],
  ])(
    'ROLE-06 an account of %s works: records, numbers of the country, its own rules',
    async (country, email, areaCode, prefix, currency, brands) => {
      const token = await portal.signIn(email);
      const account = await portal.get('/api/tenant', token);
      expect(account).toMatchObject({ status: 200, body: { country, currency } });
      const companies = await read('/api/company', listCompanies.answer, token);
      expect(companies.items.flatMap((one) => one.phoneNumbers).length).toBeGreaterThan(0);
      for (const { id } of companies.items) {
        expect((await portal.get(`/api/company/${id}`, token)).status).toBe(200);
      }
      expect((await read('/api/team', listTeams.answer, token)).items).not.toEqual([]);
      await read('/api/invoice', listInvoices.answer, token);
      const people = await portal.get('/api/teammate', token);
      expect([people.status, (await portal.get('/api/device', token)).status]).toEqual([200, 200]);
      const path = `/api/number/${country}/${areaCode}/false/bandwidth`;
      const offered = await read(path, searchNumbers.answer, token);
      expect(offered.items).not.toEqual([]);
      expect(offered.items.filter((one) => !one.number.startsWith(prefix))).toEqual([]);
      expect((await portal.get('/api/brand', token)).status).toBe(brands);
    },
  );

  it('never answers records of another account', async () => {
    const own = await read('/api/company', listCompanies.answer, foreign);
    expect(own.items.map((one) => one.label)).toEqual(['Guide hotline', 'Reservations']);
    expect((await read('/api/team', listTeams.answer, foreign)).total).toBe(3);
    const invoices = await read('/api/invoice', listInvoices.answer, foreign);
    const others = await read('/api/invoice?limit=100', listInvoices.answer);
    const ids = new Set(others.items.map(({ id }) => id));
    expect(invoices.items.length).toBeGreaterThan(0);
    expect(invoices.items.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});
