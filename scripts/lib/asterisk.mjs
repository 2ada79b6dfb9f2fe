import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, has, installPackages } from './system-packages.mjs';
import { root } from './toolchain.mjs';

/** The first version whose web socket takes requests as well as it tells events, in order. */
const oldest = [22, 5];
/** The first versions that a REFER with `Refer-Sub: false` does not end (asterisk/asterisk#2021). */
const endure = { 22: 11, 23: 5 };
const suite = 'forky';
const packages = ['asterisk', 'sip-tester', 'baresip-core', 'ca-certificates'];
const recipe = `${suite} ${packages.join(' ')}`;
const system = join(root, '.toolchain', 'asterisk');
/** Written last, so that a folder without it is half made, and one with another is of former days. */
const stamp = join(system, 'jackfield-recipe');

/** What somebody without Asterisk reads. */
const noAsterisk = `no Asterisk ${oldest.join('.')} or newer found (install one, with SIPp and baresip for the tests, or run as root on Debian with its own mirror)`;

/**
 * Finds an Asterisk with its test phones: the one on the path, else on Debian as root a small
 * Debian in `.toolchain/asterisk`, which is made once and takes 400 MB.
 *
 * @param {('asterisk' | 'sipp' | 'baresip')[]} programs what is going to be run
 * @returns {Promise<Asterisk | {lacks: string}>} `asterisk.d.mts` has the shapes
 */
export async function findAsterisk(programs = ['asterisk']) {
  const onPath = programs.every(has) ? newEnough(runOnPath) : null;
  if (onPath) return onPath;
  if (!existsSync('/etc/debian_version') || !canInstall()) return { lacks: noAsterisk };
  const lacks = isMade() ? null : await make();
  if (lacks) return { lacks };
  return (
    newEnough(runInSystem) ?? { lacks: `what .toolchain/asterisk holds is too old; ${noAsterisk}` }
  );
}

function newEnough(run) {
  const version = versionOf(run);
  return isNewEnough(version) ? { version, run } : null;
}

/** @param {string} version as `asterisk -V` tells it without its first word, such as 22.10.1 */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number.parseFloat);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Whether a telephone that transfers without a subscription ends it, and every call with it. */
export function endsByRefer(version) {
  const [major, minor] = version.split('.').map(Number.parseFloat);
  return minor < endure[major];
}

function versionOf(run) {
  const { stdout } = run.sync('asterisk', ['-V']);
  return stdout.replace('Asterisk ', '').trim();
}

function runOnPath(program, args, { folder, ...options } = {}) {
  return spawn(program, args, { ...options, cwd: folder });
}

runOnPath.sync = (program, args) => spawnSync(program, args, { encoding: 'utf8' });

/**
 * The folder is mounted at its own path in the system, in a mount namespace of the process: nothing
 * is left mounted however that ends. So are the names of this machine: for each call Asterisk looks up
 * the machine's own name, and asks DNS where it finds none. The shell becomes the program, so that
 * signals reach it.
 */
const enter = `mkdir -p "$0$1" && mount --bind "$1" "$0$1" && mount --bind /etc/hosts "$0/etc/hosts" &&
  exec chroot "$0" env -C "$@"`;

function runInSystem(program, args, { folder, ...options } = {}) {
  const command = ['--mount', 'sh', '-c', enter, system, folder, program, ...args];
  return spawn('unshare', command, options);
}

runInSystem.sync = (program, args) =>
  spawnSync('chroot', [system, program, ...args], { encoding: 'utf8' });

function isMade() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === recipe;
}

/**
 * Whoever comes second waits for the first and finds its folder. The kernel gives up the lock of a
 * process that is gone, and what that left is thrown away. What mmdebstrap mounts is mounted for it
 * alone: killed, it would leave that behind.
 */
const makeOnce = `
  if [ "$(cat "$SYSTEM/jackfield-recipe" 2>/dev/null)" = "$RECIPE" ]; then exit 0; fi
  rm -rf --one-file-system "$SYSTEM" "$SYSTEM.making" && "$@" && echo "$RECIPE" >"$SYSTEM.making/jackfield-recipe" &&
  mv "$SYSTEM.making" "$SYSTEM"`;

async function make() {
  if (!has('mmdebstrap') || !mirror()) installPackages(['mmdebstrap']);
  const from = mirror();
  if (!from) return noAsterisk;
  if (!has('mmdebstrap')) return 'mmdebstrap, which makes the folder of Asterisk, is missing';
  console.log('Making .toolchain/asterisk from Debian packages (once, about 30 s) ...');
  const command = [
    'mmdebstrap',
    '--quiet',
    '--variant=apt',
    '--mode=root',
    // A mirror may lag behind the day that its lists are good for; their signatures are checked.
    '--aptopt=Acquire::Check-Valid-Until "false"',
    '--aptopt=APT::Install-Recommends "false"',
    `--include=${packages.join(',')}`,
    suite,
    `${system}.making`,
    `deb ${from} ${suite} main`,
  ];
  const inTurn = [`${system}.lock`, 'unshare', '--mount', 'sh', '-c', makeOnce, 'sh'];
  const child = spawn('flock', [...inTurn, ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SYSTEM: system, RECIPE: recipe },
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  return code === 0
    ? null
    : `mmdebstrap could not make .toolchain/asterisk of ${suite} (see above)`;
}

/** Where this machine has its own Debian packages from; null where that is not known. */
function mirror() {
  const { stdout } = spawnSync(
    'apt-get',
    ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Label: Debian'],
    { encoding: 'utf8' },
  );
  return stdout.split('\n')[0] || null;
}
