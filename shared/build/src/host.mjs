import { join } from 'node:path';
import { busEventNames } from '@jackfield/contract/fit';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';
import {
  DevelopmentReactPlugin,
  developmentReactFile,
  replaceableReact,
} from './development-react.mjs';
import { hostChunks, isNeededFirst } from './host-chunks.mjs';
import { withoutLibraryStyles } from './library-styles.mjs';
import { integrityOf, ReleasePlugin } from './release.mjs';
import {
  federationRuntime,
  sharedChunk,
  sharedModulesSource,
  sharedRequests,
  versionOf,
} from './shared-modules.mjs';
import { readExportsLock } from './taken.mjs';
import { tokensGiven } from './tokens.mjs';
import { ProvidesPlugin } from './uses.mjs';

const shareRefresh = join(import.meta.dirname, 'refresh', 'share.mjs');
const scrollLocker = join(import.meta.dirname, 'replacements', 'use-scroll-locker.mjs');

/**
 * Build of the host. It is a plain bundle: the federation runtime and the shared modules are
 * registered at run time (`shared-modules`), so that signed-out people load neither.
 *
 * @param {string} folder the host's folder
 * @returns a configuration function, called with the mode
 */
export const hostConfig =
  (folder) =>
  (_env, { mode = 'production' } = {}) => {
    const base = baseConfig({ folder, name: 'host', mode });
    const provides = new ProvidesPlugin();
    // From source the host has React's development build anyway.
    const react = mode === 'production' ? replaceableReact(folder) : { alias: {}, modules: {} };
    return {
      ...base,
      output: {
        ...base.output,
        // The folder's name is the version; hashes would stand in the boot script's list of chunks.
        chunkFilename: '[name].js',
        cssChunkFilename: '[name].css',
      },
      entry: {
        boot: [...(mode === 'production' ? [] : [shareRefresh]), './src/boot/main.ts'],
        // Stands at the site's root under one name; each release differs by its version inside.
        ...(mode === 'production'
          ? { sw: { import: './src/worker/service-worker.ts', filename: 'sw.js' } }
          : {}),
      },
      optimization: { ...base.optimization, splitChunks: hostChunks() },
      resolve: {
        ...base.resolve,
        alias: {
          'shared-modules': join(folder, 'src', 'virtual-shared-modules.mjs'),
          ...react.alias,
        },
      },
      plugins: [
        ...base.plugins,
        // What areas are made of stands in the registry, not in manifests that name one another.
        new rspack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
        ...withoutLibraryStyles(),
        new rspack.NormalModuleReplacementPlugin(/\/useScrollLocker$/, (data) => {
          if (/rc-component.portal/.test(data.context)) data.request = scrollLocker;
        }),
        new rspack.experiments.VirtualModulesPlugin({
          'src/virtual-shared-modules.mjs': sharedModulesSource(),
          ...react.modules,
        }),
        new rspack.CopyRspackPlugin({
          patterns: [
            { from: 'index.html' },
            { from: 'src/layout/frame-*.html', to: '[name][ext]' },
            { from: 'src/boot/theme-before-paint.js', to: '[name][ext]' },
          ],
        }),
        provides,
        ...(mode === 'production' ? [new DevelopmentReactPlugin({ folder })] : []),
        new ReleasePlugin({ folder, mode, describe: describeHost(provides) }),
      ],
    };
  };

function filesOf(compilation, isWanted) {
  const files = compilation.chunkGroups
    .filter((group) => isWanted(group.name ?? ''))
    .flatMap((group) => group.getFiles());
  // The compiler lists groups in any order; one commit has one description.
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file)).toSorted();
}

const describeHost = (provides) => (files, compilation) => {
  const entry = compilation.entrypoints.get('boot').getFiles();
  const beside = (isWanted) =>
    filesOf(compilation, isWanted).filter((file) => !entry.includes(file));
  const scripts = entry.filter((name) => name.endsWith('.js'));
  const development = files.get(developmentReactFile);
  const { names: types, deprecated } = readExportsLock();
  return {
    file: 'host.json',
    content: {
      scripts: scripts.map((file) => ({ file, integrity: integrityOf(files.get(file)) })),
      ...(development && {
        developmentReact: { file: developmentReactFile, integrity: integrityOf(development) },
      }),
      styles: entry.filter((name) => name.endsWith('.css')),
      preload: beside(isNeededFirst),
      preloadSignedOut: beside((name) => name === 'auth'),
      modules: Object.fromEntries(
        sharedRequests().map((request) => [
          request,
          beside((name) => name === sharedChunk(request)),
        ]),
      ),
      shared: Object.fromEntries(
        [...sharedRequests(), federationRuntime].map((name) => [name, versionOf(name)]),
      ),
      names: provides.of(compilation),
      types,
      deprecated,
      events: busEventNames,
      tokens: tokensGiven(files),
      fonts: [...files.keys()].filter((name) => /-latin-wght-normal.*\.woff2$/.test(name)),
    },
  };
};
