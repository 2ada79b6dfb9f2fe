import { relative } from 'node:path';
import { rspack } from '@rspack/core';

const runtime = /^(.*!=!)?data:text\/javascript,import%20__module_federation_bundler_runtime__%20/;
const quotedPath = /%22(%2F|[A-Za-z]%3A)[^"]*?%22/;

/**
 * The request of the federation runtime without the folder that the workspace lies in: its source
 * is an address with a path in it, and the module's number is made of that address.
 *
 * @param {string} request as the federation plugin writes it
 * @param {string} folder the remote's folder, which the path is then relative to
 */
export function withoutFolder(request, folder) {
  return request.replace(quotedPath, (quoted) => {
    const path = decodeURIComponent(quoted).slice(1, -1);
    const found = relative(folder, path).replaceAll('\\', '/');
    // Packages below the remote's own folder, as outside the workspace, would be looked for by name.
    return encodeURIComponent(JSON.stringify(found.startsWith('.') ? found : `./${found}`));
  });
}

/** The entry with its tables of digests in the order of the chunks; the compiler has them in any. */
export const withDigestsInOrder = (source) =>
  source.replace(/(\.sri(?:Css)?Hashes=)\{([^}]*)\}/g, (_all, name, table) => {
    const numbers = new Intl.Collator('en', { numeric: true });
    return `${name}{${table.split(',').toSorted(numbers.compare).join(',')}}`;
  });

const byName = ({ name: one }, { name: other }) => (one < other ? -1 : 1);

/**
 * What the library makes `mf-manifest.json` of, in the order of names, and with the entry as what it
 * is: a script that sets a variable.
 */
export const statsInOrder = (stats) => ({
  ...stats,
  metaData: { ...stats.metaData, remoteEntry: { ...stats.metaData.remoteEntry, type: 'var' } },
  shared: stats.shared.toSorted(byName),
  exposes: stats.exposes.toSorted(byName),
});

const loads = /Promise\.all\(\[((?:[\w$]+\.e\(\d+\),?)+)\]\)/g;

/**
 * A script with the chunks that one `import()` loads in an order of its own: the compiler has those
 * without a file, which stand for modules that are shared, in any order. All others keep their place,
 * as their styles come in it.
 *
 * @param {ReadonlySet<string>} without numbers of the chunks without a file
 */
export const withLoadsInOrder = (source, without) =>
  source.replace(loads, (_all, list) => {
    const calls = list.split(',');
    const isFree = (call) => without.has(/\d+/.exec(call.slice(call.indexOf('(')))[0]);
    const free = calls.filter(isFree).toSorted();
    return `Promise.all([${calls.map((call) => (isFree(call) ? free.shift() : call)).join(',')}])`;
  });

/** Makes every file of a remote the same wherever a commit lies and whenever it is built. */
export class SameEverywherePlugin {
  constructor({ folder }) {
    this.folder = folder;
  }

  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(runtime, (data) => {
      data.request = withoutFolder(data.request, this.folder);
    }).apply(compiler);
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minified } = compiler.webpack.Compilation;
    // After the digests are known, before the build is described.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
    compiler.hooks.compilation.tap('SameEverywhere', (compilation) => {
      // Before the digests are known.
      compilation.hooks.processAssets.tap({ name: 'SameLoads', stage: minified + 1 }, (assets) => {
        const chunks = [...compilation.chunks].filter(({ files }) => files.size === 0);
        const without = new Set(chunks.map(({ id }) => String(id)));
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          const source = String(assets[name].source());
          const ordered = withLoadsInOrder(source, without);
          if (ordered === source) continue;
          compilation.updateAsset(name, new compiler.webpack.sources.RawSource(ordered));
        }
      });
      compilation.hooks.processAssets.tap({ name: 'SameEverywhere', stage }, () => {
        const entry = compilation.getAsset('remoteEntry.js');
        if (!entry) return;
        const source = withDigestsInOrder(String(entry.source.source()));
        compilation.updateAsset(entry.name, new compiler.webpack.sources.RawSource(source));
      });
      // The library has made the manifest of it by now.
      compilation.hooks.processAssets.tap({ name: 'NoStats', stage: stage + 1 }, () => {
        if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
      });
    });
  }
}
