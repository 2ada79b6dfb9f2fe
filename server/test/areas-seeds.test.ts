import { join } from 'node:path';
import { passwordSchema } from '@jackfield/contract';
import { invoiceStatuses } from '@jackfield/contract/api/billing';
import { brandStatuses } from '@jackfield/contract/api/compliance';
import { callReasons, checkRouting, finish, simulate } from '@jackfield/domain/routing';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbor } from '../seeds/demo/harbor.ts';
import { rimba } from '../seeds/demo/rimba.ts';
import { speak } from '../seeds/demo/voice.ts';
import { demoAccounts, demoPassword } from '../seeds/demo-accounts.ts';
import { generateTenant } from '../seeds/generate.ts';
import { type SeedStorage, tenantIdOf } from '../seeds/load/loading.ts';
import { seedDemo } from '../seeds/seed-demo.ts';
import { holidaysOf } from '../src/areas/holiday/holidays.ts';
import { selectRouting } from '../src/areas/routing/rows.ts';
import { toConfig } from '../src/areas/routing/to-config.ts';
import { passwordMatches } from '../src/areas/session/sign-in/password-hash.ts';
import type { Database, Tx } from '../src/platform/database.ts';
import { loadLanguages } from '../src/platform/languages.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { auditAccount } from './account-audit.ts';
import { freshAreasDatabase } from './areas-fixture.ts';
import { type FreshDatabase, testSecrets } from './harness.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const files = new Map<string, Buffer>();
const storage: SeedStorage = {
  put: async (_tenantId, id, bytes) => void files.set(id, bytes),
};

let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  loadLanguages(join(import.meta.dirname, '../../shared/texts/languages'));
  database = await freshAreasDatabase();
  db = await openDatabase(database);
  await seedDemo(db, { now, storage, secrets: testSecrets });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const read = <T>(work: (tx: Tx) => Promise<T>) => db.system(work);

