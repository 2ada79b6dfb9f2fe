import type { CallAnswer } from '@jackfield/contract';
import type {
  IntakeRefusal,
  supportUsage,
  UsageIntake,
} from '@jackfield/contract/api/usage-intake';
import { parseCents, sumCents, toDecimal } from '@jackfield/domain';
import { dayText } from '@jackfield/domain/business-hours';
import { countryAbroad } from '@jackfield/domain/dialing';
import { mayCallOut } from '@jackfield/domain/spend-guard';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';
import { inLanguage } from '../../platform/languages.ts';
import type { Noticing } from '../../platform/services.ts';
import { bookUsage, usageName } from '../ledger/book-usage.ts';
import { countSpending, type Spent } from '../spend-guard/count-spending.ts';
import { dayAt, type GuardedAccount, holdAccount } from '../spend-guard/guarded-account.ts';
import type { StopRow } from '../spend-guard/stops.ts';
import { holdTopUpWork, lookAtCredit } from '../top-up/look-at-credit.ts';
import { watchSpending } from '../spend-guard/watch-spending.ts';
import { notifyLowCredit } from './notify-low-credit.ts';
import { tellOfCalls } from '../webhooks/make-messages.ts';
import { logColumns, takerColumns, takerNames } from './takers.ts';

export interface IntakeParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly noticing: Noticing;
}

type Intake = CallAnswer<typeof supportUsage>;
type Refused = Intake['refused'][number];

/** How far the clocks of the switch may be ahead. */
const ahead = 60_000;
/** Country of a call abroad whose number is in none that is known. */
const elsewhere = 'ZZZ';

/**
 * Ingests what was used, account by account: each in one transaction with what it cost and what
 * the guard makes of it, so that a call that breaks off is sent again as it was.
 */
export async function ingestUsage(
  parts: IntakeParts,
  records: readonly UsageIntake[],
): Promise<Intake> {
  const intake: Intake = { accepted: 0, known: 0, refused: [] };
  const byAccount = Map.groupBy(records, ({ tenantId }) => tenantId.toLowerCase());
  for (const [tenantId, own] of byAccount) {
    const part = await parts.db.tenant(tenantId, (tx) =>
      ingestForAccount(tx, parts, tenantId, own),
    );
    intake.accepted += part.accepted;
    intake.known += part.known;
    intake.refused.push(...part.refused);
  }
  return intake;
}

/**
 * Charges what the portal itself sent, in the transaction in which it is stored, once by its id.
 * False where there is no account any more that could be charged.
 */
export async function chargeUsage(
  tx: Tx,
  parts: IntakeParts,
  tenantId: string,
  record: UsageIntake,
): Promise<boolean> {
  const { refused } = await ingestForAccount(tx, parts, tenantId, [record]);
  return refused.length === 0;
}

async function ingestForAccount(
  tx: Tx,
  { clock, publicUrl, noticing }: IntakeParts,
  tenantId: string,
  records: readonly UsageIntake[],
): Promise<Intake> {
  const refuse = (these: readonly UsageIntake[], because: IntakeRefusal): Refused[] =>
    these.map(({ id }) => ({ id, because }));
  const account = await holdAccount(tx, tenantId);
  if (account === null) {
    return { accepted: 0, known: 0, refused: refuse(records, 'account') };
  }
  await holdTopUpWork(tx, tenantId);
  const now = clock.now();
  const { fresh, known } = await newOnes(tx, tenantId, records);
  const names = await namesOf(tx, tenantId, fresh);
  const stops = await stopsSince(tx, tenantId, fresh);
  const refused: Refused[] = [];
  const wanted = fresh.filter((record) => {
    const because = refusalOf(record, { account, names, stops, now });
    if (because !== null) refused.push({ id: record.id, because });
    return because === null;
  });
  const taken = await store(tx, { account, records: wanted, names, now });
  refused.push(
    ...refuse(
      wanted.filter(({ id }) => !taken.has(id.toLowerCase())),
      'id',
    ),
  );
  const accepted = wanted.filter(({ id }) => taken.has(id.toLowerCase()));
  const spent = accepted.map((record) => toSpent(record, account, names));
  await tellCalls(tx, tenantId, accepted, now);
  const ids = accepted.map(({ id }) => id);
  await tellOfCalls(tx, tenantId, ids, now);
  await countSpending(tx, account, spent);
  await watchSpending(tx, account, { spent, now, publicUrl, noticing });
  if (spent.some(({ cents }) => cents > 0)) {
    await lookAtCredit(tx, tenantId, now);
    await notifyLowCredit(tx, account, { now, publicUrl });
  }
  return { accepted: accepted.length, known, refused };
}

