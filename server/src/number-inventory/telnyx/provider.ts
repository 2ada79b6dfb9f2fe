import type { AccountCountry } from '@jackfield/contract';
import { tollFreePrefixes } from '@jackfield/domain/number-search';
import type { Telnyx } from 'telnyx';
import { telnyxClient, writing } from '../../telnyx/client.ts';
import type { TelnyxConfig } from '../../telnyx/config.ts';
import { countryCodes } from '../../telnyx/country-code.ts';
import { findOwn } from '../../telnyx/own-numbers.ts';
import { read, refusal } from '../../telnyx/read.ts';
import type { NumberOrder, NumberProvider, OrderAnswer } from '../provider.ts';
import { availableSchema, orderAnswerSchema, orderListSchema, type TelnyxOrder } from './shapes.ts';

/** Numbers that one search asks for: sorted here, they are the pages of it. */
const most = 200;

/**
 * How long each try of a call may take. A step of due work makes two reads, each twice at most, and a
 * write, which end before another process may take the same step.
 */
const patience = 5000;

/** Telnyx as a seller of numbers (docs/decisions/0130-a-number-is-ordered.md). */
export function telnyxProvider(config: TelnyxConfig, timeout = patience): NumberProvider {
  const open = telnyxClient(config, timeout);
  return {
    id: 'telnyx',
    // It keeps a number as long as we pay for it.
    holdsFor: 30 * 24 * 3_600_000,
    sellsAtOnce: false,
    serves: ({ account, country }) =>
      config.countries.includes(country) && (config.accounts?.includes(account) ?? true),
    async search({ country, areaCode, isTollFree, digits = '', limit, startAfter = '' }) {
      const numbers = await available(await open(), {
        country,
        areaCode,
        isTollFree,
        pattern: digits === '' ? undefined : { contains: digits },
      });
      return numbers
        .filter((number) => number > startAfter && number.slice(-4).includes(digits))
        .slice(0, limit);
    },
    async find(number, country) {
      const [, areaCode, line] = /^\+1(\d{3})(\d{7})$/.exec(number) ?? [];
      if (areaCode === undefined || line === undefined) return null;
      const isTollFree = (tollFreePrefixes as readonly string[]).includes(areaCode);
      const pattern = { ends_with: line };
      const numbers = await available(await open(), { country, areaCode, isTollFree, pattern });
      return numbers.includes(number) ? { country, isTollFree } : null;
    },
    order: async (order) => orderOnce(await open(), order, config),
    async check({ providerId, ...order }) {
      const client = await open();
      const answer = await client.numberOrders.retrieve(providerId);
      return standOf(client, read(orderAnswerSchema, answer).data, order);
    },
    async giveUp(number) {
      const client = await open();
      const own = await findOwn(client, number);
      if (own === null) return;
      await client.phoneNumbers.delete(own.id, writing).catch((error: unknown) => {
        if (refusal(error)?.status !== 404) throw error;
      });
    },
  };
}

interface Wanted {
  readonly country: AccountCountry;
  readonly areaCode: string;
  readonly isTollFree: boolean;
  readonly pattern: { readonly contains: string } | { readonly ends_with: string } | undefined;
}

/** Numbers on sale in ascending order, which Telnyx does not promise. */
async function available(client: Telnyx, wanted: Wanted): Promise<string[]> {
  const code = countryCodes[wanted.country];
  if (code === undefined) return [];
  const filter = {
    country_code: code,
    national_destination_code: wanted.areaCode,
    phone_number_type: wanted.isTollFree ? ('toll_free' as const) : ('local' as const),
    limit: most,
    best_effort: false,
    ...(wanted.pattern && { phone_number: wanted.pattern }),
  };
  const answer = await client.availablePhoneNumbers.list({ filter });
  const numbers = read(availableSchema, answer).data.map((one) => one.phone_number);
  const start = `+1${wanted.areaCode}`;
  return [...new Set(numbers)].filter((number) => number.startsWith(start)).toSorted();
}

/**
 * Orders a number unless that has been done: Telnyx makes an order of each call. A number that is
 * ours already was ordered too, as the portal lets one account alone have a number.
 */
async function orderOnce(
  client: Telnyx,
  order: NumberOrder,
  config: TelnyxConfig,
): Promise<OrderAnswer> {
  const before = await look(client, order);
  if (before !== null) return before;
  const made = await create(client, order, config);
  if ('status' in made) return standOf(client, made, order);
  // Another process may have got it meanwhile, for the same reference.
  return (await look(client, order)) ?? { state: 'refused', reason: made.reason };
}

/** Makes an order; answers why where Telnyx refuses it. */
async function create(
  client: Telnyx,
  { number, reference }: NumberOrder,
  { connectionId, messagingProfileId }: TelnyxConfig,
): Promise<TelnyxOrder | { reason: string }> {
  const body = {
    customer_reference: reference,
    phone_numbers: [{ phone_number: number }],
    ...(connectionId !== undefined && { connection_id: connectionId }),
    ...(messagingProfileId !== undefined && { messaging_profile_id: messagingProfileId }),
  };
  try {
    return read(orderAnswerSchema, await client.numberOrders.create(body, writing)).data;
  } catch (error) {
    const refused = refusal(error);
    if (refused === null) throw error;
    return { reason: `refused with ${refused.status}` };
  }
}

/** What became of a reference so far; null when Telnyx knows nothing of it. */
async function look(client: Telnyx, order: NumberOrder): Promise<OrderAnswer | null> {
  const filter = { customer_reference: order.reference };
  const { data } = await client.numberOrders.list({ filter });
  const orders = read(orderListSchema, { data }).data;
  const best = orders.find(({ status }) => status !== 'failure') ?? orders[0];
  return best === undefined ? ownStand(client, order) : standOf(client, best, order);
}

async function standOf(
  client: Telnyx,
  { id: providerId, status }: TelnyxOrder,
  order: NumberOrder,
): Promise<OrderAnswer> {
  if (status === 'success') return { state: 'done', providerId };
  if (status === 'pending') return { state: 'open', providerId };
  return (await ownStand(client, order)) ?? { state: 'refused', reason: 'failure' };
}

async function ownStand(client: Telnyx, { number }: NumberOrder): Promise<OrderAnswer | null> {
  const own = await findOwn(client, number);
  if (own === null) return null;
  if (own.status === 'active') return { state: 'done', providerId: own.id };
  throw new Error(`Telnyx has ${number} as ${own.status} without an order of ours.`);
}
