import type { Tx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { PointerKey } from './pointers.ts';
import type { ReleaseServices } from './services.ts';
import type { VariantFile } from './variants.ts';

/** An area that a promotion has added to a variant. */
export interface JoinedArea extends PointerKey {
  readonly remote: string;
}

/** Areas that were added to variants, in their order. */
export function readJoined(tx: Tx): Promise<JoinedArea[]> {
  return tx
    .selectFrom('release_area')
    .select(['variant', 'area', 'remote'])
    .orderBy('added_at')
    .orderBy('area')
    .execute();
}

/** Whether an area came to a variant by a promotion, so that it may be without a version again. */
export async function isJoined(tx: Tx, { variant, area }: PointerKey): Promise<boolean> {
  const row = await tx
    .selectFrom('release_area')
    .select('area')
    .where((at) => at.and({ variant, area }))
    .executeTakeFirst();
  return row !== undefined;
}

/** The variants of a process: what their folders say, and the areas that were added since. */
export interface GrowingVariants {
  readonly all: ReadonlyMap<string, VariantFile>;
  /** Takes the areas that were added; an area that the folder names stays as it is there. */
  add(joined: readonly JoinedArea[]): void;
}

export function growingVariants(files: ReadonlyMap<string, VariantFile>): GrowingVariants {
  const all = new Map(files);
  return {
    all,
    add(joined) {
      for (const [id, file] of files) {
        const own = joined.filter(({ variant }) => variant === id);
        const added = own.filter(({ area }) => !Object.hasOwn(file.remotes, area));
        const further = Object.fromEntries(added.map(({ area, remote }) => [area, remote]));
        all.set(id, { ...file, remotes: { ...file.remotes, ...further } });
      }
    },
  };
}

const namedRemote = (services: ReleaseServices, { variant, area }: PointerKey) => {
  const remotes = services.variants.get(variant)?.remotes ?? {};
  return Object.hasOwn(remotes, area) ? remotes[area] : undefined;
};

const noArea = ({ variants }: ReleaseServices, { variant, area }: PointerKey) =>
  notFound(
    variants.has(variant)
      ? `The variant ${variant} has no area ${area}.`
      : `The portal has no variant ${variant}.`,
  );

/** The variant's remote of an area; 404 when the variant has no such area. */
export function remoteOf(services: ReleaseServices, key: PointerKey): string {
  const remote = namedRemote(services, key);
  if (remote === undefined) throw noArea(services, key);
  return remote;
}

/**
 * The variant's remote of an area, or the remote of the newest published version that could add the
 * area to it; 404 when there is neither.
 */
export async function remoteToBe(services: ReleaseServices, key: PointerKey): Promise<string> {
  const known = namedRemote(services, key);
  if (known !== undefined) return known;
  if (!services.variants.has(key.variant)) throw noArea(services, key);
  const newest = await services.db.system((tx) =>
    tx
      .selectFrom('release')
      .select('remote')
      .where('area', '=', key.area)
      .orderBy('published_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  if (!newest) throw noArea(services, key);
  return newest.remote;
}

/** Adds an area that the variant does not have yet; answers the variant's remote of it. */
export async function joinArea(
  tx: Tx,
  services: ReleaseServices,
  joined: JoinedArea & { readonly by: string },
): Promise<string> {
  const known = namedRemote(services, joined);
  if (known !== undefined) return known;
  const { variant, area, remote, by } = joined;
  const added = { variant, area, remote, added_by: by, added_at: services.clock.now() };
  await tx
    .insertInto('release_area')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return remote;
}
