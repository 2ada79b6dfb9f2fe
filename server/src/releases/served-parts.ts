import type { ReleaseManifest } from '@jackfield/contract';
import type { VersionRef } from '@jackfield/contract/api/release';
import type { Tx } from '../platform/database.ts';
import { newlyUnmet, partsOf, type Served, type UnmetNeed } from './parts.ts';
import { keyOf, type PointerState } from './pointer-state.ts';
import { type PointerKey, stateOf } from './pointers.ts';
import { refuse } from './refusal.ts';
import { findRelease } from './repository.ts';
import type { ReleaseServices } from './services.ts';

const servedRefs = ({ live, canary }: PointerState): VersionRef[] =>
  [live, canary].filter((ref) => ref !== null);

/** Pointers of the areas that a variant has. */
async function pointersOf(tx: Tx, services: ReleaseServices, variant: string) {
  const rows = await tx
    .selectFrom('release_pointer')
    .selectAll()
    .where('variant', '=', variant)
    .execute();
  const remotes = services.variants.get(variant)?.remotes ?? {};
  const own = rows.filter(({ area }) => Object.hasOwn(remotes, area));
  return new Map(own.map((row) => [row.area, stateOf(row)]));
}

async function manifestsOf(tx: Tx, pointers: readonly PointerState[]) {
  const found = new Map<string, ReleaseManifest>();
  for (const ref of pointers.flatMap(servedRefs)) {
    if (found.has(keyOf(ref))) continue;
    const release = await findRelease(tx, ref);
    if (release) found.set(keyOf(ref), release.manifest);
  }
  return found;
}

/** A need in words: of what moves, or of what the move would leave without its part. */
function wordsOf(need: UnmetNeed, moved: PointerKey, after: Served): string {
  const { remote, version, part } = need;
  if (need.area !== moved.area) {
    return `${remote} ${version} needs the part ${part}; the area ${moved.area} would no longer offer it.`;
  }
  const isOffered = [...after.pointers.values()]
    .flatMap(servedRefs)
    .some((ref) => partsOf(after.manifest(ref)).includes(part));
  return isOffered
    ? `${remote} needs the part ${part}; not everybody who would get ${version} is offered it.`
    : `${remote} needs the part ${part}; no area of this portal offers it.`;
}

/** What a variant serves now and after moves of some of its pointers. */
async function readServed(
  tx: Tx,
  services: ReleaseServices,
  variant: string,
  moved: ReadonlyMap<string, PointerState>,
): Promise<{ before: Served; after: Served }> {
  const pointers = await pointersOf(tx, services, variant);
  const next = new Map([...pointers, ...moved]);
  const manifests = await manifestsOf(tx, [...pointers.values(), ...next.values()]);
  const manifest: Served['manifest'] = (ref) => manifests.get(keyOf(ref));
  return { before: { pointers, manifest }, after: { pointers: next, manifest } };
}

/**
 * Refuses a move that would leave a version without a part that it needs: the version that moves,
 * or one that others get. What was unmet before is no reason.
 */
export async function checkParts(
  tx: Tx,
  services: ReleaseServices,
  moved: PointerKey,
  state: PointerState,
): Promise<void> {
  const states = new Map([[moved.area, state]]);
  const { before, after } = await readServed(tx, services, moved.variant, states);
  const need = newlyUnmet(before, after);
  if (need) throw refuse('PARTS', wordsOf(need, moved, after));
}

/**
 * The area among these moves that must stay as it is, because its version would lack a part or
 * would take one away; null when all of them can go together.
 */
export async function areaToLeave(
  tx: Tx,
  services: ReleaseServices,
  variant: string,
  moves: ReadonlyMap<string, PointerState>,
): Promise<string | null> {
  const { before, after } = await readServed(tx, services, variant, moves);
  const need = newlyUnmet(before, after);
  if (!need) return null;
  if (moves.has(need.area)) return need.area;
  const offeredBefore = (area: string) => {
    const pointer = before.pointers.get(area);
    return (
      pointer !== undefined &&
      servedRefs(pointer).some((ref) => partsOf(before.manifest(ref)).includes(need.part))
    );
  };
  return [...moves.keys()].find(offeredBefore) ?? null;
}
