import { join } from 'node:path';
import { runRestarting } from './lib/restarting.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * `pnpm dev`: everything from source at one address. The server restarts when its sources change,
 * host and remotes are rebuilt and changed in the open page. PORT is the address (8080); hot
 * updates use the ports from PORT + 100 on.
 */
if (await onProductNode(import.meta.url)) await develop();

async function develop() {
  const port = Number(process.env.PORT ?? 8080);
  const { startDevServers } = await import('../shared/build/src/dev-servers.mjs');
  const sockets = await startDevServers(port + 100);
  const stop = runRestarting(['server/src/main.ts'], {
    cwd: root,
    folders: [
      'server/src',
      'server/migrations',
      'shared/contract/src',
      'shared/domain/src',
      'shared/compliance/src',
    ].map((folder) => join(root, folder)),
    env: {
      NODE_ENV: 'development',
      DEMO: '1',
      ...process.env,
      PORT: String(port),
      BUILD_FOLDER: 'dist-dev',
      DEV_SOCKETS: sockets.join(' '),
    },
  });
  const end = () => {
    stop();
    setTimeout(() => process.exit(0), 500);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
