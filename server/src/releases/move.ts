import type { Audience, ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import type { Tx } from '../platform/database.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { pointerDto } from './pointer-dto.ts';
import { type Move, promoted, rolledBack } from './pointer-state.ts';
import {
  lockPointer,
  type Mover,
  type PointerKey,
  type PointerRow,
  stateOf,
  storeMove,
} from './pointers.ts';
import { refuse } from './refusal.ts';
import { findRelease, lockVariant } from './repository.ts';
import { checkParts } from './served-parts.ts';
import type { ReleaseServices } from './services.ts';
import { checkOffer } from './verify.ts';

interface Wanted extends PointerKey {
  /** Version of If-Match; null moves whatever is there, for the server's own moves. */
  readonly expected: number | null;
  readonly by: Mover;
}

/** The variant's remote of an area; 404 when the variant has no such area. */
export function remoteOf(services: ReleaseServices, { variant, area }: PointerKey): string {
  const remotes = services.variants.get(variant)?.remotes ?? {};
  const remote = Object.hasOwn(remotes, area) ? remotes[area] : undefined;
  if (remote === undefined) throw notFound();
  return remote;
}

async function locked(tx: Tx, services: ReleaseServices, wanted: Wanted): Promise<PointerRow> {
  const now = services.clock.now();
  await lockVariant(tx, wanted.variant);
  const row = await lockPointer(tx, wanted, now);
  if (wanted.expected !== null && wanted.expected !== row.version) {
    const current = await pointerDto(tx, wanted, remoteOf(services, wanted), now);
    throw new ApiError('VERSIONCONFLICT', { current });
  }
  return row;
}

interface PromotionOrder extends Wanted {
  readonly target: VersionRef;
  readonly audience: Audience;
  readonly autoRollback?: boolean | undefined;
}

async function checkTarget(tx: Tx, services: ReleaseServices, order: PromotionOrder) {
  const release = await findRelease(tx, order.target);
  if (!release) throw notFound();
  if (release.area !== order.area) {
    throw refuse('AREA', `${release.remote} serves the area ${release.area}, not ${order.area}.`);
  }
  checkOffer(release.manifest, services.offer());
}

const isNothing = (row: PointerRow, { state }: Move) =>
  JSON.stringify(stateOf(row)) === JSON.stringify(state);

/** Gives a version to an audience; answers the pointer. A move that changes nothing is none. */
export function promote(services: ReleaseServices, order: PromotionOrder): Promise<ReleasePointer> {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    await checkTarget(tx, services, order);
    const row = await locked(tx, services, order);
    const move = promoted(stateOf(row), order);
    if (!isNothing(row, move)) {
      await checkParts(tx, services, order, move.state);
      await storeMove(tx, row, move, { ...order.by, audience: order.audience, at: now });
    }
    return pointerDto(tx, order, remoteOf(services, order), now);
  });
}

/** Ends the canary or goes back to the previous version; 409 when there is neither. */
export function rollBack(
  services: ReleaseServices,
  wanted: Wanted,
  kind?: 'autoRollback',
): Promise<ReleasePointer> {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const row = await locked(tx, services, wanted);
    const move = rolledBack(stateOf(row));
    if (!move) {
      const message = 'There is no canary and no previous version to go back to.';
      throw new ApiError('INVALIDTRANSITION', { message });
    }
    await checkParts(tx, services, wanted, move.state);
    await storeMove(tx, row, move, {
      ...wanted.by,
      ...(kind && { kind }),
      audience: null,
      at: now,
    });
    return pointerDto(tx, wanted, remoteOf(services, wanted), now);
  });
}
