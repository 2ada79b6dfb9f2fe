import type { Clock } from '../platform/clock.ts';
import { readTelnyxConfig } from '../telnyx/config.ts';
import type { Carrier, CarrierOf } from './carrier.ts';
import { createSandboxCarrier } from './sandbox.ts';
import { telnyxCarrier } from './telnyx/carrier.ts';

/** Of numbers of Telnyx while its keys are not set: their orders wait. */
const away: Carrier = {
  hasListings: false,
  submit: () => Promise.reject(new Error('TELNYX_API_KEY is not set.')),
  check: () => Promise.reject(new Error('TELNYX_API_KEY is not set.')),
};

/** Telnyx for the numbers that it sold, the sandbox for all others. Throws ConfigError. */
export function readCarriers(env: NodeJS.ProcessEnv, clock: Clock): CarrierOf {
  const config = readTelnyxConfig(env);
  const telnyx = config === null ? away : telnyxCarrier(config, clock);
  const sandbox = createSandboxCarrier(clock);
  return (provider) => (provider === 'telnyx' ? telnyx : sandbox);
}
