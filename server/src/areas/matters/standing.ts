import { paths } from '@jackfield/contract';
import { failedStatuses } from '@jackfield/contract/api/billing';
import { dayText, instantAt } from '@jackfield/domain/business-hours';
import { cardEndsOn, cardToldOn, unheardFor } from '@jackfield/domain/matters';
import { type Selectable, sql } from 'kysely';
import type { Mail } from '../../mail/mail.ts';
import type { Tx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { activeAdmins } from '../../platform/rows.ts';
import { moneyRecipients } from '../spend-guard/recipients.ts';
import { isUnheard } from '../voicemail/hearer.ts';
import { endingKeys } from './ending-keys.ts';

type Kind = Tables['matter_told']['kind'];

/** What needs somebody, and the mail that tells this reader of it. */
export interface Matter {
  readonly kind: Kind;
  /** The team, invoice, card, planned change or key. */
  readonly subjectId: string;
  readonly email: string;
  readonly mail: Mail;
}

/** An account as its matters are looked at. */
export interface Looked {
  readonly account: Selectable<Tables['tenant']>;
  readonly now: Date;
  readonly publicUrl: string;
}

/** What stands now, and the instants at which something begins that nobody will have changed. */
export interface Standing {
  readonly matters: Matter[];
  readonly begins: Date[];
}

/** Minutes after local midnight at which a card that ends is told of, as reports are. */
const morning = 7 * 60;

/** When a message came into the box of a team. */
const cameAt = sql<Date>`coalesce(voicemail.forwarded_at, voicemail.left_at)`;

const unheard = (tx: Tx, tenantId: string) =>
  tx.selectFrom('voicemail').where('voicemail.tenant_id', '=', tenantId).where(isUnheard);

/** Messages that wait for a team: each member is told, but of what they put there themselves. */
async function teamMessages(tx: Tx, { account, now, publicUrl }: Looked): Promise<Standing> {
  const before = new Date(now.getTime() - unheardFor);
  const rows = await unheard(tx, account.id)
    .innerJoin('team as t', 't.id', 'voicemail.box_id')
    .innerJoin('team_member as m', 'm.team_id', 't.id')
    .innerJoin('teammate as p', 'p.id', 'm.teammate_id')
    .select(['t.id', 't.name as teamName', 'p.full_name as name', 'p.email'])
    .select('p.time_zone as timeZone')
    .select(sql<Date>`min(${cameAt})`.as('since'))
    .where('p.status', '=', 'active')
    .where(sql<boolean>`${cameAt} <= ${before}`)
    .where(sql<boolean>`voicemail.forwarded_by is distinct from p.id`)
    .groupBy(['t.id', 'p.id'])
    .orderBy('p.id')
    .execute();
  const next = await unheard(tx, account.id)
    .select(sql<Date | null>`min(${cameAt})`.as('at'))
    .where(sql<boolean>`${cameAt} > ${before}`)
    .executeTakeFirst();
  return {
    matters: rows.map(({ id, name, email, teamName, since, timeZone }) => ({
      kind: 'teamMessage',
      subjectId: id,
      email,
      mail: {
        kind: 'teamMessage',
        name,
        companyName: account.company_name,
        url: new URL(paths.yourSettings.messages(id), publicUrl).href,
        teamName,
        since: since.toISOString(),
        timeZone,
      },
    })),
    begins: next?.at ? [new Date(next.at.getTime() + unheardFor)] : [],
  };
}

/** The card that pays. */
const payingCard = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('payment_method')
    .select(['id', 'last4_digits as last4', 'exp_month as expMonth', 'exp_year as expYear'])
    .where('tenant_id', '=', tenantId)
    .where('is_default', '=', true)
    .executeTakeFirst();

/** Invoices whose payment failed; whoever tried to pay one themselves has seen that. */
async function failedPayments(tx: Tx, { account, publicUrl }: Looked): Promise<Standing> {
  const invoices = await tx
    .selectFrom('invoice')
    .select(['id', 'number', 'amount_due', 'currency'])
    .select(
      sql<string | null>`(select t.email from (
          select actor_id from audit_entry a
          where a.tenant_id = invoice.tenant_id and a.entity = 'invoice' and a.entity_id = invoice.id::text
            and a.action in ('invoice.pay', 'invoice.charge', 'invoice.noCard')
          order by a.seq desc limit 1) as last
        join teammate t on t.id = last.actor_id)`.as('triedBy'),
    )
    .where('tenant_id', '=', account.id)
    .where('status', 'in', [...failedStatuses])
    .execute();
  if (invoices.length === 0) return { matters: [], begins: [] };
  const people = await moneyRecipients(tx, account.id);
  const card = await payingCard(tx, account.id);
  return {
    matters: invoices.flatMap(({ id, number, amount_due: amount, currency, triedBy }) =>
      people
        .filter(({ email }) => email !== triedBy)
        .map(({ name, email }) => ({
          kind: 'paymentFailed' as const,
          subjectId: id,
          email,
          mail: {
            kind: 'paymentFailed' as const,
            name,
            companyName: account.company_name,
            url: new URL(`${paths.admin.billing.information()}?pay=${id}`, publicUrl).href,
            number,
            amount: Number(amount),
            currency,
            last4: card?.last4 ?? null,
          },
        })),
    ),
    begins: [],
  };
}

/** The card that pays, from 30 days before its end until another one pays. */
async function endingCard(tx: Tx, { account, now, publicUrl }: Looked): Promise<Standing> {
  const card = await payingCard(tx, account.id);
  if (card === undefined) return { matters: [], begins: [] };
  const toldAt = instantAt(account.time_zone, { day: cardToldOn(card), minutes: morning });
  if (toldAt > now.getTime()) return { matters: [], begins: [new Date(toldAt)] };
  const { id, last4 } = card;
  const url = new URL(paths.admin.billing.information(), publicUrl).href;
  const lastDay = dayText(cardEndsOn(card));
  const companyName = account.company_name;
  return {
    matters: (await activeAdmins(tx, account.id)).map(({ name, email }) => ({
      kind: 'cardExpires',
      subjectId: id,
      email,
      mail: { kind: 'cardExpires', name, companyName, url, last4, lastDay },
    })),
    begins: [],
  };
}

/** Planned changes that could not be saved at their time; that failed by itself, whoever planned it. */
async function waitingChanges(tx: Tx, { account, publicUrl }: Looked): Promise<Standing> {
  const changes = await tx
    .selectFrom('planned_change')
    .select(['id', 'at', 'parts'])
    .where('tenant_id', '=', account.id)
    .where('state', '=', 'waiting')
    .execute();
  if (changes.length === 0) return { matters: [], begins: [] };
  const admins = await tx
    .selectFrom('teammate')
    .select(['full_name as name', 'email', 'time_zone as timeZone'])
    .where('tenant_id', '=', account.id)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  const url = new URL(paths.admin.numbers.planned(), publicUrl).href;
  return {
    matters: changes.flatMap(({ id, at, parts }) =>
      admins.map(({ name, email, timeZone }) => ({
        kind: 'plannedChange' as const,
        subjectId: id,
        email,
        mail: {
          kind: 'plannedChange' as const,
          name,
          companyName: account.company_name,
          url,
          what: parts.map((part) => part.name).join(', '),
          at: at.toISOString(),
          timeZone,
        },
      })),
    ),
    begins: [],
  };
}

/** All that needs somebody of an account by mail; what has a mail of its own is not among it. */
export async function standingMatters(tx: Tx, looked: Looked): Promise<Standing> {
  const all = [
    await teamMessages(tx, looked),
    await failedPayments(tx, looked),
    await endingCard(tx, looked),
    await waitingChanges(tx, looked),
    await endingKeys(tx, looked),
  ];
  return {
    matters: all.flatMap(({ matters }) => matters),
    begins: all.flatMap(({ begins }) => begins),
  };
}
