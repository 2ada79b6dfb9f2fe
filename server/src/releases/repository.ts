import type { ReleaseManifest } from '@jackfield/contract';
import type { Release, SmokeReport, SmokeState, VersionRef } from '@jackfield/contract/api/release';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { partsOf } from './parts.ts';
import type { ReleaseFile, ReleaseTable } from './tables.ts';
import { type Offer, unfit } from './verify.ts';

export type ReleaseRow = Selectable<ReleaseTable>;

export interface NewRelease {
  readonly manifest: ReleaseManifest;
  readonly files: readonly ReleaseFile[];
  readonly at: Date;
  readonly by: string;
  readonly smoke: Smoke;
}

/** What is known of the pages of a version. */
export interface Smoke {
  readonly state: SmokeState;
  readonly report: SmokeReport | null;
}

/** Lets one process at a time publish or remove a version, until the transaction ends. */
export async function lockVersion(tx: Tx, { remote, version }: VersionRef): Promise<void> {
  await lockName(tx, `release ${remote} ${version}`);
}

/** Lets one move at a time change what a variant serves, until the transaction ends. */
export async function lockVariant(tx: Tx, variant: string): Promise<void> {
  await lockName(tx, `variant ${variant}`);
}

async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export function findRelease(tx: Tx, { remote, version }: VersionRef) {
  return tx
    .selectFrom('release')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** A published version; 404 with its name when there is none. */
export async function knownRelease(tx: Tx, ref: VersionRef): Promise<ReleaseRow> {
  const release = await findRelease(tx, ref);
  if (!release) throw notFound(`The portal has no version ${ref.version} of ${ref.remote}.`);
  return release;
}

export async function insertRelease(tx: Tx, release: NewRelease): Promise<void> {
  const { manifest, files, at, by, smoke } = release;
  await tx
    .insertInto('release')
    .values({
      remote: manifest.name,
      version: manifest.version,
      area: manifest.area,
      manifest: JSON.stringify(manifest),
      entry: manifest.entry,
      integrity: manifest.integrity,
      preload: JSON.stringify(manifest.preload),
      files: JSON.stringify(files),
      bytes: files.reduce((sum, file) => sum + file.size, 0),
      smoke_state: smoke.state,
      smoke_report: smoke.report && JSON.stringify(smoke.report),
      published_at: at,
      published_by: by,
      last_referenced_at: at,
    })
    .execute();
}

/** Says that these versions were served until now, which keeps their files for a while. */
export async function touchReleases(tx: Tx, refs: readonly VersionRef[], at: Date): Promise<void> {
  for (const { remote, version } of refs) {
    await tx
      .updateTable('release')
      .set({ last_referenced_at: at })
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
  }
}

/** Notes of a version that was published without one what a smoke of it saw. */
export async function noteSmoke(tx: Tx, { remote, version }: VersionRef, smoke: Smoke) {
  await tx
    .updateTable('release')
    .set({
      smoke_state: smoke.state,
      smoke_report: smoke.report && JSON.stringify(smoke.report),
    })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
}

/** Routes of the versions that pointers name, by area. */
export async function claimedRoutes(tx: Tx): Promise<{ area: string; routes: string[] }[]> {
  const { rows } = await sql<{ area: string; routes: string[] }>`
    select distinct p.area, r.manifest -> 'routes' as routes
    from release_pointer p join release r
      on (r.remote = p.live_remote and r.version = p.live_version)
      or (r.remote = p.canary_remote and r.version = p.canary_version)`.execute(tx);
  return rows;
}

/** Parts of the versions that pointers name, by area. */
export async function claimedParts(tx: Tx): Promise<{ area: string; parts: string[] }[]> {
  const { rows } = await sql<{ area: string; manifest: ReleaseManifest }>`
    select distinct p.area, r.manifest
    from release_pointer p join release r
      on (r.remote = p.live_remote and r.version = p.live_version)
      or (r.remote = p.canary_remote and r.version = p.canary_version)
    where r.manifest -> 'parts' is not null`.execute(tx);
  return rows.map(({ area, manifest }) => ({ area, parts: partsOf(manifest) }));
}

interface ListOptions {
  readonly area?: string | undefined;
  readonly remote?: string | undefined;
  readonly limit: number;
}

/** Published versions, newest first. */
export async function listReleases(tx: Tx, { area, remote, limit }: ListOptions) {
  let query = tx.selectFrom('release').selectAll().orderBy('published_at', 'desc');
  if (area !== undefined) query = query.where('area', '=', area);
  if (remote !== undefined) query = query.where('remote', '=', remote);
  return query.limit(limit).execute();
}

/** Where each version is in use, such as `direct live`. */
export async function usesOf(tx: Tx): Promise<Map<string, string[]>> {
  const pointers = await tx.selectFrom('release_pointer').selectAll().execute();
  const uses = new Map<string, string[]>();
  for (const pointer of pointers) {
    for (const channel of ['live', 'canary', 'previous'] as const) {
      const remote = pointer[`${channel}_remote`];
      if (remote === null) continue;
      const key = `${remote}@${pointer[`${channel}_version`]}`;
      uses.set(key, [...(uses.get(key) ?? []), `${pointer.variant} ${channel}`]);
    }
  }
  return uses;
}

/** A version as the API answers it. */
export function releaseDto(
  row: ReleaseRow,
  uses: ReadonlyMap<string, string[]>,
  offer: Offer,
): Release {
  return {
    remote: row.remote,
    version: row.version,
    area: row.area,
    contract: row.manifest.contract,
    bytes: row.bytes,
    smoke: row.smoke_state,
    misfit: unfit(row.manifest, offer)?.message ?? null,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    lastReferencedAt: row.last_referenced_at.toISOString(),
    usedBy: uses.get(`${row.remote}@${row.version}`) ?? [],
    withdrawn: row.withdrawn_at && {
      at: row.withdrawn_at.toISOString(),
      by: row.withdrawn_by ?? '',
      why: row.withdrawn_why ?? '',
    },
  };
}
