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

/** Makes every file of a remote the same wherever a commit lies and whenever it is built. */
export class SameEverywherePlugin {
  constructor({ folder }) {
    this.folder = folder;
  }

  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(runtime, (data) => {
      data.request = withoutFolder(data.request, this.folder);
    }).apply(compiler);
    // After the digests are known, before the build is described.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
    compiler.hooks.compilation.tap('SameEverywhere', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SameEverywhere', stage }, () => {
        const entry = compilation.getAsset('remoteEntry.js');
        if (!entry) return;
        const source = withDigestsInOrder(String(entry.source.source()));
        compilation.updateAsset(entry.name, new compiler.webpack.sources.RawSource(source));
      });
    });
  }
}
