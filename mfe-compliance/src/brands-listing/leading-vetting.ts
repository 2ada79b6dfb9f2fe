import type { BrandListItem } from '@jackfield/contract/api/brand';

export type Vetting = BrandListItem['vettings'][number];

const rank: Record<Vetting['status'], number> = { passed: 0, requested: 1, failed: 2 };

/**
 * The vetting that says most about a brand (annex E5): the best passed one, else one under way,
 * else the last that failed. Null without any.
 */
export function leadingVetting(vettings: readonly Vetting[]): Vetting | null {
  const ranked = vettings
    .toReversed()
    .toSorted(
      (one, other) =>
        rank[one.status] - rank[other.status] || (other.score ?? 0) - (one.score ?? 0),
    );
  return ranked[0] ?? null;
}
