import * as v from 'valibot';
import { parseEnvironment } from '../../platform/config.ts';

/** Hosts at which browsers are told things, and those below them: of Chrome, Firefox, Edge, Safari. */
const known = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'web.push.apple.com',
];

const fault = 'PUSH_SERVICES must be addresses such as https://push.example.com.';
const schema = v.object({
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[,\s]+/).filter(Boolean)),
      v.array(
        v.pipe(
          v.string(),
          v.check((text) => URL.canParse(text) && /^https?:/.test(text), fault),
          v.transform((text) => new URL(text).origin),
        ),
      ),
    ),
    '',
  ),
});

/** Origins of push services beside the known ones, as the settings name them. Throws ConfigError. */
export const readPushServices = (env: NodeJS.ProcessEnv): readonly string[] =>
  parseEnvironment(schema, env).PUSH_SERVICES;

/** Whether an address is at a push service: the server sends nothing anywhere else. */
export function isPushService(address: string, more: readonly string[]): boolean {
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (more.includes(origin)) return true;
  const isKnown = known.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && port === '' && isKnown;
}
