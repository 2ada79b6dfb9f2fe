import { type CallAnswer, type CallReceived, type Scope, scopeAreas } from '@jackfield/contract';
import {
  type ApiKey,
  type createKey,
  mostKeys,
  overlapDays,
  type rotateKey,
} from '@jackfield/contract/api/key';
import { parseCents, toDecimal } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow, holdAccountRow } from '../../platform/rows.ts';
import { commonTexts } from '../../platform/texts.ts';
import { write } from '../../platform/write.ts';
import { spendMonth } from '../invoicing/key-cap.ts';
import { hashSecret } from '../session/tokens/secrets.ts';
import { normalNetwork } from './networks.ts';
import { newKeySecret, startOf } from './secret.ts';
import { texts } from './texts.ts';
import { day, endOf, selectWorking } from './working.ts';

type Wanted = CallReceived<typeof createKey>['body'];

/** The keys of an account that work, the newest first; `id` asks for one. */
export async function selectKeys(
  tx: Tx,
  { tenantId, now, id }: { tenantId: string; now: Date; id?: string },
): Promise<ApiKey[]> {
  const { currency, time_zone: zone } = await accountRow(tx, tenantId);
  const rows = await selectWorking(tx, tenantId, now)
    .innerJoin('api_key_secret as s', (join) =>
      join.onRef('s.key_id', '=', 'k.id').on('s.ends_at', 'is', null),
    )
    .leftJoin('api_key_secret as o', (join) =>
      join.onRef('o.key_id', '=', 'k.id').on('o.ends_at', '>', now),
    )
    .leftJoin('api_key_spend as m', (join) =>
      join.onRef('m.key_id', '=', 'k.id').on('m.month', '=', spendMonth(now, zone)),
    )
    .selectAll('k')
    .select(['p.full_name as maker', 's.start', 'o.ends_at as old_ends_at', 'm.amount as spent'])
    .$if(id !== undefined, (query) => query.where('k.id', '=', id ?? ''))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    start: row.start,
    scopes: row.scopes,
    networks: row.networks,
    spendCap: row.spend_cap === null ? null : Number(row.spend_cap),
    spent: Number(row.spent ?? 0),
    currency,
    createdAt: row.created_at.toISOString(),
    maker: { id: row.maker_id, name: row.maker },
    makerLeftAt: row.maker_left_at?.toISOString() ?? null,
    endsAt: endOf(row).toISOString(),
    oldSecretEndsAt: row.old_ends_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastUsedFrom: row.last_used_from,
  }));
}

/** A key that works, held until the commit. Throws 404, for another account's too. */
async function workingKey(tx: Tx, context: RequestContext, id: string): Promise<ApiKey> {
  const { tenantId } = signedIn(context);
  await tx
    .selectFrom('api_key')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const [key] = await selectKeys(tx, { tenantId, now: context.clock.now(), id });
  if (key === undefined) throw notFound();
  return key;
}

/** What the history tells of a key: never its secret. */
const audited = ({ name, scopes, networks, spendCap, endsAt, maker }: ApiKey) => ({
  name,
  scopes: scopes.join(', '),
  networks: networks.join(', '),
  spendCap,
  endsAt,
  maker: maker.name,
});

const changed = (id: string) => ({ method: 'UpdateEntityAsync', eventType: 'key', id }) as const;

/** One scope an area, in the order of the areas: who changes it reads it too. */
const normalScopes = (wanted: readonly Scope[]): Scope[] =>
  scopeAreas.flatMap((area) => {
    const scope = wanted.find((one) => one === `${area}:write`);
    return scope ?? wanted.find((one) => one === `${area}:read`) ?? [];
  });

/** Networks in their one spelling, each once. Throws 400 for what is none. */
function normalNetworks(wanted: readonly string[]): string[] {
  const networks = wanted.map((text) => {
    const network = normalNetwork(text);
    if (network === null) throw invalidField('networks', t(texts.networkUnfit, { network: text }));
    return network;
  });
  return [...new Set(networks)];
}

/** Gives a key a secret, which is answered and not kept. */
async function addSecret(tx: Tx, tenantId: string, keyId: string): Promise<string> {
  const secret = newKeySecret();
  await tx
    .insertInto('api_key_secret')
    .values({
      hash: hashSecret(secret),
      tenant_id: tenantId,
      key_id: keyId,
      start: startOf(secret),
      ends_at: null,
    })
    .execute();
  return secret;
}

