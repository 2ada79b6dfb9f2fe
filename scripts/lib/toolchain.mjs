import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const pnpmVersion = '12.21.0';
const nodeVersion = readFileSync(join(root, '.node-version'), 'utf8').trim();
const folder = join(root, '.toolchain');
const windows = process.platform === 'win32';
const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const pnpmPackage = `@pnpm/exe.${process.platform}-${process.arch}`;

/**
 * Brings the Node and pnpm that the product is built with, as packages of the npm registry, into
 * `.toolchain`, unless they are there. Runs on Node 20 or newer with nothing but npm.
 *
 * @returns paths of both programs and an environment in which they come first.
 */
export function ensureToolchain() {
  const node = nodeProgram();
  const pnpm = join(folder, 'node_modules', pnpmPackage, windows ? 'pnpm.exe' : 'pnpm');
  if (!existsSync(node) || !existsSync(pnpm)) download();
  const path = [dirname(node), dirname(pnpm), process.env.PATH].join(delimiter);
  return { node, pnpm, env: { ...process.env, PATH: path } };
}

function nodeProgram() {
  if (process.versions.node === nodeVersion) return process.execPath;
  const bin = join(folder, 'node_modules', nodePackage, 'bin');
  return join(bin, windows ? 'node.exe' : 'node');
}

function download() {
  // On stderr: toolchain-path.mjs is evaluated by a shell.
  console.error(`Fetching Node ${nodeVersion} and pnpm ${pnpmVersion} (once) ...`);
  mkdirSync(folder, { recursive: true });
  const result = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${nodePackage}@${nodeVersion}`,
      `${pnpmPackage}@${pnpmVersion}`,
    ],
    { stdio: ['inherit', process.stderr, 'inherit'], shell: windows },
  );
  if (result.status !== 0) {
    throw new Error(
      `npm could not fetch ${nodePackage}@${nodeVersion} and ${pnpmPackage}@${pnpmVersion}. ` +
        'Check that the npm registry can be reached, then run the command again.',
    );
  }
}

/**
 * Runs the rest of a script on the product's Node, with the dependencies installed: the first
 * process waits and passes signals on.
 *
 * @param script file to run again
 * @param options.install whether dependencies are brought up to date first
 * @returns true in the process that does the work, false in the one that only waited
 */
export async function onProductNode(script, { install = true } = {}) {
  if (process.env.JACKFIELD_TOOLCHAIN === nodeVersion) return true;
  const { ensureInstalled } = await import('./install.mjs');
  const tools = ensureToolchain();
  if (install) ensureInstalled(root, tools);
  const { spawn } = await import('node:child_process');
  const child = spawn(tools.node, [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...tools.env, JACKFIELD_TOOLCHAIN: nodeVersion, JACKFIELD_PNPM: tools.pnpm },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  const code = await new Promise((resolve) => {
    child.on('exit', (status, signal) => resolve(status ?? (signal === 'SIGINT' ? 130 : 1)));
  });
  process.exitCode = code;
  return false;
}
