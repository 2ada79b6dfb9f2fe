import type { Registry, RegistryArea, ReleaseManifest } from '@jackfield/contract';
import type { VersionRef } from '@jackfield/contract/api/release';
import type { VariantFile } from './variants.ts';

/** Address of a built file. */
export const assetPath = (name: string, version: string, file: string): string =>
  `/assets/${name}/${version}/${file}`;

/** What an area is served from. */
export interface Served {
  readonly manifest: ReleaseManifest;
  /** Origin of a development server, instead of the portal's own files. */
  readonly address?: string;
  readonly isOverride?: boolean;
  /** Why this portal can't run it, in words; nobody else is given anything of it then. */
  readonly misfit?: string;
}

type Modules = NonNullable<ReleaseManifest['parts']>;

/** Parts or contributions with the addresses of their files. */
const addressed = (modules: Modules, path: (file: string) => string): Modules =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { files }]) => [
      name,
      { files: files.map(({ file, integrity }) => ({ file: path(file), integrity })) },
    ]),
  );

function areaEntry(area: string, variant: VariantFile, served: Served): RegistryArea {
  const { manifest, address, isOverride, misfit } = served;
  const { name, version, entry, integrity, preload, routes, contract, label, navigation } =
    manifest;
  const isRun = misfit === undefined;
  const { parts, contributions, news }: Partial<ReleaseManifest> = isRun ? manifest : {};
  const path = (file: string) =>
    address === undefined ? assetPath(name, version, file) : `${address}/${file}`;
  return {
    area,
    label: variant.labels[area] ?? label,
    name,
    version,
    entry: path(entry),
    integrity,
    preload: isRun ? preload.map(path) : [],
    routes,
    contract,
    navigation,
    ...(parts && { parts: addressed(parts, path) }),
    ...(contributions && { contributions: addressed(contributions, path) }),
    ...(news && { news }),
    config: variant.config[area] ?? {},
    ...(isOverride && { override: true }),
    ...(misfit !== undefined && { misfit }),
  };
}

/** The registry of a variant: one version per area, an area without any left out. */
export function registryOf(
  variant: VariantFile,
  servedIn: (area: string, remote: string) => Served | null,
  withdrawn: readonly VersionRef[] = [],
): Registry {
  const { id, name, features, startPage, brand, navigation } = variant;
  return {
    variant: {
      id,
      name,
      features,
      brand,
      ...(startPage && { startPage }),
      ...(navigation && { navigation }),
    },
    areas: Object.entries(variant.remotes).flatMap(([area, remote]) => {
      const served = servedIn(area, remote);
      return served ? [areaEntry(area, variant, served)] : [];
    }),
    ...(withdrawn.length > 0 && {
      withdrawn: withdrawn.map(({ remote, version }) => ({ name: remote, version })),
    }),
  };
}
