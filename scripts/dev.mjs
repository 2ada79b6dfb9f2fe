import { spawn } from 'node:child_process';
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
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        NODE_ENV: 'development',
        DEMO: '1',
        ...process.env,
        PORT: String(port),
        DEV_SOCKETS: sockets.join(' '),
      },
    },
  );
  const end = () => {
    server.kill('SIGTERM');
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  server.on('exit', (code) => process.exit(code ?? 0));
}