describe('demo accounts', () => {
  it('brings one account for each country, one of them on trial', async () => {
    const rows = await read((tx) =>
      tx
        .selectFrom('tenant')
        .select(['country', 'is_trial', 'currency'])
        .orderBy('country')
        .execute(),
    );
    expect(rows).toEqual([
      { country: 'CAN', is_trial: true, currency: 'usd' },
      { country: 'MYS', is_trial: false, currency: 'myr' },
      { country: 'USA', is_trial: false, currency: 'usd' },
    ]);
  });

  it('LANG-01 has transactions and invoice lines in the language of the account', async () => {
    const descriptions = await read(async (tx) => {
      const tenantId = tenantIdOf(rimba);
      const booked = await tx
        .selectFrom('balance_transaction')
        .select('description')
        .where('tenant_id', '=', tenantId)
        .execute();
      const lines = await tx
        .selectFrom('invoice_line')
        .select('description')
        .where('tenant_id', '=', tenantId)
        .execute();
      return [...booked, ...lines].map(({ description }) => description);
    });
    const kinds = new Set(descriptions.map((text) => /^\p{L}+/u.exec(text)?.[0]));
    expect(kinds).toEqual(
      new Set(['Baki', 'Panggilan', 'Ditambah', 'Invois', 'Pengguna', 'Nombor']),
    );
  });

  it('[MSG-01] has messages of calls that came to a voicemail, with sound and the way there', async () => {
    const rows = await read((tx) =>
      tx
        .selectFrom('voicemail as m')
        .innerJoin('usage_record as u', 'u.id', 'm.id')
        .innerJoin('call_way as w', 'w.call_id', 'm.call_id')
        .select(['m.id', 'm.bytes', 'm.seconds', 'm.from_number', 'u.outcome', 'w.way'])
        .where('m.tenant_id', '=', tenantIdOf(harbor))
        .execute(),
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { id, bytes, seconds, outcome, way } of rows) {
      expect([outcome, files.get(id)?.length]).toEqual(['voicemail', bytes]);
      expect(seconds).toBeGreaterThan(2);
      expect(way.length).toBeGreaterThan(1);
    }
  });

  it('[REC-02] has recordings of calls that somebody answered, as long as they talked', async () => {
    const rows = await read((tx) =>
      tx
        .selectFrom('call_recording as r')
        .innerJoin('usage_record as u', 'u.id', 'r.call_id')
        .innerJoin('teammate as t', 't.id', 'r.teammate_id')
        .select(['r.id', 'r.bytes', 'r.seconds', 'r.deleted_at', 'u.outcome', 'u.duration'])
        .where('r.tenant_id', '=', tenantIdOf(harbor))
        .execute(),
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { id, bytes, seconds, outcome, duration } of rows) {
      expect([outcome, files.get(id)?.length, seconds]).toEqual(['answered', bytes, duration]);
    }
    expect(rows.filter(({ deleted_at: at }) => at !== null)).toHaveLength(1);
  });

  it('annex J4 tells what became of each call, as its routing has it', async () => {
    const rows = await read((tx) =>
      tx
        .selectFrom('usage_record')
        .select(['usage_type', 'direction', 'outcome', 'outcome_by', 'duration'])
        .where('tenant_id', '=', tenantIdOf(harbor))
        .execute(),
    );
    const isText = (type: string) => type === 'sms';
    expect(rows.filter((row) => isText(row.usage_type) !== (row.outcome === null))).toEqual([]);
    const inbound = rows.filter((row) => row.direction === 'inbound' && !isText(row.usage_type));
    const told = new Set(inbound.map(({ outcome }) => outcome));
    for (const outcome of ['answered', 'voicemail', 'blocked'] as const) {
      expect(told).toContain(outcome);
    }
    const untaken = inbound.filter(({ outcome }) => outcome === 'blocked' || outcome === 'missed');
    expect(untaken.filter((row) => row.duration > 0 || row.outcome_by !== null)).toEqual([]);
    const taken = inbound.filter(({ outcome }) => outcome === 'voicemail');
    expect(taken.filter((row) => row.outcome_by === null)).toEqual([]);
  });

  it('has the routing of past calls, which says why they went to a mailbox', async () => {
    const tenantId = tenantIdOf(harbor);
    const [calls, config, oldest] = await read(async (tx) => {
      const found = await tx
        .selectFrom('usage_record')
        .select(['from_number', 'to_number', 'date', 'outcome_by_id'])
        .where('tenant_id', '=', tenantId)
        .where('outcome', '=', 'voicemail')
        .orderBy('date')
        .execute();
      const today = await selectRouting(tx, tenantId, { now });
      const then = await selectRouting(tx, tenantId, { past: new Date(found[0]?.date ?? now) });
      return [found, toConfig(today), toConfig(then)] as const;
    });
    expect(oldest).toEqual(config);
    const zone = harbor.timeZone;
    const reasons = calls.map((call) =>
      callReasons(oldest, {
        number: call.to_number,
        from: call.from_number || null,
        at: new Date(call.date).getTime(),
        outcome: 'voicemail',
        takenBy: call.outcome_by_id,
        zone,
      }).map(({ text }) => text),
    );
    expect(reasons.filter((said) => said.length === 0)).toEqual([]);
    expect(reasons.flat().some((text) => /closed at/.test(text))).toBe(true);
  });

  it('[LIDB-07] [DEV-02] brings orders that are over, where an account can order', async () => {
    const orders = await read((tx) =>
      tx
        .selectFrom('number_order')
        .innerJoin('tenant', 'tenant.id', 'number_order.tenant_id')
        .select(['tenant.country', 'kind', 'order_status'])
        .orderBy('tenant.country')
        .orderBy('number_order.created_at')
        .execute(),
    );
    const of = (country: string) =>
      [
        { country, kind: 'lidb', order_status: 'failed' },
        { country, kind: 'lidb', order_status: 'completed' },
        { country, kind: 'dlda', order_status: 'completed' },
      ] as unknown;
    expect(orders.filter(({ country }) => country === 'USA')).toEqual(of('USA'));
    expect(orders.filter(({ country }) => country === 'CAN')).toEqual(of('CAN'));
    expect(orders.filter(({ country }) => country === 'MYS')).toEqual([]);
    const bought = await read((tx) =>
      tx.selectFrom('deskphone_order').select(['status', 'total']).execute(),
    );
    expect(bought).toEqual([{ status: 'delivered', total: '1881.60' }]);
  });

  it('loads nothing into a database that has an account', async () => {
    expect(await seedDemo(db, { now, storage, secrets: testSecrets })).toBe(false);
    const rows = await read((tx) => tx.selectFrom('tenant').select('id').execute());
    expect(rows).toHaveLength(3);
  });

  it('PPL-01 has the people of the pictures in every status', async () => {
    const rows = await read((tx) =>
      tx
        .selectFrom('teammate')
        .select(['full_name', 'status', 'extension', 'is_tenant_owner', 'role'])
        .where('tenant_id', '=', tenantIdOf(harbor))
        .orderBy('extension')
        .execute(),
    );
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    expect([rows.length, count('active'), count('pending'), count('suspended')]).toEqual([
      48, 41, 5, 2,
    ]);
    expect(rows[0]).toMatchObject({ full_name: 'Renee Castellano', is_tenant_owner: true });
    expect(rows.filter((row) => row.is_tenant_owner)).toHaveLength(1);
  });

  it('every printed sign-in exists, with the one password, which satisfies the rule', async () => {
    expect(v.safeParse(passwordSchema, demoPassword).success).toBe(true);
    for (const account of demoAccounts) {
      const row = await read((tx) =>
        tx
          .selectFrom('teammate as p')
          .innerJoin('tenant as t', 't.id', 'p.tenant_id')
          .innerJoin('password as w', 'w.teammate_id', 'p.id')
          .select(['p.role', 't.country', 'w.hash'])
          .where('p.email', '=', account.email)
          .executeTakeFirstOrThrow(),
      );
      expect(row).toMatchObject({ role: account.role, country: account.country });
      expect(await passwordMatches(row.hash, demoPassword)).toBe(true);
    }
  });

  it('ENUM-02 has invoices in every status that lasts, brands and campaigns in every one', async () => {
    const invoices = await read((tx) =>
      tx.selectFrom('invoice').select('status').distinct().execute(),
    );
    // The others are moments of a payment.
    const lasting = invoiceStatuses.filter((status) => !/^succeeded$|^payment_intent/.test(status));
    expect(invoices.map((row) => row.status).toSorted()).toEqual(lasting.toSorted());
    const brands = await read((tx) => tx.selectFrom('brand').select('status').distinct().execute());
    expect(brands.map((row) => row.status).toSorted()).toEqual(brandStatuses.toSorted());
    const campaigns = await read((tx) =>
      tx.selectFrom('campaign').select('status').distinct().execute(),
    );
    expect(campaigns).toHaveLength(7);
  });

  it('[BILL-06] the books of each account reconcile, whenever it is loaded', async () => {
    const fresh = await freshAreasDatabase();
    const other = await openDatabase(fresh);
    const times = ['2026-11-27T06:35', '2026-02-01T02:00', '2027-01-31T23:59', '2028-02-29T12:00'];
    try {
      for (const at of times.map((time) => new Date(`${time}:00.000Z`))) {
        const audited = await new Promise<unknown>((resolve, reject) => {
          // Nothing of it stays, so that the next time loads it again.
          other
            .system(async (tx) => {
              const within: Database = { ...other, system: (work) => work(tx) };
              await seedDemo(within, { now: at, secrets: testSecrets });
              // People are counted at the commit.
              await sql`set constraints all immediate`.execute(tx);
              const tenants = await tx
                .selectFrom('tenant')
                .select(['id', 'company_name'])
                .execute();
              const found = [];
              for (const { id, company_name: name } of tenants) {
                found.push([name, await auditAccount(tx, id, at)]);
              }
              resolve(found);
              throw new Error('not stored');
            })
            .catch(reject);
        });
        const names = ['Harbor Dental Group', 'Northlight Bicycle Works', 'Rimba Trails Sdn Bhd'];
        const none = expect.arrayContaining(names.map((name) => [name, []]));
        expect([at.toISOString(), audited]).toEqual([at.toISOString(), none]);
      }
    } finally {
      await other.close();
      await fresh.drop();
    }
  });

  it('tells one day on which carriers refused a campaign', async () => {
    const [refused] = await read((tx) =>
      tx
        .selectFrom('campaign')
        .select(['id', 'status_at', 'carriers'])
        .where('status', '=', 'rejected')
        .execute(),
    );
    const story = await read((tx) =>
      tx
        .selectFrom('compliance_story')
        .select('at')
        .where('record_id', '=', refused?.id ?? '')
        .where('step', '=', 'rejected')
        .execute(),
    );
    const at = refused?.status_at?.toISOString();
    expect(story.map((step) => step.at.toISOString())).toEqual([at]);
    expect(new Set(refused?.carriers.map((one) => one.at))).toEqual(new Set([at]));
  });

  it('ENT-12 charges calls abroad what the rate deck publishes', async () => {
    const calls = await read((tx) =>
      tx
        .selectFrom('usage_record')
        .select(['country', 'rate', 'units', 'amount'])
        .where('usage_type', '=', 'international')
        .execute(),
    );
    const deck = await read((tx) =>
      tx
        .selectFrom('rate_deck')
        .select(['country', 'rate'])
        .where('currency', '=', 'usd')
        .execute(),
    );
    const isPublished = (call: (typeof calls)[number]) =>
      deck.some(({ country, rate }) => country === call.country && rate === call.rate);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((call) => !isPublished(call))).toEqual([]);
    for (const { rate, units, amount } of calls) {
      expect(Math.abs(Number(amount) - Number(rate) * units)).toBeLessThan(0.01);
    }
  });

  it('ENT-20 gives menus keys whose targets exist', async () => {
    const menus = await read((tx) => tx.selectFrom('ivr_menu').select(['name', 'keys']).execute());
    const { known } = await read(async (tx) => ({
      known: new Set(
        [
          ...(await tx.selectFrom('teammate').select('id').execute()),
          ...(await tx.selectFrom('team').select('id').execute()),
          ...(await tx.selectFrom('ivr_menu').select('id').execute()),
        ].map((row) => row.id),
      ),
    }));
    expect(menus).toHaveLength(6);
    for (const key of menus.flatMap((menu) => menu.keys)) {
      expect(key.input).toMatch(/^([0-9*]|timeout)$/);
      if (key.action === 'hangup') expect(key.input).toBe('timeout');
      else expect(known).toContain(key.actionId);
    }
  });

  it('ENT-21, MEDIA-09 stores real audio for every greeting: 8 kHz mono WAV with a voice in it', async () => {
    const rows = await read((tx) => tx.selectFrom('media').selectAll().execute());
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) {
      const wav = files.get(row.id) ?? Buffer.alloc(0);
      expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 12)]).toEqual([
        'RIFF',
        'WAVE',
      ]);
      expect([wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([1, 8000]);
      expect(wav.length).toBe(row.size);
      expect(Number(row.duration)).toBeGreaterThan(2);
      let peak = 0;
      for (let at = 44; at < wav.length; at += 2)
        peak = Math.max(peak, Math.abs(wav.readInt16LE(at)));
      expect(peak).toBeGreaterThan(20_000);
    }
    expect(speak('Press 1.')).toEqual(speak('Press 1.'));
  });

  it('annex J2 has a history whose numbers go on without a gap', async () => {
    const rows = await read((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['seq', 'at'])
        .where('tenant_id', '=', tenantIdOf(harbor))
        .orderBy('seq')
        .execute(),
    );
    const sequence = await read((tx) =>
      tx
        .selectFrom('tenant_sequence')
        .select('audit_seq')
        .where('tenant_id', '=', tenantIdOf(harbor))
        .executeTakeFirstOrThrow(),
    );
    expect(rows.map((row) => Number(row.seq))).toEqual(rows.map((_row, index) => index + 1));
    expect(rows.length).toBe(Number(sequence.audit_seq));
    const times = rows.map((row) => new Date(row.at).getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThan(now.getTime());
  });
});

