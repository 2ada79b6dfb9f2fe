import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { configOf } from './build-all.mjs';
import { targets } from './folders.mjs';

/**
 * Builds host and remotes from source, keeps them built, and sends changes to open pages. Files
 * land in the dist folders, from where the portal's server serves them; each compiler has a
 * server of its own for its hot updates only.
 *
 * @param {number} firstPort port of the first; the others follow
 * @returns addresses of their sockets
 */
export async function startDevServers(firstPort) {
  const ports = targets().map((target, at) => ({ ...target, port: firstPort + at }));
  await Promise.all(ports.map(startDevServer));
  return ports.map(({ port }) => `ws://localhost:${port}`);
}

async function startDevServer({ name, folder, port }) {
  const config = await configOf(folder, 'development', port);
  const compiler = rspack(config);
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('dev', (stats) => {
      const { time, errorsCount } = stats.toJson({ all: false, timings: true, errorsCount: true });
      console.log(`${errorsCount ? 'FAILED' : 'built '} ${name} ${(time / 1000).toFixed(1)} s`);
      if (errorsCount) console.error(stats.toString({ all: false, errors: true }));
      resolve();
    });
  });
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: name === 'host',
      liveReload: true,
      allowedHosts: 'auto',
      static: false,
      // Remotes bring the client in their one module.
      client: name === 'host' && {
        logging: 'warn',
        overlay: false,
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      devMiddleware: { writeToDisk: true },
    },
    compiler,
  );
  await server.start();
  await built;
}
