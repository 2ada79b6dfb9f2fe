import { parse } from 'yaml';

const ofPages = /^(?:host|mfe-[\w-]+|shared\/.+)$/;

/**
 * What pages are built of and by, as a lock file of pnpm resolves it: `antd@6.6.8(...)`, sorted, with
 * all that these bring.
 */
export function pagePackages(lockFile) {
  const { importers, snapshots } = parse(lockFile, { maxAliasCount: 0 });
  const found = new Set();
  const take = (dependencies, versionOf) => {
    for (const [name, at] of Object.entries(dependencies ?? {})) {
      const version = versionOf(at);
      if (version.startsWith('link:')) continue;
      const id = `${name}@${version}`;
      if (found.has(id)) continue;
      found.add(id);
      const { dependencies: own, optionalDependencies: optional } = snapshots[id] ?? {};
      for (const those of [own, optional]) take(those, String);
    }
  };
  for (const [path, importer] of Object.entries(importers)) {
    if (!ofPages.test(path)) continue;
    const { dependencies, devDependencies, optionalDependencies } = importer;
    for (const those of [dependencies, devDependencies, optionalDependencies]) {
      take(those, ({ version }) => version);
    }
  }
  return [...found].sort();
}
