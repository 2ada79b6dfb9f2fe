import { parseCents, shareOf, toCents, toDecimal } from '@jackfield/domain';
import { instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { countryAbroad } from '@jackfield/domain/dialing';
import { countSpending } from '../../src/areas/spend-guard/count-spending.ts';
import { holdAccount } from '../../src/areas/spend-guard/guarded-account.ts';
import { insertAll } from '../insert.ts';
import { createRandom, type Random } from '../random.ts';
import { daysAgo } from '../times.ts';
import { withStories } from './call-stories.ts';
import { loadLedger, type Spent } from './ledger.ts';
import { type Loading, nameOf } from './loading.ts';
import { loadRecordings } from './recordings.ts';
import { loadTexts } from './texts.ts';
import { loadVoicemail } from './voicemail.ts';

const days = 30;
const kinds = [
  'voice',
  'voice',
  'voice',
  'voice',
  'sms',
  'sms',
  'tollFree',
  'international',
] as const;
/** Price in ten-thousandths of the currency for a minute or a message at home. */
const rates = { voice: 120, sms: 90, tollFree: 260 } as const;

/** What an account's calls are: abroad only where they may go there. */
function kindsOf({ country, callsTo }: Loading['account']): readonly (typeof kinds)[number][] {
  if (country === 'MYS') return kinds.slice(0, 6);
  return callsTo ? kinds : kinds.slice(0, 7);
}

/** Seconds; without a card the month stays within fair use (OP-35). */
const longestCall = 1500;
const longestFairCall = 55;

/** Calls and messages of the last 30 days, and the ledger of the credit that paid for them. */
export async function loadUsage(loading: Loading): Promise<void> {
  const random = createRandom(loading.account.people.length);
  const callers = loading.account.people.filter((person) => person.numbers.length > 0);
  if (callers.length === 0) return;
  const calling: Calling = { callers, abroad: await ratesAbroad(loading) };
  const calls: Spent[] = [];
  const rows = [];
  for (let day = days; day >= 1; day -= 1) {
    const isWeekend = [0, 6].includes(daysAgo(loading.now, day).getUTCDay());
    const count = Math.ceil((callers.length / 3) * (isWeekend ? 0.3 : 1));
    for (let index = 0; index < count; index += 1) {
      const row = usageRow(loading, random, { day, index }, calling);
      rows.push(row);
      calls.push({ at: row.date, cents: parseCents(row.amount) });
    }
  }
  const told = await withStories(loading, [...rows, ...receivedByCompany(loading)]);
  await insertAll(loading.tx, 'usage_record', told.rows);
  await insertAll(loading.tx, 'call_way', told.ways);
  await loadTexts(loading, rows);
  await loadVoicemail(loading, told.left);
  await loadRecordings(loading, told.rows);
  await loadLedger(loading, calls);
  await countForGuard(loading, rows);
}

/** Has the guard count what was used, as when records are taken in. */
async function countForGuard(
  { tx, tenantId, account: demo }: Loading,
  rows: readonly UsageRow[],
): Promise<void> {
  const account = await holdAccount(tx, tenantId);
  if (account === null) return;
  const spent = rows.map((row) => ({
    at: row.date,
    cents: parseCents(row.amount),
    person: row.teammate_id,
    personName: row.teammate_name,
    country: row.country,
    duration: row.duration,
  }));
  await countSpending(tx, account, spent);
  if (demo.caps === undefined) return;
  const { hour, day, user, country } = demo.caps;
  await tx
    .updateTable('spend_guard')
    .set({ cap_hour: hour, cap_day: day, cap_user: user, cap_country: country })
    .where('tenant_id', '=', tenantId)
    .execute();
}

type UsageRow = ReturnType<typeof usageRow>;

interface Calling {
  readonly callers: Loading['account']['people'];
  /** By country, in ten-thousandths for a minute. */
  readonly abroad: ReadonlyMap<string, number>;
}

/** What the rate deck publishes for a minute to a landline; those who are called have one. */
async function ratesAbroad({ tx, account }: Loading): Promise<Calling['abroad']> {
  const rows = await tx
    .selectFrom('rate_deck')
    .select(['country', 'rate'])
    .where('currency', '=', account.currency)
    .where('line', '=', 'landline')
    .execute();
  return new Map(rows.map(({ country, rate }) => [country, Math.round(Number(rate) * 10_000)]));
}

function usageRow(
  loading: Loading,
  random: Random,
  { day, index }: { day: number; index: number },
  { callers, abroad }: Calling,
) {
  const { account, tenantId, now } = loading;
  const person = random.pick(callers);
  const own = person.numbers[0] ?? '';
  const usageType = random.pick(kindsOf(account));
  const other = outsideNumber(account, usageType, random);
  const country = countryAbroad(other, account.country) ?? '';
  const isInbound = usageType !== 'international' && random.next() < 0.6;
  const longest = account.cards.length > 0 ? longestCall : longestFairCall;
  const duration = usageType === 'sms' ? 0 : random.whole(8, longest);
  const units = usageType === 'sms' ? 1 : Math.ceil(duration / 60);
  const rate = usageType === 'international' ? (abroad.get(country) ?? 0) : rates[usageType];
  const price = shareOf(toCents(units * rate), 1, 100);
  return {
    id: loading.id('usage', `${day}`, `${index}`),
    tenant_id: tenantId,
    date: new Date(daysAgo(now, day).getTime() + random.whole(0, 36_000_000)),
    usage_type: usageType,
    direction: isInbound ? ('inbound' as const) : ('outbound' as const),
    from_number: isInbound ? other : own,
    to_number: isInbound ? own : other,
    teammate_id: loading.id('teammate', person.email),
    teammate_name: nameOf(person),
    duration,
    units,
    rate: (rate / 10_000).toFixed(4),
    amount: toDecimal(toCents(Math.max(1, price))),
    currency: account.currency,
    country,
  };
}

/** Hours of the day at which somebody calls, in the order of the weekdays from Sunday. */
const busyHours = [
  [11, 14],
  [8, 19],
  [8, 19],
  [8, 19],
  [8, 20],
  [8, 18],
  [9, 13],
] as const;
const mostOfDay = 9;

/** Calls to company numbers, most of them in the hours in which somebody is there; they cost nothing. */
function receivedByCompany(loading: Loading) {
  const { account, tenantId, now } = loading;
  const random = createRandom(account.companies.length + 17);
  const numbers = account.companies.flatMap((company) => company.numbers.slice(0, 1));
  const [first = ''] = numbers;
  const today = localTimeAt(account.timeZone, now.getTime()).day;
  const rows = [];
  for (let day = today - days + 1; day < today; day += 1) {
    // 1970-01-01 was a Thursday.
    const [from, to] = busyHours[(day + 4) % 7] ?? [9, 17];
    const count = to - from < 6 ? 2 : random.whole(6, mostOfDay);
    for (let index = 0; index < count; index += 1) {
      // Somebody always calls shortly before the office closes.
      const isLate = index === 0 && to - from > 6;
      const minutes = isLate
        ? random.whole(17 * 60 + 15, 17 * 60 + 29)
        : random.whole(from * 60, to * 60);
      const duration = random.whole(20, account.cards.length > 0 ? 600 : longestFairCall);
      rows.push({
        id: loading.id('usage received', `${day}`, `${index}`),
        tenant_id: tenantId,
        date: new Date(instantAt(account.timeZone, { day, minutes })),
        usage_type: 'voice' as const,
        direction: 'inbound' as const,
        from_number: outsideNumber(account, 'voice', random),
        // Most call the main line.
        to_number: random.next() < 0.7 ? first : random.pick(numbers),
        teammate_id: null,
        teammate_name: '',
        duration,
        units: Math.ceil(duration / 60),
        rate: '0.0000',
        amount: toDecimal(toCents(0)),
        currency: account.currency,
      });
    }
  }
  return rows;
}

/** Beginnings of numbers in Mexico, Japan, India and Sweden; two digits are missing. */
const beginnings = ['+5255555501', '+813555001', '+9122555501', '+46855501'] as const;

function outsideNumber({ country }: Loading['account'], usageType: string, random: Random): string {
  const at = random.whole(0, 99);
  const line = String(at).padStart(2, '0');
  if (usageType === 'international') return `${beginnings[at % beginnings.length]}${line}`;
  return country === 'MYS' ? `+601235501${line}` : `+120555501${line}`;
}
