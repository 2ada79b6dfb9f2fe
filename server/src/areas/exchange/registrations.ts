import type { CallAnswer } from '@jackfield/contract';
import type { SipServer } from '@jackfield/contract/api/device';
import type {
  exchangeRegistrations,
  LiveCallTold,
  ToldRegistration,
} from '@jackfield/contract/api/exchange';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, outsideTransaction, type Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';
import type { CallPushes } from '../call-push/call-push.ts';
import { silence } from '../devices/sip-server.ts';
import { settlePresence } from '../live/presence-store.ts';
import { liveCalls } from './live-calls.ts';

/** Milliseconds after which an exchange does not come back under its name. */
const forgottenAfter = 24 * 60 * 60_000;
const lookEvery = 15_000;

interface Told {
  readonly exchange: string;
  readonly sip: SipServer;
  readonly webSocket?: string | undefined;
  readonly isWhole: boolean;
  readonly signedIn: readonly ToldRegistration[];
  readonly signedOut: readonly string[];
}

interface Phone {
  readonly id: string;
  readonly tenantId: string;
  readonly teammateId: string;
}

interface SignedIn extends Phone, ToldRegistration {
  readonly isKnown: boolean;
}

async function noteExchange(tx: Tx, { exchange, sip, webSocket }: Told, now: Date): Promise<void> {
  const values = {
    sip_host: sip.host,
    sip_port: sip.port,
    sip_transport: sip.transport,
    web_socket: webSocket ?? null,
    heard_at: now,
  };
  await tx
    .insertInto('exchange')
    .values({ name: exchange, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/**
 * Phones that may sign in, with whether it was told before that they have. A web phone comes to the
 * exchange from the portal: where its browser is, the session knows.
 */
async function findSignedIn(tx: Tx, { exchange, signedIn }: Told): Promise<SignedIn[]> {
  if (signedIn.length === 0) return [];
  const { rows } = await sql<SignedIn>`
    select d.id, d.tenant_id as "tenantId", d.teammate_id as "teammateId",
      told.name, coalesce(nullif(s.address, ''), told.address) as address, told.program,
      coalesce(d.is_online and r.exchange = ${exchange}
        and r.address = coalesce(nullif(s.address, ''), told.address)
        and r.program = told.program, false) as "isKnown"
    from jsonb_to_recordset(${JSON.stringify(signedIn)}::jsonb)
      as told(name text, address text, program text)
    join device d on d.sip_username = told.name
    join teammate p on p.id = d.teammate_id and p.status = 'active'
    join tenant t on t.id = d.tenant_id and t.status = 'active'
    left join session s on s.id = d.session_id
    left join registration r on r.device_id = d.id
    where s.ended_at is null`.execute(tx);
  return rows;
}

/** Phones that this exchange told of before, and that are not signed in there any more. */
async function findSignedOut(
  tx: Tx,
  { exchange, isWhole, signedIn, signedOut }: Told,
): Promise<Phone[]> {
  const names = isWhole ? signedIn.map(({ name }) => name) : signedOut;
  if (!isWhole && names.length === 0) return [];
  const { rows } = await sql<Phone>`
    select d.id, d.tenant_id as "tenantId", d.teammate_id as "teammateId"
    from registration r join device d on d.id = r.device_id
    where r.exchange = ${exchange}
      and (d.sip_username = any(${names}::text[])) <> ${isWhole}`.execute(tx);
  return rows;
}

/** Tells who may see the devices, and settles whether their people are online. */
async function tell(tx: Tx, tenantId: string, phones: readonly Phone[], now: Date): Promise<void> {
  const people = new Set(phones.map(({ teammateId }) => teammateId));
  await settlePresence(tx, tenantId, [...people], now);
  const events = phones.map(({ id, teammateId }) => ({
    method: 'UpdateEntityAsync' as const,
    eventType: 'device' as const,
    id,
    ownerType: 'teammate' as const,
    ownerId: teammateId,
  }));
  await appendEvents(tx, tenantId, events, now);
}

async function storeSignedIn(
  tx: Tx,
  exchange: string,
  phones: readonly SignedIn[],
  now: Date,
): Promise<void> {
  // The columns that a form edits stay as they are: a phone that signs in is no new version.
  await sql`
    with told as (
      select d.tenant_id, d.id, t.address, t.program
      from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb)
        as t(id uuid, address text, program text)
      join device d on d.id = t.id
      order by d.id for update of d
    ), online as (
      update device d set is_online = true, last_seen_at = ${now} from told where d.id = told.id
    )
    insert into registration as r (tenant_id, device_id, exchange, address, program, since)
    select tenant_id, id, ${exchange}, address, program, ${now} from told
    on conflict (device_id) do update set
      exchange = excluded.exchange, address = excluded.address, program = excluded.program,
      since = case when r.exchange = excluded.exchange and r.address = excluded.address
        then r.since else excluded.since end`.execute(tx);
}

async function storeSignedOut(
  tx: Tx,
  exchange: string,
  phones: readonly Phone[],
  now: Date,
): Promise<void> {
  const ids = phones.map(({ id }) => id);
  await sql`
    with held as (
      select id from device where id = any(${ids}::uuid[]) order by id for update
    ), gone as (
      delete from registration r using held where r.exchange = ${exchange} and r.device_id = held.id
      returning r.device_id
    )
    update device d set is_online = false, last_seen_at = ${now} from gone
    where d.id = gone.device_id`.execute(tx);
}

/** Calls of an account that ring people of these phones, as the exchange told them. */
async function callsThatRing(
  tx: Tx,
  accountId: string,
  phones: readonly Phone[],
): Promise<LiveCallTold[]> {
  if (phones.length === 0) return [];
  const people = new Set(phones.map(({ teammateId }) => teammateId));
  const calls = await liveCalls(tx, accountId);
  return calls
    .filter(({ phase }) => phase?.teammateIds.some((id) => people.has(id.toLowerCase())))
    .map((call) => ({ ...call, accountId, state: 'moved' }));
}

interface RegistrationPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly pushes: CallPushes;
}

/**
 * Stores which phones signed in and out at an exchange, and tells the people whose they are, and
 * their browsers of calls that ring a phone as it signs out.
 */
export async function takeRegistrations(
  { db, clock, pushes }: RegistrationPorts,
  told: Told,
): Promise<CallAnswer<typeof exchangeRegistrations>> {
  const now = clock.now();
  const { exchange } = told;
  const [came, left] = await db.system(async (tx) => {
    await noteExchange(tx, told, now);
    return [await findSignedIn(tx, told), await findSignedOut(tx, told)] as const;
  });
  const news = came.filter(({ isKnown }) => !isKnown);
  const byAccount = Map.groupBy<string, Phone>([...news, ...left], ({ tenantId }) => tenantId);
  for (const [tenantId, phones] of byAccount) {
    const ofAccount = (phone: Phone) => phone.tenantId === tenantId;
    // Whether people are online is kept over all accounts.
    await db.system(async (tx) => {
      await storeSignedIn(tx, exchange, news.filter(ofAccount), now);
      const out = left.filter(ofAccount);
      await storeSignedOut(tx, exchange, out, now);
      const rung = await callsThatRing(tx, tenantId, out);
      if (rung.length > 0) await pushes.note(tx, tenantId, rung);
      await tell(tx, tenantId, phones, now);
    });
  }
  const known = new Set(came.map(({ name }) => name));
  const refused = told.signedIn.filter(({ name }) => !known.has(name));
  return { refused: refused.map(({ name }) => name) };
}

/** Calls of exchanges that were not heard of since are over, as far as anybody knows. */
async function endCalls(tx: Tx, since: Date, now: Date): Promise<void> {
  const calls = await tx
    .deleteFrom('live_call as c')
    .using('exchange as e')
    .whereRef('e.name', '=', 'c.exchange')
    .where('e.heard_at', '<', since)
    .returning(['c.id', 'c.tenant_id'])
    .execute();
  for (const [tenantId, own] of Map.groupBy(calls, (call) => call.tenant_id)) {
    const event = { method: 'DeletedEntityAsync', eventType: 'call' } as const;
    await appendEvents(
      tx,
      tenantId,
      own.map(({ id }) => ({ ...event, id })),
      now,
    );
  }
}

/**
 * Takes the phones of exchanges that are not heard of for not known: they are not online, and what
 * was told of them last stays for a day. Their calls are over.
 */
export async function noteSilentExchanges(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.system(async (tx) => {
    const { rows } = await sql<Phone>`
      update device d set is_online = false, last_seen_at = e.heard_at
      from registration r join exchange e on e.name = r.exchange
      where r.device_id = d.id and d.is_online and e.heard_at < ${before(silence)}
      returning d.id, d.tenant_id as "tenantId", d.teammate_id as "teammateId"`.execute(tx);
    for (const [tenantId, phones] of Map.groupBy(rows, (phone) => phone.tenantId)) {
      await tell(tx, tenantId, phones, now);
    }
    await endCalls(tx, before(silence), now);
    await tx.deleteFrom('exchange').where('heard_at', '<', before(forgottenAfter)).execute();
  });
}

/** Notes silent exchanges as time goes by; answers how to stop. */
export function watchExchanges(port: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void };
}): () => void {
  const { db, clock, log } = port;
  const look = () =>
    outsideTransaction(() => noteSilentExchanges(db, clock.now())).catch((error: unknown) =>
      log.warn({ reason: String(error) }, 'silent exchanges'),
    );
  const timer = setInterval(look, lookEvery).unref();
  return () => clearInterval(timer);
}
