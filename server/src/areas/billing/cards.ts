import { brandName } from '@jackfield/domain/card-brand';
import { t } from '@jackfield/texts';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { inLanguage } from '../../platform/languages.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { accountEvent } from '../tenant/account-event.ts';
import type { PaymentMethodTable } from './tables.ts';
import { texts } from './texts.ts';

export type CardRow = Selectable<PaymentMethodTable>;

/** The cards of an account and its language; held until the commit, so that changes follow each other. */
export async function lockCards(tx: Tx, tenantId: string) {
  const { language } = await holdAccountRow(tx, tenantId);
  const cards = await tx
    .selectFrom('payment_method')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { language, cards };
}

/** One of the cards; throws 404 for one of nobody, or of another account. */
export function cardOf(cards: readonly CardRow[], id: string): CardRow {
  const card = cards.find((one) => one.id === id.toLowerCase());
  if (card === undefined) throw notFound();
  return card;
}

/** Makes a card the one that is charged, and the others not (BILL-05). */
export async function makeDefault(
  tx: Tx,
  { tenantId, id, at }: { tenantId: string; id: string; at: Date },
) {
  const change = (isDefault: boolean) =>
    tx
      .updateTable('payment_method')
      .set((row) => ({
        is_default: isDefault,
        version: row('version', '+', 1),
        updated_at: at,
      }))
      .where('tenant_id', '=', tenantId);
  await change(false).where('is_default', '=', true).where('id', '<>', id).execute();
  return change(true).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** What the history calls a card: its brand and last digits, in the language of the account. */
export function cardName(card: Pick<CardRow, 'brand' | 'last4_digits'>, language: string): string {
  const name = { brand: brandName(card.brand), last4: card.last4_digits };
  return inLanguage(language, () => t(texts.card, name));
}

/** Tells admins that a card came, changed or went; the account says whether it has any. */
export const cardEvents = (
  method: EventSpec['method'],
  { id, tenant_id: tenantId }: Pick<CardRow, 'id' | 'tenant_id'>,
): EventSpec[] => [{ method, eventType: 'paymentmethod', id }, accountEvent(tenantId)];
