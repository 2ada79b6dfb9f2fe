import { type ClientConfig, clientConfigSchema } from '@jackfield/contract';
import * as v from 'valibot';
import { ConfigError } from '../platform/config.ts';
import { offeredLanguages } from '../platform/languages.ts';
import { readPortIn } from '../porting/config.ts';
import { withVersions } from './texts.ts';
import type { VariantFile } from './variants.ts';

const flags = new Set([
  'chatEnabled',
  'alternateChatEnabled',
  'sipRequestEnabled',
  'namePunctuation',
]);
const counts = new Set(['bandwidthMinimum', 'maxGreetings']);
const stores = ['windows', 'macos', 'ios', 'android'] as const;

const envName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

function valueOf(key: string, text: string): unknown {
  if (flags.has(key)) return text === '1' || text === 'true';
  return counts.has(key) ? Number(text) : text;
}

/**
 * Configuration that the browser reads (annex F8), from the environment: `helpUrl` is HELP_URL and
 * so on, the download links are DOWNLOAD_WINDOWS, _MACOS, _IOS and _ANDROID. A wrong type throws
 * ConfigError with the setting's name (OP-134).
 */
export function readClientConfig(env: NodeJS.ProcessEnv): ClientConfig {
  const given: Record<string, unknown> = {
    languages: offeredLanguages(),
    portIn: !readPortIn(env).isOff,
  };
  for (const key of Object.keys(clientConfigSchema.entries)) {
    const text = env[envName(key)];
    if (key in given || key === 'downloads') continue;
    if (text !== undefined && text !== '') given[key] = valueOf(key, text);
  }
  given['downloads'] = Object.fromEntries(
    stores.flatMap((store) => {
      const link = env[`DOWNLOAD_${store.toUpperCase()}`];
      return link ? [[store, link]] : [];
    }),
  );
  const read = v.safeParse(clientConfigSchema, given);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new ConfigError(`${envName(v.getDotPath(issue) ?? '')} is not valid: ${issue.message}`);
}

/** The configuration of a variant: that of the process, and what the variant says itself. */
export function configOf(common: ClientConfig, variant: VariantFile): ClientConfig {
  const { id, addresses, scripts } = variant;
  return {
    ...common,
    variant: id,
    languages: [...withVersions(common.languages, variant)],
    helpUrl: addresses.help ?? common.helpUrl,
    accountUrl: addresses.account ?? common.accountUrl,
    portingUrl: addresses.porting ?? common.portingUrl,
    supportAddress: addresses.support ?? common.supportAddress,
    analyticsUrl: scripts.analytics ?? common.analyticsUrl,
    chatUrl: scripts.chat ?? common.chatUrl,
    userGuideUrl: scripts.userGuide ?? common.userGuideUrl,
  };
}
