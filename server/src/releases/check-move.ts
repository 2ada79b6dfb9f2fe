import type { Audience, VersionRef } from '@jackfield/contract/api/release';
import type { Tx } from '../platform/database.ts';
import { type Canary, isSame, type PointerState } from './pointer-state.ts';
import type { PointerKey } from './pointers.ts';
import { refuse } from './refusal.ts';
import { knownRelease, type ReleaseRow } from './repository.ts';
import { checkParts } from './served-parts.ts';
import type { ReleaseServices } from './services.ts';
import { checkSmoked } from './smoke.ts';
import { checkOffer } from './verify.ts';

/** Refuses a version that may not run any more. */
export function refuseWithdrawn(release: ReleaseRow): void {
  const { remote, version, withdrawn_at: at, withdrawn_why: why } = release;
  if (at) throw refuse('WITHDRAWN', `${remote} ${version} was withdrawn: ${why}`);
}

/** Refuses a version that may not or could not run: unknown, withdrawn, of another area, unfit. */
export async function checkTarget(
  tx: Tx,
  services: ReleaseServices,
  { area, target, audience }: { area: string; target: VersionRef; audience: Audience },
): Promise<void> {
  const release = await knownRelease(tx, target);
  refuseWithdrawn(release);
  if (release.area !== area) {
    throw refuse('AREA', `${release.remote} serves the area ${release.area}, not ${area}.`);
  }
  checkOffer(release.manifest, services.offer());
  checkSmoked(release, audience, services.config);
}

const isSameCanary = (one: Canary | null, other: Canary) =>
  one?.percent === other.percent && isSame(one, other);

/**
 * The one gate of every move, forward or back (SHIP-04): whatever people would get after it and do
 * not get now is published, not withdrawn, of the area, fits the portal, was seen to paint where it
 * goes beyond named accounts, and has the parts that it needs. Throws 404 or 422 with the reason.
 */
export async function checkMove(
  tx: Tx,
  services: ReleaseServices,
  key: PointerKey,
  before: PointerState,
  after: PointerState,
): Promise<void> {
  const { live, canary } = after;
  const { area } = key;
  if (live && !isSame(before.live, live)) {
    await checkTarget(tx, services, { area, target: live, audience: 'all' });
  }
  if (canary && !isSameCanary(before.canary, canary)) {
    const audience = { percent: canary.percent, tenants: [...canary.tenants] };
    await checkTarget(tx, services, { area, target: canary, audience });
  }
  await checkParts(tx, services, key, after);
}
