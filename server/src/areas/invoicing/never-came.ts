import { toDecimal, parseCents } from '@jackfield/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { inLanguage } from '../../platform/languages.ts';
import { costOf } from '../prices/cost.ts';
import { itemName } from './item-name.ts';
import type { InvoiceLineTable } from './tables.ts';

/**
 * Whether the user `t` was invited and nobody can follow the invitation after an instant: such users
 * cost nothing (docs/decisions/0085-who-never-comes-costs-nothing.md).
 */
export const isLapsed = (at: Date): RawBuilder<boolean> => sql<boolean>`
  (t.status = 'pending' and not t.is_email_confirmed and not exists (
    select from link_token k where k.tenant_id = t.tenant_id and k.teammate_id = t.id
      and k.purpose = 'confirm' and k.superseded_at is null and k.expires_at > ${at}))`;

interface DraftLine extends Pick<InvoiceLineTable, 'id' | 'quantity' | 'first_day' | 'last_day'> {
  readonly price: string;
  readonly tax_rate: string | null;
  readonly days: number;
  readonly days_of_month: number;
}

/** The users' line that a pending user is on, while its month is a draft; null otherwise. */
async function draftLine(tx: Tx, tenantId: string, lineId: string): Promise<DraftLine | null> {
  const { rows } = await sql<DraftLine>`
    select l.id, l.quantity, l.price, l.first_day::text, l.last_day::text, l.days_of_month,
      l.tax_rate, l.last_day - l.first_day + 1 as days
    from invoice_line l join invoice i on i.id = l.invoice_id
    where l.tenant_id = ${tenantId} and l.id = ${lineId} and i.status = 'draft'`.execute(tx);
  return rows[0] ?? null;
}

interface Off {
  readonly tenantId: string;
  readonly language: string;
  /** Of each user, the line that they are on. */
  readonly lineIds: readonly (string | null)[];
}

/**
 * Takes users who never came off the month that has begun, as if they had not been invited; lines
 * that are issued stay. The account's row is held by the caller. Answers whether anything changed.
 */
export async function takeOff(tx: Tx, { tenantId, language, lineIds }: Off): Promise<boolean> {
  let isChanged = false;
  for (const [lineId, users] of Map.groupBy(lineIds, (id) => id)) {
    const line = lineId === null ? null : await draftLine(tx, tenantId, lineId);
    if (line === null) continue;
    await shrink(tx, line, { tenantId, language, quantity: line.quantity - users.length });
    isChanged = true;
  }
  return isChanged;
}

async function shrink(
  tx: Tx,
  line: DraftLine,
  { tenantId, language, quantity }: { tenantId: string; language: string; quantity: number },
): Promise<void> {
  const isThis = sql`tenant_id = ${tenantId} and id = ${line.id}`;
  if (quantity < 1) {
    await sql`delete from invoice_line where ${isThis}`.execute(tx);
    return;
  }
  const { amount, tax } = costOf(
    { item: 'user', quantity },
    { cents: parseCents(line.price), isMonthly: true, isTaxed: line.tax_rate !== null },
    {
      days: { first: '', last: '', count: line.days, ofMonth: line.days_of_month },
      taxRate: line.tax_rate,
    },
  );
  const description = inLanguage(language, () => itemName('user', quantity));
  await sql`update invoice_line set quantity = ${quantity}, description = ${description},
    amount = ${toDecimal(amount)}, tax = ${toDecimal(tax)} where ${isThis}`.execute(tx);
}

/** Takes off a draft whoever was invited and could not come any more at an instant. */
export async function takeOffLapsed(
  tx: Tx,
  { tenantId, language, at }: { tenantId: string; language: string; at: Date },
): Promise<void> {
  const { rows } = await sql<{ invoice_line_id: string }>`
    update teammate t set invoice_line_id = null from teammate was
    where t.id = was.id and t.tenant_id = ${tenantId} and t.invoice_line_id is not null
      and ${isLapsed(at)}
    returning was.invoice_line_id`.execute(tx);
  await takeOff(tx, { tenantId, language, lineIds: rows.map((row) => row.invoice_line_id) });
}
