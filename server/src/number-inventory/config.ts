import { numberProviderSchema } from '@jackfield/contract/api/number';
import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../platform/config.ts';
import { embeddedProvider } from './embedded.ts';
import { createNumberLookup, type NumberLookup } from './lookup.ts';
import { readTelnyxConfig } from '../telnyx/config.ts';
import { telnyxProvider } from './telnyx/provider.ts';

const schema = v.object({
  NUMBER_PROVIDERS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((name) => name.trim())),
      v.array(
        v.picklist(
          numberProviderSchema.options,
          'NUMBER_PROVIDERS must be a list of bandwidth, localNumber and telnyx, separated by commas.',
        ),
      ),
    ),
    'bandwidth,localNumber',
  ),
  BANDWIDTH_MINIMUM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'BANDWIDTH_MINIMUM must be a whole number.'),
      v.transform(Number),
    ),
    '4',
  ),
});

/** The lookup as the environment configures it; a wrong setting throws ConfigError (annex F8). */
export function readNumberLookup(env: NodeJS.ProcessEnv): NumberLookup {
  const { NUMBER_PROVIDERS: order, BANDWIDTH_MINIMUM: bandwidth } = parseEnvironment(schema, env);
  const telnyx = readTelnyxConfig(env);
  return createNumberLookup({
    providers: [...new Set(order)].map((id) => {
      if (id !== 'telnyx') return embeddedProvider(id);
      if (telnyx !== null) return telnyxProvider(telnyx);
      throw new ConfigError(
        'NUMBER_PROVIDERS names telnyx, which needs TELNYX_API_KEY and TELNYX_PUBLIC_KEY.',
      );
    }),
    minimums: { bandwidth },
  });
}
