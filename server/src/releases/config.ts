import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../platform/config.ts';
import { isStrongKey, weakKey } from '../platform/operator-keys.ts';

const schema = v.object({
  RELEASES_DIR: v.optional(v.string()),
  RELEASE_TOKEN: v.optional(v.string()),
  RELEASE_TOKENS: v.optional(v.string(), ''),
  RELEASE_SMOKE: v.optional(v.picklist(['required', 'optional'])),
  SMOKE_KEYS: v.optional(v.string(), ''),
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
  /** Keys that smokes are signed with; none where the token does it. */
  readonly smokeKeys: readonly ReleaseToken[];
  /** A version goes to everybody only when its pages were seen to paint. */
  readonly isSmokeRequired: boolean;
}

/** `billing` and `mfe-billing` name the same remote. */
const fullName = (name: string) => (name === '*' || name.startsWith('mfe-') ? name : `mfe-${name}`);

function readTokens(name: string, text: string): ReleaseToken[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, remote, token] = /^\s*([a-z*][a-z0-9-]*)\s*:\s*(\S+)\s*$/.exec(part) ?? [];
      if (remote === undefined || token === undefined) {
        throw new ConfigError(`${name} must be a list such as billing:token,*:token.`);
      }
      return { remote: fullName(remote), token };
    });
}

/** Reads the settings of releases; throws ConfigError with a sentence for the operator. */
export function readReleaseConfig(
  env: NodeJS.ProcessEnv,
  options: { readonly dataDir: string; readonly isProduction: boolean },
): ReleaseConfig {
  const read = parseEnvironment(schema, env);
  const tokens = [
    ...(read.RELEASE_TOKEN === undefined ? [] : [{ remote: '*', token: read.RELEASE_TOKEN }]),
    ...readTokens('RELEASE_TOKENS', read.RELEASE_TOKENS),
  ];
  const smokeKeys = readTokens('SMOKE_KEYS', read.SMOKE_KEYS);
  if (![...tokens, ...smokeKeys].every(({ token }) => isStrongKey(token))) {
    throw new ConfigError(weakKey('A release token or smoke key'));
  }
  const { isProduction } = options;
  return {
    folder: read.RELEASES_DIR ?? join(options.dataDir, 'releases'),
    tokens,
    smokeKeys,
    isSmokeRequired:
      (read.RELEASE_SMOKE ?? (isProduction ? 'required' : 'optional')) === 'required',
  };
}
