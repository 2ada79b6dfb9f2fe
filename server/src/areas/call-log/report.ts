import { mayDo, paths } from '@jackfield/contract';
import type { CallReport } from '@jackfield/contract/api/call-log';
import { dayNumber, dayText, instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { sendMail } from '../../mail/send.ts';
import type { Clock } from '../../platform/clock.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { accountRow, presentPerson } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { callFigures } from './figures.ts';
import { partiesOf } from './scope.ts';

type Every = NonNullable<CallReport['every']>;
interface Reader {
  readonly tenantId: string;
  readonly teammateId: string;
}

const callReport = 'callReport';
/** Minutes after local midnight at which reports go out: before the day's calls begin. */
const morning = 7 * 60;

/** 1970-01-05 was a Monday. */
const isMonday = (day: number) => (day - 4) % 7 === 0;
const isFirst = (day: number) => dayText(day).endsWith('-01');
const isDay: Record<Every, (day: number) => boolean> = {
  day: () => true,
  week: isMonday,
  month: isFirst,
};

const morningOf = (zone: string, day: number) =>
  new Date(instantAt(zone, { day, minutes: morning }));

/** The first morning after an instant on which a report is due, on the clock of the zone. */
export function nextReport(every: Every, zone: string, now: Date): Date {
  let { day } = localTimeAt(zone, now.getTime());
  while (!isDay[every](day) || morningOf(zone, day) <= now) day += 1;
  return morningOf(zone, day);
}

/** The days that a report is about: those before the last morning on which it was due. */
export function reportedDays(every: Every, zone: string, now: Date) {
  let { day: end } = localTimeAt(zone, now.getTime());
  while (!isDay[every](end) || morningOf(zone, end) > now) end -= 1;
  const monthBefore = dayNumber(`${dayText(end - 1).slice(0, 8)}01`);
  const start = { day: end - 1, week: end - 7, month: monthBefore }[every];
  return { startDate: dayText(start), endDate: dayText(end - 1) };
}

/** How often somebody gets a report; null for never. */
export async function readReport(tx: Tx, { tenantId, teammateId }: Reader): Promise<CallReport> {
  const row = await tx
    .selectFrom('call_report')
    .select('every')
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .executeTakeFirst();
  return { every: row?.every ?? null };
}

async function storeReport(tx: Tx, of: Reader, every: CallReport['every']): Promise<void> {
  const { tenantId, teammateId } = of;
  if (every === null) {
    await tx
      .deleteFrom('call_report')
      .where('tenant_id', '=', tenantId)
      .where('teammate_id', '=', teammateId)
      .execute();
    return;
  }
  await tx
    .insertInto('call_report')
    .values({ tenant_id: tenantId, teammate_id: teammateId, every })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'teammate_id']).doUpdateSet({ every }))
    .execute();
}

/** Has the signed-in person get a report so often, from the next morning on. */
export async function setReport(context: RequestContext, after: CallReport): Promise<CallReport> {
  const { tenantId, teammateId, name } = signedIn(context);
  const of = { tenantId, teammateId };
  const now = context.clock.now();
  await write(context, {
    entity: 'callReport',
    id: teammateId,
    action: 'callReport.set',
    async change(tx) {
      await presentPerson(tx, tenantId, teammateId, 'update');
      const before = await readReport(tx, of);
      await storeReport(tx, of, after.every);
      if (after.every !== null) {
        const { time_zone: zone } = await accountRow(tx, tenantId);
        const subject = { kind: callReport, subjectId: teammateId, tenantId };
        await scheduleWork(tx, subject, nextReport(after.every, zone, now));
      }
      return { before: { ...before }, after: { ...after }, name, events: [], result: 1 };
    },
  });
  return after;
}

interface ReportParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Mails what is due, of the calls that its reader may see; answers when the next one is. */
async function mailReport(tx: Tx, of: Reader, { clock, publicUrl }: ReportParts) {
  const { tenantId, teammateId } = of;
  const now = clock.now();
  const { every } = await readReport(tx, of);
  if (every === null) return null;
  const person = await tx
    .selectFrom('teammate')
    .select(['full_name', 'email', 'role', 'access', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', teammateId)
    .executeTakeFirst();
  const account = await accountRow(tx, tenantId);
  const timeZone = account.time_zone;
  if (person?.status !== 'active' || account.status === 'cancel') return null;
  const days = reportedDays(every, timeZone, now);
  const isOwn = !mayDo(person, 'usage:read');
  const parties = isOwn ? await partiesOf(tx, { ...of, ...person }) : null;
  const figures = await callFigures(tx, { tenantId, timeZone, parties, ...days });
  const path = isOwn ? paths.yourSettings.page('calls') : paths.admin.company.calls();
  const query = new URLSearchParams({ start: days.startDate, end: days.endDate });
  const { inbound, rated, ratedAnswered, wait, missed, open } = figures;
  await sendMail(tx, now, {
    tenantId,
    to: person.email,
    mail: {
      kind: 'callReport',
      name: person.full_name,
      companyName: account.company_name,
      url: new URL(`${path}?${query}`, publicUrl).href,
      from: days.startDate,
      until: days.endDate,
      calls: figures.calls,
      inbound,
      rated,
      ratedAnswered,
      wait,
      missed,
      open,
    },
  });
  return nextReport(every, timeZone, now);
}

/** Mails the reports of calls when they are due (LOG-04). */
export function createCallReportWork(parts: ReportParts): WorkKind {
  return {
    kind: callReport,
    advance:
      async ({ tenantId, subjectId: teammateId }) =>
      async (tx) =>
        mailReport(tx, { tenantId, teammateId }, parts),
  };
}