/** Tells the admins, and everybody who had one of the calls, once. */
async function tellCalls(tx: Tx, tenantId: string, records: readonly UsageIntake[], now: Date) {
  const owners = new Map<string | null, string>();
  const calls = records.filter(({ usageType, partOf }) => usageType !== 'sms' && partOf === null);
  for (const { id, teammateId, takenBy } of calls) {
    const taker = takenBy?.kind === 'teammate' ? takenBy.id : null;
    for (const owner of new Set([teammateId, taker])) owners.set(owner?.toLowerCase() ?? null, id);
  }
  if (owners.size > 1) owners.delete(null);
  const events = [...owners].map(([ownerId, id], at) => ({
    method: 'CreateEntityAsync' as const,
    eventType: 'call' as const,
    id,
    ownerType: ownerId === null ? null : ('teammate' as const),
    ownerId,
    ...(at === 0 && { calls: calls.map((call) => call.id) }),
  }));
  if (events.length > 0) await appendEvents(tx, tenantId, events, now);
}

/** Records that are not stored yet, each once and in the order in which they began. */
async function newOnes(tx: Tx, tenantId: string, records: readonly UsageIntake[]) {
  const byId = new Map(records.map((record) => [record.id.toLowerCase(), record]));
  const stored = await tx
    .selectFrom('usage_record')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...byId.keys()])
    .execute();
  for (const { id } of stored) byId.delete(id);
  const fresh = [...byId.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { fresh, known: records.length - fresh.length };
}

type Names = ReadonlyMap<string, string>;

async function namesOf(tx: Tx, tenantId: string, records: readonly UsageIntake[]): Promise<Names> {
  const ids = records.flatMap(({ teammateId }) => teammateId?.toLowerCase() ?? []);
  if (ids.length === 0) return new Map();
  const people = await tx
    .selectFrom('teammate')
    .select(['id', 'full_name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map(({ id, full_name: name }) => [id, name]));
}

/** Stops that held at any time since the first of the records. */
async function stopsSince(
  tx: Tx,
  tenantId: string,
  records: readonly UsageIntake[],
): Promise<StopRow[]> {
  const [first] = records;
  if (first === undefined) return [];
  return tx
    .selectFrom('guard_stop')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((or) => or.or([or('lifted_at', 'is', null), or('lifted_at', '>', new Date(first.date))]))
    .execute();
}

interface Judged {
  readonly account: GuardedAccount;
  readonly names: Names;
  readonly stops: readonly StopRow[];
  readonly now: Date;
}

function refusalOf(record: UsageIntake, { account, names, stops, now }: Judged) {
  const date = new Date(record.date);
  const person = record.teammateId?.toLowerCase() ?? null;
  if (date.getTime() > now.getTime() + ahead) return 'date';
  if (person !== null && !names.has(person)) return 'person';
  const country = abroadOf(record, account);
  if (record.direction === 'inbound' || country === '') return null;
  // What is switched off by now, or the credit that is used up by now, says nothing of that time.
  const verdict = mayCallOut(
    { to: record.to, person },
    {
      country: account.country,
      callable: [country],
      hasCredit: true,
      hold: null,
      stops: stops.filter(
        ({ at, lifted_at: liftedAt }) => at <= date && (liftedAt === null || liftedAt > date),
      ),
    },
  );
  return !verdict.isAllowed && verdict.because === 'stopped' ? 'stopped' : null;
}

function abroadOf({ direction, to, usageType }: UsageIntake, { country }: GuardedAccount): string {
  if (direction === 'inbound') return '';
  return countryAbroad(to, country) ?? (usageType === 'international' ? elsewhere : '');
}

function toSpent(record: UsageIntake, account: GuardedAccount, names: Names): Spent {
  const person = record.teammateId?.toLowerCase() ?? '';
  return {
    at: new Date(record.date),
    cents: parseCents(record.amount),
    person,
    personName: names.get(person) ?? '',
    country: abroadOf(record, account),
    duration: record.duration,
  };
}

interface Stored extends Pick<Judged, 'account' | 'names' | 'now'> {
  readonly records: readonly UsageIntake[];
}

/** Stores records and charges them as one transaction; answers the ids of those that are new. */
async function store(tx: Tx, { account, records, names, now }: Stored): Promise<Set<string>> {
  if (records.length === 0) return new Set();
  const { tenantId, currency, language } = account;
  const takers = await takerNames(tx, tenantId, records);
  const rows = await tx
    .insertInto('usage_record')
    .values(
      records.map((record) => {
        const { person, personName, country } = toSpent(record, account, names);
        return {
          id: record.id,
          tenant_id: tenantId,
          date: new Date(record.date),
          usage_type: record.usageType,
          direction: record.direction,
          from_number: record.from,
          to_number: record.to,
          teammate_id: person || null,
          teammate_name: personName,
          duration: record.duration,
          units: record.units,
          rate: record.rate.toFixed(4),
          amount: toDecimal(parseCents(record.amount)),
          currency,
          country,
          outcome: record.usageType === 'sms' ? null : record.outcome,
          ...takerColumns(record, takers),
          ...logColumns(record, takers),
        };
      }),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const taken = new Set(rows.map(({ id }) => id));
  const cents = sumCents(
    records.filter(({ id }) => taken.has(id.toLowerCase())).map(({ amount }) => parseCents(amount)),
  );
  if (cents > 0) {
    const day = dayText(dayAt(account, now));
    const description = inLanguage(language, () => usageName(day));
    await bookUsage(tx, { tenantId, currency, amount: toDecimal(cents), description, at: now });
  }
  return taken;
}
