import * as v from 'valibot';
import { parseEnvironment } from '../../platform/config.ts';

const schema = v.object({
  SANDBOX_PAYMENTS_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('SANDBOX_PAYMENTS_URL must be an address such as https://pay.example.com.'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
});

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Address of the sandbox's pages: an origin of their own where one is known, else a path of the
 * portal's. Every browser takes names below `localhost` for its own machine.
 */
export function sandboxAddress(env: NodeJS.ProcessEnv, publicUrl: string): string {
  const { SANDBOX_PAYMENTS_URL: own } = parseEnvironment(schema, env);
  if (own !== undefined) return own;
  const { protocol, hostname, port } = new URL(publicUrl);
  if (!loopback.has(hostname)) return `${publicUrl}/sandbox-payments`;
  return new URL(`${protocol}//pay.localhost${port && `:${port}`}`).origin;
}
