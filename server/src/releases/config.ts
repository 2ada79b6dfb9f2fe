import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../platform/config.ts';

const shortest = 16;

const schema = v.object({
  RELEASES_DIR: v.optional(v.string()),
  RELEASE_TOKEN: v.optional(v.string()),
  RELEASE_TOKENS: v.optional(v.string(), ''),
});

/** A token that may publish. */
export interface ReleaseToken {
  /** Remote that it is for; `*` is any. */
  readonly remote: string;
  readonly token: string;
}

export interface ReleaseConfig {
  /** Folder of the published files; processes on one database share it. */
  readonly folder: string;
  readonly tokens: readonly ReleaseToken[];
}

/** `billing` and `mfe-billing` name the same remote. */
const fullName = (name: string) => (name === '*' || name.startsWith('mfe-') ? name : `mfe-${name}`);

function readTokens(text: string): ReleaseToken[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name, token] = /^\s*([a-z*][a-z0-9-]*)\s*:\s*(\S+)\s*$/.exec(part) ?? [];
      if (name === undefined || token === undefined) {
        throw new ConfigError('RELEASE_TOKENS must be a list such as billing:token,*:token.');
      }
      return { remote: fullName(name), token };
    });
}

/** Reads the settings of releases; throws ConfigError with a sentence for the operator. */
export function readReleaseConfig(env: NodeJS.ProcessEnv, dataDir: string): ReleaseConfig {
  const read = parseEnvironment(schema, env);
  const tokens = [
    ...(read.RELEASE_TOKEN === undefined ? [] : [{ remote: '*', token: read.RELEASE_TOKEN }]),
    ...readTokens(read.RELEASE_TOKENS),
  ];
  if (tokens.some(({ token }) => token.length < shortest)) {
    throw new ConfigError(`A release token must have at least ${shortest} characters.`);
  }
  return { folder: read.RELEASES_DIR ?? join(dataDir, 'releases'), tokens };
}
