import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** The script's name in the host's build. */
export const developmentReactFile = 'development-react.js';

const requests = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const virtual = (request) => `src/virtual-${request.replace('/', '-')}.cjs`;
const plain = (request) => `plain-${request.replace('/', '-')}`;

/** Where React's build for release of a module lies: `react-dom/client` is `react-dom-client`. */
const releaseFile = (request) =>
  join(request.split('/')[0], 'cjs', `${request.replace('/', '-')}.production.js`);

/**
 * Lets a page bring React's development build along: what the host takes for React is that of the
 * page, and without one its own. React for release cannot exchange components in place.
 *
 * @param {string} folder the host's folder
 */
export const replaceableReact = (folder) => ({
  alias: Object.fromEntries(
    requests.flatMap((request) => [
      [`${request}$`, join(folder, virtual(request))],
      [`${plain(request)}$`, join(folder, 'node_modules', releaseFile(request))],
    ]),
  ),
  modules: Object.fromEntries(
    requests.map((request) => [
      virtual(request),
      `module.exports = globalThis.jackfieldReact?.[${JSON.stringify(request)}] ?? require(${JSON.stringify(plain(request))});\n`,
    ]),
  ),
});

/** React's development build and the refresh runtime as one script, made apart from the host. */
async function bundle(folder) {
  const output = mkdtempSync(join(tmpdir(), 'jackfield-react-'));
  try {
    await new Promise((resolve, reject) => {
      const compiler = rspack({
        mode: 'development',
        devtool: false,
        target: ['web', 'es2022'],
        context: folder,
        entry: join(import.meta.dirname, 'refresh', 'page-react.mjs'),
        resolve: { modules: [join(folder, 'node_modules'), 'node_modules'] },
        output: { path: output, filename: developmentReactFile, uniqueName: 'jackfield_react' },
      });
      compiler.run((error, stats) => {
        const failure =
          error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close(() => (failure ? reject(failure) : resolve()));
      });
    });
    return readFileSync(join(output, developmentReactFile));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Puts that script beside the host's files; pages load it only while an area runs from source. */
export class DevelopmentReactPlugin {
  constructor({ folder }) {
    this.folder = folder;
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('DevelopmentReact', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'DevelopmentReact', stage }, async () => {
        compilation.emitAsset(developmentReactFile, new RawSource(await bundle(this.folder)));
      });
    });
  }
}
