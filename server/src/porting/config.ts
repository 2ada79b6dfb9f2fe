import * as v from 'valibot';
import { parseEnvironment } from '../platform/config.ts';

const schema = v.object({
  PORT_IN: v.optional(v.picklist(['sandbox', 'off'], 'PORT_IN must be sandbox or off.'), 'sandbox'),
});

/** Who moves numbers here (PORT-01); `off` where nobody does. Throws ConfigError. */
export const readPortIn = (env: NodeJS.ProcessEnv): 'sandbox' | 'off' =>
  parseEnvironment(schema, env).PORT_IN;
