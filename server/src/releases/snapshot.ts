import type { ReleaseChanged, ReleaseManifest } from '@jackfield/contract';
import type { VersionRef } from '@jackfield/contract/api/release';
import { sql } from 'kysely';
import type { Database, Tx } from '../platform/database.ts';
import { keyOf, type PointerState } from './pointer-state.ts';
import { type HeldBack, settlePointers } from './settle.ts';
import { type GrowingVariants, type JoinedArea, readJoined } from './variant-areas.ts';
import type { Offer } from './verify.ts';

/** All pointers with the versions they name, as they were at one moment. */
export interface Snapshot {
  readonly stamp: string;
  /** What people of a variant get, by area: what this portal can't run is held back. */
  pointers(variant: string): ReadonlyMap<string, PointerState>;
  manifest(ref: VersionRef): ReleaseManifest | undefined;
  /** What pointers name and this portal can't run. */
  readonly misfits: readonly HeldBack[];
  /** Versions that may not run any more, as long as a page may still have them. */
  readonly withdrawn: readonly (VersionRef & { readonly area: string })[];
  /** Areas that were added to variants. */
  readonly joined: readonly JoinedArea[];
}

/** The newest snapshot that this process knows. */
export interface SnapshotCache {
  current(): Promise<Snapshot>;
  /** Reads again when something moved; tells the listener what differs. */
  refresh(): Promise<void>;
}

async function readStamp(tx: Tx): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select coalesce(sum(version), 0) || ' ' || coalesce(max(moved_at)::text, '') || ' ' ||
      (select coalesce(max(withdrawn_at)::text, '') from release) as stamp
    from release_pointer`.execute(tx);
  return rows[0]?.stamp ?? '';
}

async function readSnapshot(tx: Tx, offer: Offer): Promise<Snapshot> {
  const stamp = await readStamp(tx);
  const rows = await tx.selectFrom('release_pointer').selectAll().execute();
  const { settled, misfits, manifests } = await settlePointers(tx, offer, rows);
  const { rows: withdrawn } = await sql<VersionRef & { area: string }>`
    select area, remote, version from release
    where withdrawn_at > (select max(withdrawn_at) from release) - interval '30 days'
    order by remote, version`.execute(tx);
  const joined = await readJoined(tx);
  const variants = Map.groupBy(settled, ({ variant }) => variant);
  const pointers = new Map(
    [...variants].map(([variant, own]) => [
      variant,
      new Map(own.map(({ area, state }) => [area, state])),
    ]),
  );
  const none: ReadonlyMap<string, PointerState> = new Map();
  return {
    stamp,
    pointers: (variant) => pointers.get(variant) ?? none,
    manifest: (ref) => manifests.get(keyOf(ref)),
    misfits,
    withdrawn,
    joined,
  };
}

const served = (state: PointerState | undefined) =>
  JSON.stringify([state?.live ?? null, state?.canary ?? null]);

const withdrawnOf = ({ withdrawn }: Snapshot, area: string) =>
  withdrawn
    .filter((ref) => ref.area === area)
    .map(keyOf)
    .join();

/** Areas of a variant that serve something else than before, or of which a version was withdrawn. */
function changedAreas(before: Snapshot, after: Snapshot, variant: string): string[] {
  const [old, now] = [before.pointers(variant), after.pointers(variant)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (area) =>
      served(old.get(area)) !== served(now.get(area)) ||
      withdrawnOf(before, area) !== withdrawnOf(after, area),
  );
}

interface SnapshotPorts {
  /** What this portal gives to remotes. */
  readonly offer: () => Offer;
  readonly onChange: (change: ReleaseChanged) => void;
}

/**
 * Keeps the snapshot of this process, so that resolving a registry asks the database nothing. A
 * move in another process is found by its ring, or at the latest by the next regular look. Variants
 * get the areas that were added to them with the snapshot that serves those.
 */
export function createSnapshotCache(
  db: Database,
  variants: GrowingVariants,
  { offer, onChange }: SnapshotPorts,
): SnapshotCache {
  const read = (tx: Tx) => readSnapshot(tx, offer());
  let known: Promise<Snapshot> | null = null;
  let turn: Promise<void> = Promise.resolve();

  function current(): Promise<Snapshot> {
    known ??= db.system(read).then(
      (snapshot) => {
        variants.add(snapshot.joined);
        return snapshot;
      },
      (error: unknown) => {
        known = null;
        throw error;
      },
    );
    return known;
  }

  async function look(): Promise<void> {
    const before = await current();
    const after = await db.system(async (tx) =>
      (await readStamp(tx)) === before.stamp ? before : read(tx),
    );
    if (after === before) return;
    variants.add(after.joined);
    known = Promise.resolve(after);
    for (const variant of variants.all.keys()) {
      const areas = changedAreas(before, after, variant);
      if (areas.length > 0) onChange({ variant, areas });
    }
  }

  return {
    current,
    refresh() {
      turn = turn.catch(() => undefined).then(look);
      return turn;
    },
  };
}
