import { areaIds, type Registry } from '@jackfield/contract';
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
    areas: areaIds.flatMap((area) => {
      const build = remotes.get(variant.remotes[area] ?? '');
      if (!build) return [];
      const { version, entry, integrity, preload, routes, contract } = build.description;
      const path = (file: string) => assetPath(build.name, version, file);
      return [
        {
          area,
          name: build.name,
          version,
          entry: path(entry),
          integrity,
          preload: preload.map(path),
          routes,
          contract,
          config: variant.config[area] ?? {},
        },
      ];
    }),
  };
}
