import type { Telnyx } from 'telnyx';
import * as v from 'valibot';
import { telnyxProvider } from '../number-inventory/telnyx/provider.ts';
import { addressListSchema } from '../emergency-addresses/telnyx/shapes.ts';
import { checkPortability } from '../porting/telnyx/porting.ts';
import { telnyxClient } from './client.ts';
import { readTelnyxConfig, type TelnyxConfig } from './config.ts';
import { lookUp } from './lookup.ts';
import { listOwn } from './own-numbers.ts';
import { read } from './read.ts';

/*
 * Brands, by the types of the SDK (telnyx 7.24, MIT): the files messaging-10dlc/brand and
 * messaging-10dlc/campaign-builder/brand of its resources.
 */
const brandsSchema = v.object({ records: v.array(v.object({ brandId: v.string() })) });
const qualifiedSchema = v.object({ monthlyFee: v.optional(v.number()) });

const areaCode = '251';
/** A number that nobody has: the exchange 555 of Alabama. */
const sampleNumber = '+12515550142';
/** The use case that is asked about: most brands may have it. */
const useCase = 'CUSTOMER_CARE';

/** What an account without it has to do without. */
const settings: readonly (readonly [string, string])[] = [
  ['TELNYX_CONNECTION_ID', 'numbers that are bought ring nothing'],
  ['TELNYX_MESSAGING_PROFILE_ID', 'numbers that are bought take and send no texts'],
  ['VERIFICATION_FROM', 'no codes are texted, so that no mobile number is verified'],
  ['PUBLIC_URL', 'Telnyx has no address to tell its events'],
];

type Say = (line: string) => void;

interface Check {
  readonly what: string;
  /** Answers what was seen. */
  readonly look: (client: Telnyx, config: TelnyxConfig) => Promise<string>;
}

const checks: readonly Check[] = [
  {
    what: `numbers on sale in area code ${areaCode}`,
    async look(_client, config) {
      const provider = telnyxProvider(config);
      const wanted = { country: 'USA', areaCode, isTollFree: false, limit: 5 } as const;
      const [first, ...others] = await provider.search(wanted);
      if (first === undefined) return 'none today';
      const found = await provider.find(first, 'USA');
      return `${1 + others.length} or more, the first ${first}, ${found ? 'found again' : 'just sold'}`;
    },
  },
  {
    what: 'numbers of the account',
    async look(client) {
      const own = await listOwn(client);
      const active = own.filter(({ status }) => status === 'active');
      return `${own.length} on the first page, ${active.length} active`;
    },
  },
  {
    what: `whether ${sampleNumber} can be moved`,
    async look(client) {
      const [checked] = await checkPortability(client, [sampleNumber]);
      return (
        checked?.obstacle ?? `yes, from ${checked?.carrier ?? 'a carrier that it does not name'}`
      );
    },
  },
  {
    what: 'emergency addresses',
    async look(client) {
      const { data } = await client.dynamicEmergencyAddresses.list();
      const there = read(addressListSchema, { data }).data;
      const active = there.filter(({ status }) => status === 'activated');
      return `${there.length} on the first page, ${active.length} active`;
    },
  },
  {
    what: 'brands, and a campaign that the first may have',
    async look(client) {
      const { records } = await client.messaging10dlc.brand.list({ recordsPerPage: 100 });
      const [first, ...others] = read(brandsSchema, { records }).records;
      if (first === undefined) return 'no brand yet';
      const { brandId } = first;
      const { brand } = client.messaging10dlc.campaignBuilder;
      const answer = await brand.qualifyByUsecase(useCase, { brandId });
      const fee = read(qualifiedSchema, answer).monthlyFee;
      return `${1 + others.length} on the first page, ${useCase} for ${fee ?? '?'} a month`;
    },
  },
];

/** Of a number; the only one that costs. */
const lookupOf = (number: string): Check => ({
  what: `line of ${number}, which is billed`,
  async look(client) {
    const found = await lookUp(client, number, 'carrier');
    return found === null ? 'not looked up for this account' : (found.carrier?.type ?? 'unknown');
  },
});

interface Options {
  /** Number to look up, which costs; none unless given. */
  readonly lookup?: string | undefined;
  /** Gets a line for each thing that was seen; never the key. */
  readonly say: Say;
}

/**
 * Asks Telnyx with the keys of the environment what it would be asked in earnest and costs nothing
 * (PROV-01). Answers whether all of it was answered. Throws ConfigError for wrong settings.
 */
export async function checkTelnyx(
  env: NodeJS.ProcessEnv,
  { lookup, say }: Options,
): Promise<boolean> {
  const config = readTelnyxConfig(env);
  if (config === null) {
    say('missing  TELNYX_API_KEY and TELNYX_PUBLIC_KEY: Telnyx serves nothing');
    return false;
  }
  for (const [name, without] of settings) if (!env[name]) say(`missing  ${name}: ${without}`);
  const client = await telnyxClient(config, 10_000)();
  let isWell = true;
  for (const { what, look } of lookup === undefined ? checks : [...checks, lookupOf(lookup)]) {
    try {
      say(`ok       ${what}: ${await look(client, config)}`);
    } catch (error) {
      isWell = false;
      const reason = String(error instanceof Error ? error.message : error);
      say(`failed   ${what}: ${reason.replaceAll(config.apiKey, '…').slice(0, 200)}`);
    }
  }
  return isWell;
}
