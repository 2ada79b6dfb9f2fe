import type { ReleaseManifest } from '@jackfield/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { refuse } from './refusal.ts';
import type { ReleaseFile } from './tables.ts';

/** A version may grow to this many times the live one... */
const growth = 1.5;
/** ...and by so many bytes in any case. */
const smallGrowth = 100 * 1024;

/** What a version that everybody gets promises to those who use it. */
export interface LiveVersion {
  readonly version: string;
  readonly manifest: ReleaseManifest;
  readonly files: readonly ReleaseFile[];
}

/** What the person who publishes says is meant. */
export interface Meant {
  /** Paths of the live version may be missing. */
  readonly dropRoutes?: boolean;
  /** The version may be far larger than the live one. */
  readonly bigger?: boolean;
}

/** Versions of a remote that are live in any variant. */
export async function liveVersions(tx: Tx, remote: string): Promise<LiveVersion[]> {
  const { rows } = await sql<LiveVersion>`
    select distinct r.version, r.manifest, r.files
    from release_pointer p join release r
      on r.remote = p.live_remote and r.version = p.live_version
    where r.remote = ${remote}`.execute(tx);
  return rows;
}

/** Routes of a version, and the patterns of its pages. */
const promisedPaths = ({ routes, pages = {} }: ReleaseManifest): string[] => [
  ...new Set([...routes, ...Object.keys(pages)]),
];

/** Paths that a smoke opens: the first page of each route, and all whose address needs no record. */
export const pathsOf = (manifest: ReleaseManifest): string[] =>
  promisedPaths(manifest).filter((path) => !/[:*]/.test(path));

const isOfTransport = (name: string) => name === 'remote.json' || /\.(br|gz)$/.test(name);

/** Bytes of the files of a build, without their compressed forms and their description. */
export const weightOf = (files: readonly ReleaseFile[]): number =>
  files.reduce((sum, { name, size }) => sum + (isOfTransport(name) ? 0 : size), 0);

const inWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function checkPaths(manifest: ReleaseManifest, live: LiveVersion): void {
  const { name, version } = manifest;
  const own = new Set(promisedPaths(manifest));
  const lost = promisedPaths(live.manifest).filter((path) => !own.has(path));
  if (lost.length === 0) return;
  throw refuse(
    'DROPPED',
    `${name} ${version} does not have ${lost.join(', ')}, which the live version ${live.version} has. If that is meant: --drop-routes.`,
  );
}

function checkWeight({ name, version }: ReleaseManifest, weight: number, live: LiveVersion): void {
  const before = weightOf(live.files);
  if (weight <= before * growth || weight <= before + smallGrowth) return;
  throw refuse(
    'SIZE',
    `${name} ${version} has ${inWords(weight)}, the live version ${live.version} has ${inWords(before)}. If that is meant: --bigger.`,
  );
}

/** Refuses a version that takes paths away from people, or has grown far beyond what they load. */
export function checkAgainstLive(
  { manifest, files }: Omit<LiveVersion, 'version'>,
  live: readonly LiveVersion[],
  { dropRoutes = false, bigger = false }: Meant,
): void {
  const weight = weightOf(files);
  for (const one of live) {
    if (!dropRoutes) checkPaths(manifest, one);
    if (!bigger) checkWeight(manifest, weight, one);
  }
}
