import type { ReleaseManifest } from '@jackfield/contract';
import type { Misfit, VersionRef } from '@jackfield/contract/api/release';
import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { keyOf, type PointerState, refOf } from './pointer-state.ts';
import { type PointerKey, type PointerRow, stateOf } from './pointers.ts';
import { findRelease } from './repository.ts';
import { type Offer, unfit } from './verify.ts';

/** What people get of a pointer on this portal. */
interface Settled {
  readonly state: PointerState;
  /** What the pointer names and this portal can't run, with why and what people get instead. */
  readonly misfits: readonly Misfit[];
}

/** A misfit with the pointer that names it. */
export interface HeldBack extends PointerKey {
  readonly misfit: Misfit;
}

type FindManifest = (ref: VersionRef) => Promise<ReleaseManifest | undefined>;

/**
 * Versions of a remote that everybody may be given: they were live in the variant before, or were
 * built in a tree that a portal was started from. The newest first.
 */
async function triedVersions(
  tx: Tx,
  { variant, area }: PointerKey,
  { remote }: VersionRef,
): Promise<(VersionRef & { manifest: ReleaseManifest })[]> {
  const { rows } = await sql<VersionRef & { manifest: ReleaseManifest }>`
    select remote, version, manifest from release r
    where remote = ${remote} and area = ${area} and withdrawn_at is null
      and (smoke_state = 'exempt' or exists (
        select from release_move m
        where m.variant = ${variant} and m.area = ${area}
          and m.to_remote = r.remote and m.to_version = r.version
          and m.kind in ('promote', 'start', 'rollback', 'withdraw')))
    order by published_at desc`.execute(tx);
  return rows;
}

/**
 * What a portal serves of a pointer (SHIP-04): what its host or server can't run is not given to anybody, and instead of a live version people get the newest one that fits. The pointer
 * stays as it is, so that a portal that can run the version serves it.
 */
async function settle(
  tx: Tx,
  offer: Offer,
  key: PointerKey,
  before: PointerState,
  find: FindManifest,
): Promise<Settled> {
  const { live, canary } = before;
  const whyNot = async (ref: VersionRef | null) => {
    const manifest = ref && (await find(ref));
    return (manifest && unfit(manifest, offer)?.message) ?? null;
  };
  const [liveWhy, canaryWhy] = [await whyNot(live), await whyNot(canary)];
  const misfits: Misfit[] = [];
  let state = before;
  if (live && liveWhy !== null) {
    const tried = await triedVersions(tx, key, live);
    const found = tried.find(({ manifest }) => !unfit(manifest, offer));
    const instead = found ? refOf(found) : null;
    misfits.push({ channel: 'live', ...refOf(live), reason: liveWhy, instead });
    state = { ...state, live: instead };
  }
  if (canary && canaryWhy !== null) {
    misfits.push({ channel: 'canary', ...refOf(canary), reason: canaryWhy, instead: state.live });
    state = { ...state, canary: null };
  }
  return { state, misfits };
}

/** Pointers as this portal serves them, with what it holds back, and the versions that they name. */
export async function settlePointers(tx: Tx, offer: Offer, rows: readonly PointerRow[]) {
  const manifests = new Map<string, ReleaseManifest | undefined>();
  const find: FindManifest = async (ref) => {
    const key = keyOf(ref);
    if (!manifests.has(key)) manifests.set(key, (await findRelease(tx, ref))?.manifest);
    return manifests.get(key);
  };
  const settled = [];
  const misfits: HeldBack[] = [];
  for (const row of rows) {
    const key = { variant: row.variant, area: row.area };
    const { state, misfits: own } = await settle(tx, offer, key, stateOf(row), find);
    if (state.live) await find(state.live);
    settled.push({ ...key, state });
    misfits.push(...own.map((misfit) => ({ ...key, misfit })));
  }
  return { settled, misfits, manifests };
}
