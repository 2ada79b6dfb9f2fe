import type { ReleaseManifest } from '@jackfield/contract';
import type { ReleasePointer, VersionRef } from '@jackfield/contract/api/release';

/** A version that people get. */
export interface ServedVersion extends VersionRef {
  area: string;
  channel: 'live' | 'canary';
}

/** Names that are taken from one module, or lie below one record of the API. */
export interface Group {
  from: string;
  names: readonly string[];
}

/** A part that a version shows, and the version that offers it to everybody; null when nobody does. */
export interface NeededPart {
  part: string;
  from: ServedVersion | null;
}

/** What a version takes of whom. */
export interface Needs {
  version: ServedVersion;
  parts: readonly NeededPart[];
  /** Areas that show a part of this one. */
  shownBy: readonly { part: string; area: string }[];
  /** By shared module; one of which no names are known has its version as the only one. */
  host: readonly Group[];
  /** Calls by the record that they are about. */
  server: readonly Group[];
}

/** The versions that people of a variant get, live before canary. */
export const servedVersions = (areas: readonly ReleasePointer[]): ServedVersion[] =>
  areas.flatMap(({ area, live, canary }) => [
    ...(live ? [{ area, channel: 'live' as const, ...refOf(live) }] : []),
    ...(canary ? [{ area, channel: 'canary' as const, ...refOf(canary) }] : []),
  ]);

const refOf = ({ remote, version }: VersionRef): VersionRef => ({ remote, version });

/** `GET /api/team/{id}` is about `team`. */
const recordOf = (call: string) => call.split('/')[2] ?? call;

const grouped = (entries: Map<string, readonly string[]>): Group[] =>
  [...entries]
    .map(([from, names]) => ({ from, names }))
    .toSorted((one, other) => one.from.localeCompare(other.from));

function hostNeeds({ shared, uses }: ReleaseManifest): Group[] {
  const names = new Map(Object.entries(uses?.names ?? {}));
  for (const [module, range] of Object.entries(shared)) {
    if (!names.has(module)) names.set(module, [range]);
  }
  return grouped(names);
}

const serverNeeds = ({ uses }: ReleaseManifest): Group[] =>
  grouped(Map.groupBy(uses?.calls ?? [], recordOf));

/**
 * Reads from the descriptions of versions which one needs what from whom.
 *
 * @param manifestOf description of a version; undefined while it is not known
 */
export function readNeeds(
  versions: readonly ServedVersion[],
  manifestOf: (version: ServedVersion) => ReleaseManifest | undefined,
): Needs[] {
  const offers = (version: ServedVersion, part: string) =>
    version.channel === 'live' && manifestOf(version)?.parts?.[part] !== undefined;
  return versions.flatMap((version) => {
    const manifest = manifestOf(version);
    if (!manifest) return [];
    const parts = (manifest.needs ?? []).map((part) => ({
      part,
      from: versions.find((other) => offers(other, part)) ?? null,
    }));
    const shownBy = Object.keys(manifest.parts ?? {}).flatMap((part) =>
      versions
        .filter((other) => other.channel === 'live' && manifestOf(other)?.needs?.includes(part))
        .map(({ area }) => ({ part, area })),
    );
    return [{ version, parts, shownBy, host: hostNeeds(manifest), server: serverNeeds(manifest) }];
  });
}
