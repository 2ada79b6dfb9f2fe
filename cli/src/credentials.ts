import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CommandError, exitCodes } from './exit.ts';

/** What `login` keeps: a key for each portal, and the portal that was signed in to last. */
interface Kept {
  readonly last?: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** A portal, and the key that it knows this program by. */
export interface Credentials {
  /** Its origin, such as `https://portal.example.com`. */
  readonly url: string;
  readonly key: string;
}

type Env = NodeJS.ProcessEnv;

/** Where keys are kept, for their owner to read alone. */
function keptFile(env: Env): string {
  const folder =
    process.platform === 'win32'
      ? (env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'))
      : (env.XDG_CONFIG_HOME ?? join(env.HOME ?? homedir(), '.config'));
  return join(folder, 'jackfield', 'keys.json');
}

function readKept(env: Env): Kept {
  try {
    const { last, keys } = JSON.parse(readFileSync(keptFile(env), 'utf8')) as Partial<Kept>;
    return { ...(typeof last === 'string' && { last }), keys: keys ?? {} };
  } catch {
    return { keys: {} };
  }
}

/**
 * The origin of a portal's address.
 *
 * @throws CommandError where it is none, or would send a key unencrypted across a network
 */
export function originOf(address: string): string {
  const text = address.includes('://') ? address : `https://${address}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new CommandError(`${address} is no address of a portal.`, exitCodes.usage);
  }
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !isHere) {
    throw new CommandError(`Use https for ${url.host}: a key is never sent unencrypted.`);
  }
  return url.origin;
}

/** Which portal a command is about: `--url`, `JACKFIELD_URL`, or where `login` was last; else null. */
export function portalOf(env: Env, option: string | undefined): string | null {
  const address = option ?? (env.JACKFIELD_URL || readKept(env).last);
  return address === undefined ? null : originOf(address);
}

/**
 * Portal and key of a command: `JACKFIELD_KEY`, or what `login` has kept (FILE-01).
 *
 * @throws CommandError where one of them is missing, with what to do
 */
export function credentialsOf(env: Env, option: string | undefined): Credentials {
  const url = portalOf(env, option);
  if (url === null) {
    throw new CommandError(
      'Which portal? Set JACKFIELD_URL to its address, or run jackfield login --url <address>.',
    );
  }
  if (env.JACKFIELD_KEY) return { url, key: keyOf(env.JACKFIELD_KEY, 'JACKFIELD_KEY') };
  const key = readKept(env).keys[url];
  if (key === undefined) {
    throw new CommandError(
      `There is no key for ${url}. Set JACKFIELD_KEY, or run jackfield login.`,
    );
  }
  return { url, key };
}

/**
 * A key as it was typed or set.
 *
 * @throws CommandError where it is none, without showing it
 */
export function keyOf(text: string, source: string): string {
  const key = text.trim();
  if (/^jfk_[0-9A-Za-z]+$/.test(key)) return key;
  throw new CommandError(`${source} is no key: a key begins with jfk_.`);
}

/** Keeps a key, readable for its owner alone; answers the path of the file. */
export function keepKey(env: Env, { url, key }: Credentials): string {
  const file = keptFile(env);
  const kept = readKept(env);
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  const content = { last: url, keys: { ...kept.keys, [url]: key } } satisfies Kept;
  // Made anew, so that a file with wider rights does not keep them.
  const arriving = `${file}.${process.pid}`;
  writeFileSync(arriving, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(arriving, file);
  return file;
}
