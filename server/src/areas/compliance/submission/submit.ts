import { t } from '@jackfield/texts';
import { createHash } from 'node:crypto';
import {
  type AskedReady,
  type CampaignRegistry,
  RegistryRefusal,
} from '../../../campaign-registry/registry.ts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Taken } from '../../../platform/due-rows.ts';
import type { WorkKind } from '../../../platform/due-work.ts';
import { ApiError } from '../../../platform/errors.ts';
import { keyReused } from '../../../platform/http/idempotency.ts';
import { findRow } from '../../../platform/rows.ts';
import { lockPayer } from '../../invoicing/payer.ts';
import { chargeNow } from '../../ledger/charge-card.ts';
import { texts } from '../texts.ts';

/** What submissions are made with. */
export interface SubmitParts {
  readonly registry: CampaignRegistry;
  /** Due work that charges cards. */
  readonly cards: WorkKind;
}

/** A call that sends something for a fee. */
interface Wanted<Answer> {
  /** The Idempotency-Key; the same key is the same submission. */
  readonly key: string | null;
  readonly fingerprint: string;
  /** What the registry is asked about before money moves. */
  readonly about: (tx: Tx) => Promise<Omit<AskedReady, 'tenantId'>>;
  /** Stores it in one transaction, with its payment; answers the record's id with the payment. */
  readonly open: (tx: Tx) => Promise<{ recordId: string; submissionId: string; taken: Taken }>;
  /** Whether a declined card leaves the record as it is then, which is answered. */
  readonly keepsDeclined: boolean;
  readonly read: (tx: Tx, recordId: string) => Promise<Answer>;
}

/** What tells calls under one key apart. */
export function fingerprintOf(context: RequestContext, ...parts: readonly unknown[]): string {
  const call = [context.endpoint.id, ...parts];
  return createHash('sha256').update(JSON.stringify(call)).digest('hex');
}

/**
 * Sends something to the registry for a fee: asks first whether it answers, stores what is wanted,
 * charges the card outside of any transaction; due work sends it once it is paid. Throws 503 while
 * the registry does not answer, 402, 409 PRICECHANGED and INVALIDTRANSITION for what the registry
 * won't take, 422 for a key of another call.
 */
export async function submit<Answer>(
  context: RequestContext,
  { registry, cards }: SubmitParts,
  wanted: Wanted<Answer>,
): Promise<Answer> {
  const { tenantId } = signedIn(context);
  const known = await context.read((tx) => findByKey(tx, tenantId, wanted));
  const sent = known ?? (await openAndCharge());
  const state = await context.read((tx) => stateOf(tx, tenantId, sent.submissionId));
  const isDeclined = state === null || state === 'declined';
  if (isDeclined && !wanted.keepsDeclined) throw new ApiError('PAYMENTFAILED');
  return context.read((tx) => wanted.read(tx, sent.recordId));

  async function openAndCharge() {
    const about = await context.read((tx) => wanted.about(tx));
    await registry.ready({ tenantId, ...about }).catch((error: unknown) => {
      if (error instanceof RegistryRefusal) throw refusedByRegistry(error.message);
      throw new ApiError('PROVIDERUNAVAILABLE', { message: t(texts.registryDown) });
    });
    const opened = await context.db.tenant(tenantId, async (tx) => {
      // The second of two presses waits here, and finds what the first has stored.
      await lockPayer(tx, tenantId);
      const first = await findByKey(tx, tenantId, wanted);
      return first === null ? wanted.open(tx) : { ...first, taken: null };
    });
    if (opened.taken !== null) await chargeNow(context, opened.taken, cards);
    return opened;
  }
}

/** What the registry would refuse, before anything is paid. */
function refusedByRegistry(reason: string): ApiError {
  const errors = [{ code: 'REFUSED', message: t(texts.registryRefuses, { reason }) }];
  return new ApiError('INVALIDTRANSITION', { errors });
}

/** What was sent under the same key; null for something new. */
async function findByKey(
  tx: Tx,
  tenantId: string,
  { key, fingerprint }: { key: string | null; fingerprint: string },
) {
  if (key === null) return null;
  const known = await tx
    .selectFrom('card_payment as p')
    .leftJoin('registry_submission as s', 's.invoice_id', 'p.invoice_id')
    .select(['p.status', 's.id', 's.record_id', 's.fingerprint'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.request_key', '=', key)
    .executeTakeFirst();
  if (known === undefined) return null;
  const { id: submissionId, record_id: recordId } = known;
  // A brand whose first fee was declined is gone, and its submission with it.
  if (submissionId === null && known.status === 'failed') throw new ApiError('PAYMENTFAILED');
  if (submissionId === null || recordId === null || known.fingerprint !== fingerprint) {
    throw keyReused();
  }
  return { submissionId, recordId };
}

async function stateOf(tx: Tx, tenantId: string, id: string) {
  const row = await findRow(tx, 'registry_submission', { tenantId, id });
  return row?.state ?? null;
}
