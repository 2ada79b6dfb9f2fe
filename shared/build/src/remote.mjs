import { basename } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from './base.mjs';
import { GuardSharedPlugin } from './guard-shared.mjs';
import { ReleasePlugin } from './release.mjs';
import { remoteShared } from './shared-modules.mjs';

/**
 * Build of one remote: exposes `./remote` and nothing else, takes every shared module from the
 * host, and writes `remote.json` with version and integrity beside its files.
 *
 * @param {string} folder the remote's folder
 * @returns a configuration function, called with the mode
 */
export const remoteConfig =
  (folder) =>
  (_env, { mode = 'production' } = {}) => {
    const name = basename(folder).replace('mfe-', '');
    const base = baseConfig({ folder, name, mode });
    return {
      ...base,
      entry: {},
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: `jackfield_${name}`,
          filename: 'remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          shared: remoteShared(),
          shareStrategy: 'loaded-first',
          experiments: { externalRuntime: true, asyncStartup: false },
          dts: false,
          manifest: false,
        }),
        new GuardSharedPlugin(),
        new ReleasePlugin({ folder, mode }),
      ],
    };
  };
