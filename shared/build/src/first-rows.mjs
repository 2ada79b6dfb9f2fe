import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { firstRowsLimit } from '@jackfield/contract';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';
import { packageFolders, root } from './folders.mjs';
import { withoutLibraryStyles } from './library-styles.mjs';

/** The script and the style of first rows, which the server alone reads. */
export const firstRowsScript = 'first-rows.js';
export const firstRowsStyle = 'first-rows.css';

const { resolve } = createRequire(join(root, 'shared', 'kit', 'package.json'));

/** React's own half for servers that need neither streams nor a runtime. */
const serverReact = join(
  dirname(resolve('react-dom/package.json')),
  'cjs',
  'react-dom-server-legacy.browser.production.js',
);

const kit = join(root, 'shared', 'kit');
const sheet = join(kit, 'src', 'theme', 'library.css');

/**
 * The pages as one script without imports. What they fetch when it is first opened, such as dialogs,
 * lies in files that nobody takes.
 */
function configOf({ folder, name, module, output }) {
  const base = baseConfig({ folder, name: `${name}-first`, mode: 'production' });
  return {
    ...base,
    entry: {
      'first-rows': [
        join(import.meta.dirname, 'first-rows', 'room.mjs'),
        sheet,
        join(folder, module),
      ],
    },
    output: {
      ...base.output,
      path: output,
      filename: firstRowsScript,
      cssFilename: firstRowsStyle,
      publicPath: '',
      library: { type: 'var', name: 'firstRows' },
    },
    resolve: {
      ...base.resolve,
      modules: packageFolders,
      // Nothing is mounted there, and React for browsers would be a third of the script.
      alias: { 'react-dom/server$': serverReact, 'react-dom/client$': false },
    },
    module: {
      ...base.module,
      rules: [...base.module.rules, { test: sheet, use: join(kit, 'library', 'of-rows.mjs') }],
    },
    plugins: [...base.plugins, ...withoutLibraryStyles()],
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
  };
}

function run(config) {
  return new Promise((done, fail) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failure =
        error?.stack ??
        (stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null);
      const read = [...(stats?.compilation.fileDependencies ?? [])];
      compiler.close(() => (failure ? fail(new Error(failure)) : done(read)));
    });
  });
}

/** Only a script that never ends runs so long, however busy the machine is; milliseconds. */
const endless = 60_000;

/** Patterns that a script of first rows names; throws where it does not run by itself. */
function patternsOf(source) {
  const room = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  new Script(source, { filename: firstRowsScript }).runInContext(room, { timeout: endless });
  return [...new Script('firstRows.patterns').runInContext(room)];
}

/**
 * Builds the first rows of a remote.
 *
 * @param {{folder: string, name: string, module: string}} options `module` as `remote.json` names it
 * @returns {Promise<{script: Buffer, style: Buffer, patterns: string[], read: string[]}>} `read` are
 *   the files that the compiler read
 */
export async function buildFirstRows({ folder, name, module }) {
  const output = mkdtempSync(join(tmpdir(), 'first-rows-'));
  try {
    const read = await run(configOf({ folder, name, module, output }));
    const script = readFileSync(join(output, firstRowsScript));
    const style = readFileSync(join(output, firstRowsStyle));
    if (script.length > firstRowsLimit) {
      throw new Error(`${firstRowsScript} is ${script.length} bytes; at most ${firstRowsLimit}.`);
    }
    return { script, style, patterns: patternsOf(script.toString()), read };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

const digestOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Adds the first rows to the files of a remote's build, before the build is described. */
export class FirstRowsPlugin {
  #patterns = new WeakMap();

  constructor({ folder, name, module }) {
    this.options = { folder, name, module };
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('FirstRows', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstRows', stage }, async () => {
        const { script, style, patterns, read } = await buildFirstRows(this.options);
        compilation.emitAsset(firstRowsScript, new RawSource(script), { minimized: true });
        compilation.emitAsset(firstRowsStyle, new RawSource(style), { minimized: true });
        for (const file of read) compilation.fileDependencies.add(file);
        this.#patterns.set(compilation, patterns);
      });
    });
  }

  /** What `remote.json` says of the first rows. */
  describe(files, compilation) {
    const names = [firstRowsScript, firstRowsStyle];
    return {
      patterns: this.#patterns.get(compilation) ?? [],
      files: names.map((file) => ({ file, integrity: digestOf(files.get(file)) })),
    };
  }
}
