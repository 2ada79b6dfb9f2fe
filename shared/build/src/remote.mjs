import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { containerName } from '@jackfield/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';
import { FirstRowsPlugin } from './first-rows.mjs';
import { packageFolders } from './folders.mjs';
import { GuardPartsPlugin } from './guard-parts.mjs';
import { GuardSharedPlugin } from './guard-shared.mjs';
import { areaChunk } from './pages.mjs';
import { contributionChunk, partChunk, ReleasePlugin } from './release.mjs';
import { RetryChunksPlugin } from './retry-chunks.mjs';
import { SameEverywherePlugin, statsInOrder } from './same-everywhere.mjs';
import { remoteChunks } from './remote-chunks.mjs';
import { federationRuntime, remoteShared } from './shared-modules.mjs';
import { UsesPlugin } from './uses.mjs';

const require = createRequire(import.meta.url);

/**
 * A container has no entry of its own that a development server could add its client to, so the
 * client comes with each module: a change is applied in place, or else the page reloads.
 */
function hotClient(port) {
  if (!port) return [];
  const where = `protocol=ws:&hostname=localhost&port=${port}&pathname=/ws`;
  const client = require.resolve('@rspack/dev-server/client/index.js');
  return [
    `${client}?${where}&hot=true&live-reload=true&logging=warn`,
    require.resolve('@rspack/core/hot/dev-server.js'),
  ];
}

/** The host's copy of the federation runtime; with it the entry of a remote is half as large. */
const runtimeOfHost = ({ request }, done) =>
  !request.startsWith('data:') && request.includes(federationRuntime)
    ? done(undefined, 'var _FEDERATION_BUNDLER_RUNTIME')
    : done();

/** The entry, whose own bytes the host checks, names the digest of every script and style below it. */
const checkedChunks = () => new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] });

/** What a remote says of itself, unchecked: a wrong one fails the build when it is described. */
const describedIn = (folder) => JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));

/** Parts as modules of their own, so that none is loaded with the pages or with another part. */
const exposedParts = (parts, client) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, file]) => [
      `./${name}`,
      { import: [...client, file], name: partChunk(name) },
    ]),
  );

/** Contributions likewise: Home waits for no page of an area. */
const exposedContributions = (contributions, client) =>
  Object.fromEntries(
    Object.entries(contributions).map(([kind, file]) => [
      `./contributions/${kind}`,
      { import: [...client, file], name: contributionChunk(kind) },
    ]),
  );

/**
 * Build of one remote: exposes `./remote`, its parts and its contributions, takes every shared module from the host,
 * and writes `remote.json` with version and integrity beside its files.
 *
 * @param {string} folder the remote's folder
 * @returns a configuration function, called with the mode
 */
export const remoteConfig =
  (folder) =>
  (_env, { mode = 'production', socketPort } = {}) => {
    // The container is named after the area, whatever the remote's own name.
    const {
      name: remote,
      area,
      parts = {},
      contributions = {},
      firstRows: firstRowsModule,
    } = describedIn(folder);
    const name = remote.replace('mfe-', '');
    const base = baseConfig({ folder, name, mode });
    const client = hotClient(socketPort);
    const uses = new UsesPlugin();
    const firstRows =
      firstRowsModule !== undefined && mode === 'production'
        ? new FirstRowsPlugin({ folder, name, module: firstRowsModule })
        : null;
    return {
      ...base,
      entry: {},
      optimization: { ...base.optimization, splitChunks: remoteChunks(folder) },
      output: {
        ...base.output,
        // The folder's name is the version; hashes would stand in the entry, for each chunk one.
        chunkFilename: '[name].js',
        cssChunkFilename: '[name].css',
      },
      resolve: {
        ...base.resolve,
        modules: packageFolders,
        alias: { 'react-refresh': join(import.meta.dirname, 'refresh') },
      },
      externals: [runtimeOfHost],
      plugins: [
        ...base.plugins,
        ...(socketPort ? [new rspack.HotModuleReplacementPlugin()] : []),
        new ModuleFederationPlugin({
          name: containerName(area),
          filename: 'remoteEntry.js',
          exposes: {
            './remote': { import: [...client, './src/remote'], name: areaChunk },
            ...exposedParts(parts, client),
            ...exposedContributions(contributions, client),
          },
          shared: remoteShared(),
          shareStrategy: 'loaded-first',
          experiments: { externalRuntime: true, asyncStartup: false },
          dts: false,
          // From source nobody reads one.
          manifest: mode === 'production' && { additionalData: ({ stats }) => statsInOrder(stats) },
        }),
        new SameEverywherePlugin({ folder }),
        new GuardSharedPlugin(),
        new GuardPartsPlugin({ folder }),
        uses,
        ...(firstRows ? [firstRows] : []),
        ...(mode === 'production' ? [checkedChunks(), new RetryChunksPlugin()] : []),
        new ReleasePlugin({ folder, mode, uses, firstRows }),
      ],
    };
  };
