import type { AccountCountry } from '@jackfield/contract';
import { hashPassword } from '../src/areas/session/sign-in/password-hash.ts';
import type { Database, Tx } from '../src/platform/database.ts';
import { demoPassword } from './demo-accounts.ts';
import { idOf } from './ids.ts';
import { insertAll } from './insert.ts';
import { firstNames, lastNames, titles } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { daysAgo } from './times.ts';

export interface GenerateOptions {
  /** How many people, the owner included. */
  readonly people: number;
  /** Same seed, same people. */
  readonly seed?: number;
  readonly country?: AccountCountry;
  readonly companyName?: string;
  readonly now: Date;
  /** Told how many people are stored. */
  readonly onProgress?: (people: number) => void;
}

export interface Generated {
  readonly tenantId: string;
  readonly ownerEmail: string;
  readonly people: number;
  readonly teams: number;
}

/** People of one transaction; keeps memory and locks small for any size. */
const batch = 2000;
const membersPerTeam = 40;

/**
 * Makes one account of any size for benchmarks: people with numbers, teams with members. Everybody
 * has the demo password.
 */
export async function generateTenant(db: Database, options: GenerateOptions): Promise<Generated> {
  const { people, seed = 1, country = 'USA', now } = options;
  if (people < 1 || people > 900_000) throw new Error('A tenant has 1 to 900,000 people.');
  const key = `generated-${country}-${people}-${seed}`;
  const tenant: Tenant = {
    id: idOf('tenant', key),
    key,
    country,
    timeZone: timeZones[country],
    passwordHash: await hashPassword(demoPassword),
    now,
    random: createRandom(seed),
  };
  await db.system((tx) => insertTenant(tx, tenant, options.companyName ?? `Generated ${people}`));
  const teams = Math.max(1, Math.floor(people / membersPerTeam));
  await db.system((tx) => insertTeams(tx, tenant, teams));
  for (let start = 0; start < people; start += batch) {
    const end = Math.min(people, start + batch);
    await db.system((tx) => insertPeople(tx, tenant, start, end, teams));
    options.onProgress?.(end);
  }
  await db.pool.query('vacuum (analyze)');
  return { tenantId: tenant.id, ownerEmail: emailOf(tenant, 0), people, teams };
}

interface Tenant {
  readonly id: string;
  readonly key: string;
  readonly country: AccountCountry;
  readonly timeZone: string;
  readonly passwordHash: string;
  readonly now: Date;
  readonly random: Random;
}

const timeZones = {
  USA: 'America/Chicago',
  CAN: 'America/Toronto',
  MYS: 'Asia/Kuala_Lumpur',
} as const;

async function insertTenant(tx: Tx, tenant: Tenant, companyName: string): Promise<void> {
  await insertAll(tx, 'tenant', [
    {
      id: tenant.id,
      company_name: companyName,
      company_address: JSON.stringify({
        streetAddress: '1 Main Street',
        extendedAddress: '',
        locality: 'Mobile',
        region: 'AL',
        postalCode: '36602',
      }),
      time_zone: tenant.timeZone,
      country: tenant.country,
      currency: tenant.country === 'MYS' ? 'myr' : 'usd',
      status: 'active',
      is_company_setup: true,
      created_at: daysAgo(tenant.now, 1000),
    },
  ]);
  await insertAll(tx, 'tenant_sequence', [{ tenant_id: tenant.id, event_seq: 0, audit_seq: 0 }]);
}

async function insertTeams(tx: Tx, tenant: Tenant, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: idOf(tenant.key, 'team', `${index}`),
    tenant_id: tenant.id,
    name: `Team ${index + 1}`,
    extension: extensionOf(900_000 + index),
    inbound_flow: 'ringGroup' as const,
    ring_group: JSON.stringify({ option: 'simultaneous', ringSeconds: 20 }),
  }));
  await insertAll(tx, 'team', rows);
}

/** Extensions of 3 to 6 digits; people count up from 1001, teams from the top. */
function extensionOf(index: number): string {
  return index >= 900_000 ? String(999_000 - (index - 900_000)) : String(1001 + index);
}

function emailOf(tenant: Tenant, index: number): string {
  return `person${index + 1}@${tenant.key.toLowerCase()}.example`;
}

async function insertPeople(
  tx: Tx,
  tenant: Tenant,
  start: number,
  end: number,
  teams: number,
): Promise<void> {
  const rows = Array.from({ length: end - start }, (_, offset) => person(tenant, start + offset));
  await insertAll(tx, 'teammate', rows);
  await insertAll(
    tx,
    'password',
    rows
      .filter((row) => row.status === 'active')
      .map((row) => ({
        teammate_id: row.id,
        tenant_id: tenant.id,
        hash: tenant.passwordHash,
        changed_at: tenant.now,
      })),
  );
  await insertAll(
    tx,
    'phone_number',
    rows
      .filter((row) => row.status !== 'pending')
      .map((row) => number(tenant, row.id, Number(row.extension))),
  );
  await insertAll(
    tx,
    'team_member',
    rows.map((row, offset) => ({
      tenant_id: tenant.id,
      team_id: idOf(tenant.key, 'team', `${(start + offset) % teams}`),
      teammate_id: row.id,
      position: Math.floor((start + offset) / teams),
    })),
  );
}

function person(tenant: Tenant, index: number) {
  const { random, now } = tenant;
  const dice = random.next();
  const status =
    index > 0 && dice < 0.06 ? 'pending' : index > 0 && dice < 0.09 ? 'suspended' : 'active';
  const created = daysAgo(now, random.whole(1, 990));
  return {
    id: idOf(tenant.key, 'teammate', `${index}`),
    tenant_id: tenant.id,
    first_name: random.pick(firstNames),
    last_name: random.pick(lastNames),
    email: emailOf(tenant, index),
    title: random.pick(titles),
    extension: extensionOf(index),
    role: index === 0 || random.next() < 0.02 ? ('admin' as const) : ('standard' as const),
    status: status as 'active' | 'pending' | 'suspended',
    is_first_time: status === 'pending',
    is_tenant_owner: index === 0,
    is_email_confirmed: status !== 'pending',
    time_zone: tenant.timeZone,
    sms_greetings: JSON.stringify({ isEnabled: false, text: '' }),
    call_recording_setting: JSON.stringify({ inbound: false, outbound: false }),
    missed_call_handling: JSON.stringify({ actionType: 'voicemail', actionValue: null }),
    last_seen_at: status === 'pending' ? null : daysAgo(now, random.next() * 30),
    created_at: created,
    updated_at: created,
  };
}

/** A number of the right length that no other generated or demo account has. */
function number(tenant: Tenant, ownerId: string, extension: number) {
  const block = [...tenant.key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const line = String(extension).padStart(6, '0');
  const prefixes = {
    USA: `+1${200 + (block % 500)}2`,
    CAN: `+1${200 + (block % 500)}3`,
    MYS: `+603${20 + (block % 80)}`,
  } as const;
  return {
    id: idOf(tenant.key, 'number', ownerId),
    tenant_id: tenant.id,
    number: `${prefixes[tenant.country]}${line}`,
    owner_type: 'teammate' as const,
    owner_id: ownerId,
    is_default: true,
    country: tenant.country,
    currency: tenant.country === 'MYS' ? ('myr' as const) : ('usd' as const),
  };
}
