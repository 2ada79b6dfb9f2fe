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

/**
 * Runs a program of the workspace and keeps what it writes.
 *
 * @returns its exit code as above, its output in the order of writing, and the seconds it took.
 */
export function runQuietly(command, args, { env = {}, cwd = root } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const end = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