describe('routing of the demo account', () => {
  it('annex J4 has what an admin should see first: a key that leads nowhere, and a holiday', async () => {
    const config = await read(async (tx) =>
      toConfig(await selectRouting(tx, tenantIdOf(harbor), { now })),
    );
    const at = Date.parse('2026-11-22T20:40:00Z');
    const holidays = (await holidaysOf('USA', 2026))?.items ?? [];
    const { findings, isEveryCallTaken } = finish(checkRouting(config, at, { holidays }));
    expect(isEveryCallTaken).toBe(false);
    const said = findings
      .filter(({ severity }) => severity !== 'info')
      .map(({ severity, message, call }) => [severity, message, call?.end.kind]);
    expect(said).toEqual([
      ['error', 'Main menu says “For the pharmacy, press 5”, but key 5 does nothing.', 'hangup'],
      ['error', 'Main menu hangs up on callers who press nothing.', 'hangup'],
      [
        'error',
        'Billing office ends the call when Tomás Herrera and Wei Ling Tan do not answer.',
        'hangup',
      ],
      [
        'warning',
        'Billing office, closed hours: “Billing is closed” is played, then the call ends.',
        'message',
      ],
      ['warning', 'Thanksgiving Day, Nov 26, 2026: 7 numbers are open as usual.', 'voicemail'],
    ]);
    for (const { call } of findings) {
      if (call === null) continue;
      const { end } = simulate(config, { ...call, from: null });
      expect({ kind: end.kind, node: end.node }).toEqual(call.end);
    }
  });
});

