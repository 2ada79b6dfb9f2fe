import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { leanRules } from './lean-calls.mjs';

const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

const swc = (isRefreshing) => ({
  loader: 'builtin:swc-loader',
  options: {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        // One JSX runtime in both modes, because it is a shared module.
        react: { runtime: 'automatic', development: false, refresh: isRefreshing },
      },
    },
  },
});

/**
 * What host and remotes have in common: TypeScript through swc, CSS modules, hashed names,
 * no eval and no source maps in production.
 *
 * @param {{folder: string, name: string, mode: 'production' | 'development'}} options
 */
export function baseConfig({ folder, name, mode }) {
  const isDevelopment = mode === 'development';
  const hash = isDevelopment ? '' : '.[contenthash:10]';
  return {
    name,
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: join(folder, isDevelopment ? 'dist-dev' : 'dist'),
      uniqueName: `jackfield_${name}`,
      publicPath: 'auto',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: `[name]${hash}[ext]`,
      clean: true,
      // What a digest is checked of has to be asked for in this way.
      crossOriginLoading: 'anonymous',
      // Below the patience of the area, so that "Try again" finds nothing pending.
      chunkLoadTimeout: 9_800,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      symlinks: true,
    },
    module: {
      parser: {
        'css/auto': { namedExports: false },
        'css/module': { namedExports: false },
      },
      generator: {
        'css/auto': {
          exportsConvention: 'camel-case',
          localIdentName: isDevelopment ? '[name]-[local]' : `${name}-[hash:8]`,
        },
      },
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.md$/, type: 'asset/source' },
        { test: /\.(woff2?|png|jpe?g|svg|webp|wav|mp3)$/, type: 'asset/resource' },
        { test: /\.[cm]?tsx?$/, use: swc(isDevelopment), type: 'javascript/auto' },
        ...(isDevelopment ? [] : leanRules()),
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        // Leaves out what Module Federation does on servers.
        ENV_TARGET: JSON.stringify('web'),
      }),
      ...(isDevelopment ? [new ReactRefreshRspackPlugin({ injectEntry: name === 'host' })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
