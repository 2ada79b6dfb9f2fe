import type { ReleaseManifest } from '@jackfield/contract';
import type { VersionRef } from '@jackfield/contract/api/release';
import { versionFor } from './audience.ts';
import type { PointerState } from './pointer-state.ts';

/** What a variant serves: its pointers by area, and what the versions that they name say. */
export interface Served {
  readonly pointers: ReadonlyMap<string, PointerState>;
  manifest(ref: VersionRef): ReleaseManifest | undefined;
}

/** A version that somebody gets together with no version that offers what it needs. */
export interface UnmetNeed extends VersionRef {
  readonly area: string;
  readonly part: string;
}

/** Names of the parts that a version offers. */
export const partsOf = (manifest: ReleaseManifest | undefined): string[] =>
  Object.keys(manifest?.parts ?? {});

/** The versions of an area that one group of accounts may get. */
type Group = (area: string, pointer: PointerState) => (VersionRef | null)[];

/** Every account that is named somewhere, and all the others as one. */
function groupsOf(pointers: Served['pointers']): Group[] {
  const named = new Set([...pointers.values()].flatMap(({ canary }) => canary?.tenants ?? []));
  const others: Group = (_area, { live, canary }) =>
    canary && canary.percent > 0 ? [live, canary] : [live];
  return [
    others,
    ...[...named].map(
      (tenantId): Group =>
        (area, pointer) => [versionFor(area, pointer, tenantId)],
    ),
  ];
}

/**
 * What versions need and somebody would not get: a part counts as offered when every version of an
 * area that an account may get offers it, so that no share of a canary finds it missing.
 */
function unmetNeeds({ pointers, manifest }: Served): UnmetNeed[] {
  const found = new Map<string, UnmetNeed>();
  for (const group of groupsOf(pointers)) {
    const areas = [...pointers].map(([area, pointer]) => ({
      area,
      versions: group(area, pointer).filter((ref) => ref !== null),
    }));
    const offered = new Set(
      areas.flatMap(({ versions: [first, ...rest] }) => {
        const others = rest.map((ref) => new Set(partsOf(manifest(ref))));
        return first
          ? partsOf(manifest(first)).filter((part) => others.every((each) => each.has(part)))
          : [];
      }),
    );
    for (const { area, versions } of areas) {
      for (const { remote, version } of versions) {
        const said = manifest({ remote, version });
        const own = new Set(partsOf(said));
        for (const part of said?.needs ?? []) {
          if (own.has(part) || offered.has(part)) continue;
          found.set(`${remote}@${version} ${part}`, { area, remote, version, part });
        }
      }
    }
  }
  return [...found.values()];
}

/** The first need that a move would leave unmet and that was met before; null when there is none. */
export function newlyUnmet(before: Served, after: Served): UnmetNeed | null {
  const keyOf = ({ remote, version, part }: UnmetNeed) => `${remote}@${version} ${part}`;
  const known = new Set(unmetNeeds(before).map(keyOf));
  return unmetNeeds(after).find((need) => !known.has(keyOf(need))) ?? null;
}
