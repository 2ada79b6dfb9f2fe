import { paths } from '@jackfield/contract';
import { correctionDays } from '@jackfield/contract/api/port-in';
import { formatPhone } from '@jackfield/domain';
import type { Mail } from '../../mail/mail.ts';
import { sendMail } from '../../mail/send.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { inLanguage } from '../../platform/languages.ts';
import { accountRow, activeAdmins } from '../../platform/rows.ts';
import type { CallerLines, Noticing } from '../../platform/services.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import type { PortAnswer } from '../../porting/provider.ts';
import { setOrder, withStep } from './change-order.ts';
import { keepFailed, senderContext, takeNumbers } from './move-numbers.ts';
import { findOrder, orderEvent, orderName } from './order.ts';
import { pointOf } from './points.ts';
import type { NumberRow, OrderSet, WholeOrder } from './tables.ts';

/** What orders are followed with. */
export interface FollowParts extends Pick<RequestContext, 'db' | 'clock' | 'secrets'> {
  readonly noticing: Noticing;
  readonly publicUrl: string;
}

const day = 86_400_000;
const minute = 60_000;

interface Told {
  readonly tx: Tx;
  readonly order: WholeOrder;
  readonly at: Date;
}

/** Stores a step of the order with its entry in the history, and tells browsers. */
async function record(
  { tx, order: { row }, at }: Told,
  action: string,
  { set, after = {} }: { set: OrderSet; after?: Readonly<Record<string, unknown>> },
): Promise<void> {
  await setOrder(tx, row, { ...set, version: row.version + 1, updated_at: at });
  await recordSystemChange(tx, {
    tenantId: row.tenant_id,
    at,
    action: `portOrder.${action}`,
    entity: 'portOrder',
    id: row.id,
    name: orderName(row),
    before: {
      state: row.state,
      ...Object.fromEntries(Object.keys(after).map((key) => [key, null])),
    },
    after: { state: set.state ?? row.state, ...after },
    events: [orderEvent(row.id)],
  });
}

/** Ends an order that nobody corrected in time, whose account is gone, or that the provider ended. */
export async function stop(tx: Tx, order: WholeOrder, at: Date): Promise<null> {
  const set = { state: 'cancelled' as const, ...withStep(order.row, 'cancelled', at) };
  await record({ tx, order, at }, 'expire', { set });
  return null;
}

async function setNumbers(
  { tx, order: { row, numbers } }: Told,
  stateOf: (number: NumberRow) => 'accepted' | 'rejected',
): Promise<void> {
  for (const number of numbers) {
    if (number.state === 'leftOut') continue;
    await tx
      .updateTable('port_number')
      .set({ state: stateOf(number) })
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', number.id)
      .execute();
  }
}

type MailOf<Kind> = Extract<Mail, { kind: Kind }>;
type PortMail = MailOf<'portRejected'> | MailOf<'portDated'> | MailOf<'portDone'>;
type OfOrder = 'name' | 'companyName' | 'url' | 'orderNumber' | 'carrier';
type Worded<M> = M extends PortMail ? Omit<M, OfOrder> : never;

/** Mails the admins what became of an order. */
async function tellAdmins(
  { publicUrl }: FollowParts,
  { tx, order: { row }, at }: Told,
  words: Worded<PortMail>,
): Promise<void> {
  const { tenant_id: tenantId, carrier, id } = row;
  const { company_name: companyName } = await accountRow(tx, tenantId);
  const url = new URL(paths.admin.company.portOrder(id), publicUrl).href;
  const of = { companyName, url, orderNumber: orderName(row), carrier };
  for (const { name, email } of await activeAdmins(tx, tenantId)) {
    const mail = { ...words, ...of, name } as PortMail;
    await sendMail(tx, at, { tenantId, to: email, mail });
  }
}

type Answered<State> = Extract<PortAnswer, { state: State }>;

async function reject(
  parts: FollowParts,
  told: Told,
  { faults }: Answered<'rejected'>,
): Promise<Date> {
  const { order, at } = told;
  const points = faults.map((fault) => pointOf(order, fault));
  const until = new Date(at.getTime() + correctionDays * day);
  await setNumbers(told, ({ number }) =>
    points.some((point) => point.number === number) ? 'rejected' : 'accepted',
  );
  await record(told, 'reject', {
    set: {
      state: 'rejected',
      points: JSON.stringify(points),
      correct_until: until,
      moves_at: null,
      ...withStep(order.row, 'rejected', at),
    },
    after: { points: points.map(({ says }) => says) },
  });
  await tellAdmins(parts, told, { kind: 'portRejected', says: points.map(({ says }) => says) });
  // The carriers may settle it among themselves: once a day somebody looks.
  return new Date(at.getTime() + day);
}