/**
 * Makes a key of the account (KEY-01). Its scopes are never more than its maker holds: only admins
 * make keys, and they hold all. Throws 400 for what is no network, 409 LIMITREACHED.
 */
export function makeKey(
  context: RequestContext,
  { name, scopes, networks, spendCap, days }: Wanted,
): Promise<CallAnswer<typeof createKey>> {
  const { tenantId, teammateId } = signedIn(context);
  const id = newId();
  const now = context.clock.now();
  const kept = normalNetworks(networks);
  return write(context, {
    entity: 'key',
    id,
    action: 'key.create',
    async change(tx) {
      // Two who make the last one at once make one.
      await holdAccountRow(tx, tenantId);
      if ((await selectKeys(tx, { tenantId, now })).length >= mostKeys) {
        const message = t(commonTexts.maximumReached, { maximum: mostKeys });
        throw new ApiError('LIMITREACHED', { message });
      }
      await tx
        .insertInto('api_key')
        .values({
          id,
          tenant_id: tenantId,
          name,
          scopes: normalScopes(scopes),
          networks: kept,
          spend_cap: spendCap === null ? null : toDecimal(parseCents(spendCap)),
          maker_id: teammateId,
          created_at: now,
          ends_at: new Date(now.getTime() + days * day),
        })
        .execute();
      const secret = await addSecret(tx, tenantId, id);
      const key = await workingKey(tx, context, id);
      const events = [{ method: 'CreateEntityAsync', eventType: 'key', id } as const];
      return { before: null, after: audited(key), name, events, result: { key, secret } };
    },
  });
}

/**
 * Gives a key a new secret; the one before works for a week more, and one that was about to end does
 * so now (KEY-01). Throws 404.
 */
export function rotate(context: RequestContext, id: string): Promise<CallAnswer<typeof rotateKey>> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  return write(context, {
    entity: 'key',
    id,
    action: 'key.rotate',
    async change(tx) {
      const { name, start } = await workingKey(tx, context, id);
      const secrets = { tenant_id: tenantId, key_id: id };
      await tx
        .deleteFrom('api_key_secret')
        .where((where) => where.and(secrets))
        .where('ends_at', 'is not', null)
        .execute();
      await tx
        .updateTable('api_key_secret')
        .set({ ends_at: new Date(now.getTime() + overlapDays * day) })
        .where((where) => where.and(secrets))
        .execute();
      const secret = await addSecret(tx, tenantId, id);
      const key = await workingKey(tx, context, id);
      const after = { start: key.start };
      return { before: { start }, after, name, events: [changed(id)], result: { key, secret } };
    },
  });
}

/** Makes a key whose maker has left the caller's own, so that it goes on (KEY-01). Throws 404, 409 INVALIDTRANSITION. */
export function takeOver(context: RequestContext, id: string): Promise<ApiKey> {
  const { teammateId } = signedIn(context);
  return write(context, {
    entity: 'key',
    id,
    action: 'key.takeOver',
    async change(tx) {
      const before = await workingKey(tx, context, id);
      if (before.makerLeftAt === null) {
        throw new ApiError('INVALIDTRANSITION', { message: t(texts.makerIsHere) });
      }
      await tx
        .updateTable('api_key')
        .set({ maker_id: teammateId, maker_left_at: null })
        .where('id', '=', id)
        .execute();
      const key = await workingKey(tx, context, id);
      const { name } = key;
      const members = { before: audited(before), after: audited(key) };
      return { ...members, name, events: [changed(id)], result: key };
    },
  });
}

/** Ends a key; requests with it are refused from then on (KEY-01). Throws 404. */
export async function endKey(context: RequestContext, id: string): Promise<void> {
  await write(context, {
    entity: 'key',
    id,
    action: 'key.end',
    async change(tx) {
      const key = await workingKey(tx, context, id);
      await tx
        .updateTable('api_key')
        .set({ ended_at: context.clock.now() })
        .where('id', '=', id)
        .execute();
      const events = [{ method: 'DeletedEntityAsync', eventType: 'key', id } as const];
      return { before: audited(key), after: null, name: key.name, events, result: true };
    },
  });
}
