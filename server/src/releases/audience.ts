import { createHash } from 'node:crypto';
import type { VersionRef } from '@jackfield/contract/api/release';
import type { PointerState } from './pointer-state.ts';

const shares = 10_000;

/**
 * Place of a tenant in an area's queue for new versions, 0 to below 100. It never changes, so that
 * a growing share only adds tenants; it differs per area, so that not the same tenants go first
 * everywhere.
 */
export function placeOf(area: string, tenantId: string): number {
  const digest = createHash('sha256').update(`${area} ${tenantId}`).digest();
  return ((digest.readUInt32BE(0) % shares) / shares) * 100;
}

/** The version that a tenant gets: named tenants first, then the share, then the live one. */
export function versionFor(
  area: string,
  { live, canary }: PointerState,
  tenantId: string | null,
): VersionRef | null {
  if (!canary || tenantId === null) return live;
  if (canary.tenants.includes(tenantId)) return canary;
  return placeOf(area, tenantId) < canary.percent ? canary : live;
}
