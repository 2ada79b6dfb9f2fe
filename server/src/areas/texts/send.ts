import type { CallReceived } from '@jackfield/contract';
import type {
  sendText,
  Text,
  TextQuote,
  quoteText,
  TextReason,
} from '@jackfield/contract/api/text';
import { toAmount, toCents } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { findRow } from '../../platform/rows.ts';
import { handlingOf } from './handling.ts';
import { reasonAgainst, waitsUntil } from './judge.ts';
import { findText, textScope } from './listing.ts';
import { selectTextNumbers } from './numbers.ts';
import { priceOfPart, queueText, tellOfText } from './store.ts';
import { laterZone } from './quiet-hours.ts';
import { textParts } from './text-parts.ts';
import { refusals } from './texts.ts';

type Wanted = CallReceived<typeof sendText>['body'];

/** What keeps a text of somebody back: the number has to be theirs too. */
async function reasonFor(
  tx: Tx,
  context: RequestContext,
  { from, to }: Pick<Wanted, 'from' | 'to'>,
): Promise<TextReason | null> {
  const { tenantId } = signedIn(context);
  const own = await selectTextNumbers(tx, context, { number: from });
  if (own.length === 0) return 'number';
  return reasonAgainst(tx, { tenantId, from, to }, context.clock.now());
}

/** The field that a reason is about. */
const fieldOf = (reason: TextReason): 'to' | 'from' =>
  reason === 'optedOut' || reason === 'abroad' ? 'to' : 'from';

/** Parts, price and hour of a text before it is sent (PROV-01). */
export function quote(
  context: RequestContext,
  { from, to, text }: CallReceived<typeof quoteText>['body'],
): Promise<TextQuote> {
  return context.read(async (tx) => {
    const { tenantId } = signedIn(context);
    const { currency, cents } = await priceOfPart(tx, tenantId);
    const cut = textParts(text.trim());
    const now = context.clock.now();
    const because =
      from !== undefined && to !== undefined ? await reasonFor(tx, context, { from, to }) : null;
    const until = to === undefined ? null : await waitsUntil(tx, { tenantId, to }, now);
    return {
      ...cut,
      price: toAmount(cents),
      amount: toAmount(toCents(cents * cut.parts)),
      currency,
      because,
      waitsUntil: until?.toISOString() ?? null,
      zone: to === undefined ? null : laterZone(to, now),
    };
  });
}

/** Puts a text into the queue; due work sends it. Throws 400 at the field that keeps it back. */
export function send(context: RequestContext, { from, to, text }: Wanted): Promise<Text> {
  const { tenantId, teammateId, name } = signedIn(context);
  const now = context.clock.now();
  return context.db.tenant(
    tenantId,
    async (tx) => {
      const reason = await reasonFor(tx, context, { from, to });
      if (reason !== null) throw invalidField(fieldOf(reason), t(refusals[reason]));
      const handling = await handlingOf(tx, { tenantId, number: from });
      const id = await queueText(
        tx,
        {
          tenantId,
          own_number: from,
          other_number: to,
          body: text,
          whom: handling?.whom ?? null,
          answer: null,
          teammate_id: teammateId,
          teammate_name: name,
          sendAt: await waitsUntil(tx, { tenantId, to }, now),
        },
        now,
      );
      return readText(tx, context, id);
    },
    teammateId,
  );
}

async function readText(tx: Tx, context: RequestContext, id: string): Promise<Text> {
  const text = await findText(tx, await textScope(tx, context), id);
  if (text === null) throw notFound();
  return text;
}

/** Takes back a text that is not on its way yet. Throws 404 and 409 INVALIDTRANSITION. */
export function cancel(context: RequestContext, id: string): Promise<Text> {
  const { tenantId, teammateId } = signedIn(context);
  return context.db.tenant(
    tenantId,
    async (tx) => {
      const row = await findRow(tx, 'text_message', { tenantId, id }, 'update');
      const { isCancellable } = await readText(tx, context, id);
      if (!isCancellable || row === undefined) throw new ApiError('INVALIDTRANSITION');
      await tx
        .updateTable('text_message')
        .set({ state: 'cancelled' })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      await tellOfText(tx, row, 'UpdateEntityAsync', context.clock.now());
      return readText(tx, context, id);
    },
    teammateId,
  );
}
