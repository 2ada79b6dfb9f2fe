import * as v from 'valibot';
import { parseEnvironment } from '../../platform/config.ts';

const schema = v.object({
  SIP_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'SIP_DOMAIN must be a name such as sip.example.com.'),
    ),
    'sip.jackfield.example',
  ),
});

/** Settings of devices. */
export interface DeviceConfig {
  /** Domain that new devices sign in to. */
  readonly sipDomain: string;
}

/** Reads the settings; throws ConfigError with a sentence for the operator. */
export function readDeviceConfig(env: NodeJS.ProcessEnv): DeviceConfig {
  return { sipDomain: parseEnvironment(schema, env).SIP_DOMAIN };
}
