import type { HubMethod } from '@jackfield/contract';
import { priceIn, priceListOf } from '../prices/price-list.ts';
import { toDecimal } from '@jackfield/domain';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { appendEvents } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow } from '../../platform/rows.ts';
import type { Tables } from '../../platform/tables.ts';
import type { TextRow } from './tables.ts';
import { textParts } from './text-parts.ts';

/** Kind of due work that sends texts and asks what became of them; its subject is the text. */
export const textWork = 'text';

/** Whom a text is for; null where only admins see it. */
export type TextFor = { readonly kind: 'teammate' | 'team'; readonly id: string } | null;

type Queued = Pick<TextRow, 'own_number' | 'other_number' | 'body'> &
  Pick<Insertable<Tables['text_message']>, 'teammate_id' | 'teammate_name' | 'answer'> & {
    readonly tenantId: string;
    readonly whom: TextFor;
    /** Until when it waits. */
    readonly sendAt: Date | null;
  };

/** What one part of a text costs an account, in cents. */
export async function priceOfPart(tx: Tx, tenantId: string) {
  const { currency } = await accountRow(tx, tenantId);
  return { currency, cents: priceIn(await priceListOf(tx, currency), 'text').cents };
}

const whomColumns = (whom: TextFor) => ({
  for_kind: whom?.kind ?? null,
  for_id: whom?.id ?? null,
});

/** Stores a text that goes out, and has due work send it after the commit; answers its id. */
export async function queueText(
  tx: Tx,
  { tenantId, whom, sendAt, ...text }: Queued,
  now: Date,
): Promise<string> {
  const id = newId();
  const { cents } = await priceOfPart(tx, tenantId);
  const row = await tx
    .insertInto('text_message')
    .values({
      id,
      tenant_id: tenantId,
      direction: 'outbound',
      ...text,
      ...whomColumns(whom),
      parts: textParts(text.body).parts,
      state: 'queued',
      at: now,
      send_at: sendAt,
      price: toDecimal(cents),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleWork(tx, { kind: textWork, subjectId: id, tenantId }, sendAt ?? now);
  await tellOfText(tx, row, 'CreateEntityAsync', now);
  return id;
}

/** Keeps a text that came in. */
export async function keepInbound(
  tx: Tx,
  {
    tenantId,
    whom,
    ...text
  }: Pick<Queued, 'tenantId' | 'whom' | 'own_number' | 'other_number' | 'body'> & {
    readonly at: Date;
  },
  now: Date,
): Promise<void> {
  const row = await tx
    .insertInto('text_message')
    .values({
      id: newId(),
      tenant_id: tenantId,
      direction: 'inbound',
      ...text,
      ...whomColumns(whom),
      parts: Math.max(1, textParts(text.body).parts),
      state: 'received',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellOfText(tx, row, 'CreateEntityAsync', now);
}

/** Tells admins, and everybody whom a text is for or who wrote it, that it came or changed. */
export async function tellOfText(
  tx: Tx,
  row: TextRow,
  method: HubMethod,
  now: Date,
): Promise<void> {
  const { id, tenant_id: tenantId } = row;
  const people = new Set(await peopleOf(tx, row));
  const about = { method, eventType: 'text', id } as const;
  const events = [...people].map((ownerId) => ({
    ...about,
    ownerType: 'teammate' as const,
    ownerId,
  }));
  await appendEvents(tx, tenantId, events.length > 0 ? events : [about], now);
}

async function peopleOf(
  tx: Tx,
  { tenant_id: tenantId, teammate_id: author, for_kind: kind, for_id: id }: TextRow,
): Promise<string[]> {
  const own = author === null ? [] : [author];
  if (id === null) return own;
  if (kind === 'teammate') return [...own, id];
  const members = await tx
    .selectFrom('team_member')
    .select('teammate_id')
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', id)
    .orderBy('teammate_id')
    .execute();
  return [...own, ...members.map((member) => member.teammate_id)];
}
