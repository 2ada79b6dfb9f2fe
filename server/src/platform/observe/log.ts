import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { ServerConfig } from '../config.ts';

const secretMembers = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-support-key',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'voicemailPin',
  'code',
  'card',
  'captchaToken',
];

/** Log of the process: one JSON line each, secrets replaced (ASVS 16.2.5). */
export function createLog(
  config: Pick<ServerConfig, 'logLevel'>,
  destination: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    base: { pid: process.pid },
    redact: {
      paths: secretMembers.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '***',
    },
  };
  return pino(options, destination);
}

const secretParameter = /([?&](?:t|r|i|a|token|access_token|payment_intent)=)[^&]*/gi;

/** The secret of a link for a calendar or a softphone stands in its path. */
const secretPath = /^(\/(?:calendar|phone-setup)\/)[^/?]*/i;

/** Address as it may stand in a log: secrets in paths, links and token parameters replaced. */
export function loggedUrl(url: string): string {
  return url.replace(secretPath, '$1***').replaceAll(secretParameter, '$1***').slice(0, 2000);
}
