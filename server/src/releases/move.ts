import type { Audience, ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import type { Tx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { checkMove } from './check-move.ts';
import { pointerDto } from './pointer-dto.ts';
import { backTo, type Move, type PointerState, promoted, rolledBack } from './pointer-state.ts';
import {
  lockPointer,
  type Mover,
  type PointerKey,
  type PointerRow,
  stateOf,
  storeMove,
} from './pointers.ts';
import { lockVariant } from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { joinArea, remoteOf, remoteToBe } from './variant-areas.ts';
import { leadsToNothing, pickWayBack } from './ways-back.ts';

interface Wanted extends PointerKey {
  /** Version of If-Match; null moves whatever is there, for the server's own moves. */
  readonly expected: number | null;
  readonly by: Mover;
}

async function locked(tx: Tx, services: ReleaseServices, wanted: Wanted): Promise<PointerRow> {
  const now = services.clock.now();
  await lockVariant(tx, wanted.variant);
  const row = await lockPointer(tx, wanted, now);
  if (wanted.expected !== null && wanted.expected !== row.version) {
    const remote = await remoteToBe(services, wanted);
    const current = await pointerDto(tx, services, wanted, remote);
    throw new ApiError('VERSIONCONFLICT', { current });
  }
  return row;
}

interface PromotionOrder extends Wanted {
  readonly target: VersionRef;
  readonly audience: Audience;
  readonly autoRollback?: boolean | undefined;
}

const isNothing = (row: PointerRow, { state }: Move) =>
  JSON.stringify(stateOf(row)) === JSON.stringify(state);

/** Gives a version to an audience; answers the pointer. A move that changes nothing is none. */
export function promote(services: ReleaseServices, order: PromotionOrder): Promise<ReleasePointer> {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const row = await locked(tx, services, order);
    const before = stateOf(row);
    const move = promoted(before, order);
    if (!isNothing(row, move)) {
      await checkMove(tx, services, order, before, move.state);
      await storeMove(tx, row, move, { ...order.by, audience: order.audience, at: now });
    }
    const joined = { ...order, remote: order.target.remote, by: order.by.who };
    return pointerDto(tx, services, order, await joinArea(tx, services, joined));
  });
}

/** Where a roll back leads: nothing named ends the canary or goes to the previous version. */
export interface WayBack {
  /** A version that was live before. */
  readonly version?: string | undefined;
  /** So many versions back among those that were live. */
  readonly steps?: number | undefined;
}

async function moveBack(tx: Tx, wanted: Wanted & WayBack, before: PointerState): Promise<Move> {
  const { variant, area, version, steps } = wanted;
  if (version !== undefined || steps !== undefined) {
    const target = await pickWayBack(tx, wanted, before.live, { version, steps });
    return backTo(before, target);
  }
  const move = rolledBack(before, await leadsToNothing(tx, wanted));
  if (move) return move;
  const message = `${variant} ${area} has neither a canary nor a previous version to go back to.`;
  throw new ApiError('INVALIDTRANSITION', { message });
}

/** Ends the canary or goes back, to the previous version unless another is named; 409 when there is none. */
export function rollBack(
  services: ReleaseServices,
  wanted: Wanted & WayBack,
  kind?: 'autoRollback',
): Promise<ReleasePointer> {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const row = await locked(tx, services, wanted);
    const before = stateOf(row);
    const move = await moveBack(tx, wanted, before);
    await checkMove(tx, services, wanted, before, move.state);
    await storeMove(tx, row, move, {
      ...wanted.by,
      ...(kind && { kind }),
      audience: null,
      at: now,
    });
    return pointerDto(tx, services, wanted, remoteOf(services, wanted));
  });
}
