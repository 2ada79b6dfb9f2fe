import { spawn } from 'node:child_process';
import { root } from './toolchain.mjs';

/**
 * Runs a program of the workspace with its output shown.
 *
 * @returns its exit code; 1 when it could not be started or was ended by a signal.
 */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
