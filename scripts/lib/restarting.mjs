import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

const pause = 300;

/**
 * Runs a program and starts it again when a source below `folders` changes. Node's own `--watch`
 * is not used, because under it the worker thread of the embedded database ends at once.
 *
 * @param {string[]} args arguments of node
 * @param {{folders: string[], env: NodeJS.ProcessEnv, cwd: string}} options
 * @returns a function that ends it
 */
export function runRestarting(args, { folders, env, cwd }) {
  let child = null;
  let isEnding = false;
  let timer;

  function start() {
    child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env });
    child.on('exit', () => {
      child = null;
    });
  }
  function restart() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isEnding) return;
      if (!child) return start();
      child.once('exit', start);
      child.kill('SIGTERM');
    }, pause);
  }
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name && /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts')) restart();
    }),
  );
  start();
  return () => {
    isEnding = true;
    for (const watcher of watchers) watcher.close();
    child?.kill('SIGTERM');
  };
}
