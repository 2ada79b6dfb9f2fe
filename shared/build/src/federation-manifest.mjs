import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName } from '@jackfield/contract';
import { areaChunk } from './pages.mjs';
import { contributionChunk, partChunk } from './release.mjs';
import { rangeOf } from './shared-modules.mjs';

/** The manifest's name, as the tools of Module Federation look for it. */
const manifestFile = 'mf-manifest.json';

/** Files of an exposed module, as the manifest lists them. */
function assetsOf(compilation, chunk) {
  const group = compilation.chunkGroups.find(({ name }) => name === chunk);
  const files = group?.getFiles() ?? [];
  const ending = (end) => ({ sync: files.filter((file) => file.endsWith(end)), async: [] });
  return { js: ending('.js'), css: ending('.css') };
}

/** Chunks of the modules that a remote exposes, by their names. */
const exposedBy = ({ parts = {}, contributions = {} }) => [
  ['remote', areaChunk],
  ...Object.keys(parts).map((name) => [name, partChunk(name)]),
  ...Object.keys(contributions).map((kind) => [`contributions/${kind}`, contributionChunk(kind)]),
];

/**
 * Writes what a remote exposes and takes in the form of Module Federation, for its tools. The
 * portal itself reads `remote.json`; types of what the host provides are in the SDK.
 */
export class FederationManifestPlugin {
  /** @param {{folder: string, consumed: (compilation: object) => string[]}} options */
  constructor({ folder, consumed }) {
    this.folder = folder;
    this.consumed = consumed;
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.compilation.tap('FederationManifest', (compilation) => {
      // Names have their hashes, and the description of the release is still to come.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'FederationManifest', stage }, () => {
        const text = `${JSON.stringify(this.manifest(compilation), null, 1)}\n`;
        compilation.emitAsset(manifestFile, new RawSource(text));
      });
    });
  }

  manifest(compilation) {
    const described = JSON.parse(readFileSync(join(this.folder, 'remote.json'), 'utf8'));
    const { name, area } = described;
    const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
    return {
      id: name,
      name,
      metaData: {
        name,
        type: 'app',
        buildInfo: { buildName: name, buildVersion: '' },
        remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
        types: { name: '', path: '', zip: '', api: '' },
        globalName: containerName(area),
        pluginVersion: '',
        publicPath: 'auto',
      },
      remotes: [],
      shared: this.consumed(compilation).map((request) => ({
        id: `${name}:${request}`,
        name: request,
        singleton: true,
        requiredVersion: rangeOf(request),
        assets: none,
      })),
      exposes: exposedBy(described).map(([path, chunk]) => ({
        id: `${name}:${path}`,
        name: path,
        path: `./${path}`,
        assets: assetsOf(compilation, chunk),
      })),
    };
  }
}