describe('generator', () => {
  it('makes an account of the size asked for, the same each time', async () => {
    const made = await generateTenant(db, { people: 450, seed: 7, now });
    const rows = await read((tx) =>
      tx
        .selectFrom('teammate')
        .select(['full_name', 'is_tenant_owner', 'extension'])
        .where('tenant_id', '=', made.tenantId)
        .orderBy('id')
        .execute(),
    );
    expect(rows).toHaveLength(450);
    expect(new Set(rows.map((row) => row.extension)).size).toBe(450);
    expect(rows.filter((row) => row.is_tenant_owner)).toHaveLength(1);
    const numbers = await read((tx) =>
      tx
        .selectFrom('phone_number')
        .select('number')
        .where('tenant_id', '=', made.tenantId)
        .execute(),
    );
    expect(numbers.every((row) => /^\+1\d{10}$/.test(row.number))).toBe(true);
    const again = await freshAreasDatabase();
    const other = await openDatabase(again);
    await generateTenant(other, { people: 450, seed: 7, now });
    const same = await other.system((tx) =>
      tx
        .selectFrom('teammate')
        .select(['full_name', 'is_tenant_owner', 'extension'])
        .orderBy('id')
        .execute(),
    );
    expect(same).toEqual(rows);
    await other.close();
    await again.drop();
  });

  it('refuses a size that no account has', async () => {
    await expect(generateTenant(db, { people: 0, now })).rejects.toThrow('1 to 900,000');
  });
});
