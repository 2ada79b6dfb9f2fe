import type { Registry } from '@jackfield/contract';
import type { Builds } from './builds.ts';
import type { VariantFile } from './variants.ts';

/** Address of a built file. */
export const assetPath = (name: string, version: string, file: string): string =>
  `/assets/${name}/${version}/${file}`;

/** The registry of a variant: one version per area, an area without a build left out. */
export function registryOf(variant: VariantFile, builds: Builds): Registry {
  const remotes = builds.remotes();
  const { id, name, features } = variant;
  return {
    variant: { id, name, features },
    areas: Object.entries(variant.remotes).flatMap(([area, remote]) => {
      const build = remotes.get(remote);
      if (!build) return [];
      const { version, entry, integrity, preload, routes, contract, label, navigation } =
        build.description;
      const path = (file: string) => assetPath(build.name, version, file);
      return [
        {
          area,
          label: variant.labels[area] ?? label,
          name: build.name,
          version,
          entry: path(entry),
          integrity,
          preload: preload.map(path),
          routes,
          contract,
          navigation,
          config: variant.config[area] ?? {},
        },
      ];
    }),
  };
}
