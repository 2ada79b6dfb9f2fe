import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onProductNode, root } from './lib/toolchain.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm start`: the whole product in production mode with demo data, on one port.
 * PORT, HOST, DATABASE_URL and the other settings of docs/operating.md may be given.
 */
if (await onProductNode(import.meta.url)) await start();

async function start() {
  const built = await run(process.execPath, [join(root, 'scripts', 'build.mjs')]);
  if (built !== 0) {
    process.exitCode = built;
    return;
  }
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', DEMO: '1', ...process.env },
  });
  // Ctrl-C reaches the server by itself, as it shares the terminal; it ends once it has drained.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
}
