import type { ReleaseManifest } from '@jackfield/contract';
import type { Misfit, VersionRef } from '@jackfield/contract/api/release';
import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { keyOf, type PointerState, refOf } from './pointer-state.ts';
import { type PointerKey, type PointerRow, stateOf } from './pointers.ts';
import { findRelease } from './repository.ts';
import { type Offer, unfit } from './verify.ts';
import { waysBack } from './ways-back.ts';

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
 * Versions that may take the place of one: of its remote, those that the pointer can go back to, the
 * last one first, then builds of trees that a portal was started from. What somebody has gone back
 * from is none of them.
 */
async function standIns(
  tx: Tx,
  key: PointerKey,
  { remote }: VersionRef,
): Promise<(VersionRef & { manifest: ReleaseManifest })[]> {
  const { variant, area } = key;
  const { rows } = await sql<VersionRef & { manifest: ReleaseManifest; isOwn: boolean }>`
    select remote, version, manifest,
      smoke_state = 'exempt' and not exists (
        select from release_move m
        where m.variant = ${variant} and m.area = ${area} and m.kind in ('rollback', 'autoRollback')
          and m.from_remote = r.remote and m.from_version = r.version) as "isOwn"
    from release r
    where remote = ${remote} and area = ${area} and withdrawn_at is null
    order by published_at desc`.execute(tx);
  const back = (await waysBack(tx, key)).map(keyOf);
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const ways = back.flatMap((version) => known.get(version) ?? []);
  return [...ways, ...rows.filter((row) => row.isOwn && !ways.includes(row))];
}

/**
 * What a portal serves of a pointer (SHIP-04): what its host or server can't run is not given to
 * anybody, and instead of a live version people get the nearest one before it that fits. The pointer
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
    const found = (await standIns(tx, key, live)).find(({ manifest }) => !unfit(manifest, offer));
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
