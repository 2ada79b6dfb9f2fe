import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { firstRowsLimit } from '@jackfield/contract';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';
import { packageFolders, root } from './folders.mjs';

/** The script and the style of first rows, which the server alone reads. */
export const firstRowsScript = 'first-rows.js';
export const firstRowsStyle = 'first-rows.css';

const own = join(import.meta.dirname, 'first-rows');
const kit = join(root, 'shared', 'kit', 'src');
const { resolve } = createRequire(join(root, 'shared', 'runtime', 'package.json'));

/**
 * The first rows as one script without imports. Components are those of the list itself: a small
 * JSX runtime turns them into data in place of React.
 */
function configOf({ folder, name, module, output }) {
  const base = baseConfig({ folder, name: `${name}-first`, mode: 'production' });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { 'first-rows': join(own, 'entry.mjs') },
    output: {
      ...base.output,
      path: output,
      filename: firstRowsScript,
      cssFilename: firstRowsStyle,
      library: { type: 'var', name: 'firstRows' },
      asyncChunks: false,
    },
    resolve: {
      ...base.resolve,
      modules: packageFolders,
      alias: {
        'first-rows-source$': join(folder, module),
        'react/jsx-runtime$': join(own, 'jsx-runtime.mjs'),
        react$: join(own, 'react.mjs'),
        jotai$: join(own, 'jotai.mjs'),
        'jotai/vanilla$': resolve('jotai/vanilla'),
        'react-router$': join(own, 'react-router.mjs'),
        '@tanstack/react-query$': join(own, 'react-query.mjs'),
        '@jackfield/runtime$': resolve('@jackfield/runtime/painted'),
        // Components of the library need a browser; a list's cells are our own.
        'react-dom$': false,
        antd: false,
      },
    },
    plugins: [
      ...base.plugins,
      // Buttons and tips of the library need a browser.
      new rspack.NormalModuleReplacementPlugin(/\/(icon-button|button|tooltip)\.tsx$/, (data) => {
        if (!/kit.src.ui.core$/.test(data.context)) return;
        data.request = join(kit, 'painted-table', 'painted-button.tsx');
      }),
      // What is fetched when it is first opened.
      new rspack.NormalModuleReplacementPlugin(/-(dialog|drawer)\.tsx$/, (data) => {
        data.request = join(own, 'nothing.mjs');
      }),
      new rspack.NormalModuleReplacementPlugin(/\/row-menu\.tsx$/, (data) => {
        if (!/kit.src.ui.table$/.test(data.context)) return;
        data.request = join(kit, 'painted-table', 'painted-row-menu.tsx');
      }),
    ],
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

/** Patterns that a script of first rows names; throws where it does not run by itself. */
function patternsOf(source) {
  const room = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  new Script(source, { filename: firstRowsScript }).runInContext(room, { timeout: 2000 });
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