async function confirmDate(
  parts: FollowParts,
  told: Told,
  { movesAt, askAt }: Answered<'dated'>,
): Promise<Date> {
  const { order, at, tx } = told;
  // Dates are moved, and accounts end: once a day somebody looks.
  const tomorrow = new Date(at.getTime() + day);
  const soon = askAt < tomorrow ? askAt : tomorrow;
  const next = soon > at ? soon : new Date(at.getTime() + minute);
  if (order.row.moves_at?.getTime() === movesAt.getTime()) return next;
  await setNumbers(told, () => 'accepted');
  await record(told, 'date', {
    set: { state: 'dated', moves_at: movesAt, ...withStep(order.row, 'dated', at) },
    after: { movesAt: movesAt.toISOString() },
  });
  const { time_zone: timeZone } = await accountRow(tx, order.row.tenant_id);
  await tellAdmins(parts, told, { kind: 'portDated', at: movesAt.toISOString(), timeZone });
  return next;
}

/** Takes over what has moved; the history says what callers reach from now on. */
async function take(
  parts: FollowParts,
  { tx, order }: Told,
  answer: Answered<'moving' | 'moved'>,
): Promise<CallerLines> {
  const context = await senderContext(parts, tx, order.row);
  const { callers } = await parts.noticing(order.row.tenant_id, () =>
    takeNumbers(tx, context, order, answer),
  );
  return callers;
}

async function goOn(parts: FollowParts, told: Told, answer: Answered<'moving'>): Promise<Date> {
  const { order, at } = told;
  const { moved, askAt } = answer;
  const callers = await take(parts, told, answer);
  if (order.row.state !== 'moving') {
    const set = { state: 'moving' as const, ...withStep(order.row, 'moving', at) };
    await record(told, 'move', { set, after: await callersToldOf(told, callers) });
  } else if (moved.length > 0) {
    await record(told, 'move', { set: {}, after: await callersToldOf(told, callers) });
  }
  return askAt;
}

/** What callers notice as the history tells it, in the account's language. */
async function callersToldOf({ tx, order }: Told, callers: CallerLines) {
  const { language } = await accountRow(tx, order.row.tenant_id);
  return { callers: inLanguage(language, () => callers().join(' ')) || null };
}

async function finish(parts: FollowParts, told: Told, answer: Answered<'moved'>): Promise<null> {
  const { tx, order, at } = told;
  await keepFailed(tx, order, answer.failed);
  const callers = await take(parts, told, answer);
  const { tenant_id: tenantId, id } = order.row;
  const numbers = (await findOrder(tx, { tenantId, id }))?.numbers ?? [];
  const staying = numbers.filter(({ state }) => state === 'failed');
  const state = staying.length > 0 ? 'partlyDone' : 'done';
  const arrived = numbers.filter((one) => one.state === 'moved').map(({ number }) => number);
  await record(told, state === 'done' ? 'finish' : 'finishPartly', {
    set: { state, ...withStep(order.row, state, at) },
    after: { phoneNumbers: arrived, ...(await callersToldOf(told, callers)) },
  });
  await tellAdmins(parts, told, {
    kind: 'portDone',
    moved: arrived.map(formatPhone),
    staying: staying.map(({ number, reason }) => ({
      number: formatPhone(number),
      reason: reason ?? '',
    })),
    callers,
  });
  return null;
}

/** What the provider's word makes of an order; answers when to ask again, null when it has ended. */
export function follow(
  parts: FollowParts,
  { answer, ...told }: Told & { readonly answer: PortAnswer },
): Promise<Date | null> {
  switch (answer.state) {
    case 'open':
      return Promise.resolve(answer.askAt);
    case 'rejected':
      return reject(parts, told, answer);
    case 'dated':
      return confirmDate(parts, told, answer);
    case 'moving':
      return goOn(parts, told, answer);
    case 'moved':
      return finish(parts, told, answer);
    case 'cancelled':
      return stop(told.tx, told.order, told.at);
  }
}
