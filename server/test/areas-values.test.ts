import { invoiceStatuses } from '@jackfield/contract/api/billing';
import {
  companyTypes,
  industries,
  stockExchanges,
  useCases,
  vettingClasses,
  vettingProviders,
} from '@jackfield/contract/api/compliance';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../seeds/seed-demo.ts';
import type { Database } from '../src/platform/database.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { freshAreasDatabase } from './areas-fixture.ts';
import { type FreshDatabase, testSecrets } from './harness.ts';

let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  database = await freshAreasDatabase();
  db = await openDatabase(database);
  await seedDemo(db, { now: new Date(), secrets: testSecrets });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Sets a column of one record, of one that has the value where some has, and puts it back. */
function store(table: string, column: string, value: string): Promise<void> {
  return db
    .system(async (tx) => {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
      where id = (select id from ${sql.table(table)}
        order by (${sql.ref(column)} = ${value}) desc, id limit 1)`.execute(tx);
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
}

class Rollback extends Error {}

describe('lists of values', () => {
  it('ENUM-07, ENUM-08, ENUM-09 are exactly those of the specification', () => {
    expect(industries.join(', ')).toBe(
      'RealEstate, Healthcare, Energy, Entertainment, Retail, Agriculture, Insurance, Education, Hospitality, Financial, Gambling, Construction, NGO, Manufacturing, Technology, Communication',
    );
    expect(useCases.join(', ')).toBe(
      '2FA, AccountNotification, CustomerCare, DeliveryNotification, FraudAlert, HigherEducation, LowVolume, Marketing, Mixed, PollingVoting, PublicServiceAnnouncement, SecurityAlert, AgentsFranchises, CarrierExempt, Charity, Emergency, Political, Proxy, Social, Sweepstake, K12Education',
    );
    expect(stockExchanges.join(', ')).toBe(
      'Nasdaq, Nyse, Amex, Amx, Asx, B3, Bme, Bse, Fra, Icex, Jpx, Jse, Krx, Lon, Nse, Omx, Sehk, Sse, Sto, Swx, Szse, Tsx, Twse, Vse',
    );
  });

  it('ENUM-06, ENUM-10, ENUM-11 are exactly those of the specification', () => {
    expect(companyTypes).toEqual(['PrivateProfit', 'PublicProfit', 'NonProfit']);
    expect(vettingClasses).toEqual(['Enhanced', 'Standard']);
    expect(vettingProviders).toEqual(['Aegis Mobile', 'Campaign Verify', 'WMC Global']);
  });

  it.each([
    ['ENUM-01', 'phone_number', 'owner_type', ['company', 'teammate'], 'team'],
    ['ENUM-02', 'invoice', 'status', [...invoiceStatuses], 'refunded'],
    ['ENUM-04', 'tenant', 'status', ['pending', 'active', 'suspended', 'cancel'], 'suspend'],
    ['ENUM-05', 'device', 'type', ['desktop', 'mobile'], 'tablet'],
    ['ENUM-06', 'brand', 'company_type', [...companyTypes], 'Government'],
    ['ENUM-10', 'brand_vetting', 'vetting_class', [...vettingClasses], 'Basic'],
    ['ENUM-11', 'brand_vetting', 'provider', [...vettingProviders], 'Someone'],
    ['ENT-25', 'teammate', 'presence', ['online', 'offline'], 'away'],
    ['ROLE-01', 'teammate', 'role', ['admin', 'standard'], 'owner'],
  ])('%s: %s.%s takes its values and refuses others', async (_id, table, column, values, other) => {
    for (const value of values) await store(table, column, value);
    await expect(store(table, column, other)).rejects.toThrow(/check constraint/);
  });

  it('ENUM-05, ENT-03 has exactly three types of devices, each with a password of its own', async () => {
    const devices = await db.system((tx) =>
      tx.selectFrom('device').select(['type', 'sip_password']).execute(),
    );
    expect(new Set(devices.map((device) => device.type))).toEqual(
      new Set(['desktop', 'mobile', 'deskphone']),
    );
    expect(new Set(devices.map((device) => device.sip_password)).size).toBe(devices.length);
  });

  it('lets the application add to the ledger and change nothing of it', async () => {
    const [tenant] = await db.system((tx) => tx.selectFrom('tenant').select('id').execute());
    const change = db.tenant(tenant?.id ?? '', (tx) =>
      tx.updateTable('balance_transaction').set({ amount: '1.00' }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
    const remove = db.tenant(tenant?.id ?? '', (tx) =>
      tx.deleteFrom('balance_transaction').execute(),
    );
    await expect(remove).rejects.toThrow(/permission denied/);
  });
});
