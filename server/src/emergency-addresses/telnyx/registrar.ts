import { addressCountry } from '@jackfield/domain/address-rules';
import { defineMessages, t } from '@jackfield/texts';
import type { Telnyx } from 'telnyx';
import { telnyxClient, writing } from '../../telnyx/client.ts';
import type { TelnyxConfig } from '../../telnyx/config.ts';
import { countryCodes } from '../../telnyx/country-code.ts';
import { orNull, read, refusal } from '../../telnyx/read.ts';
import type { EmergencyRegistrar, Registered, RegistrarAnswer } from '../registrar.ts';
import {
  addressAnswerSchema,
  type AddressBody,
  addressListSchema,
  callerAnswerSchema,
  type CallerBody,
  callerListSchema,
} from './shapes.ts';

/** Why Telnyx refuses where calls for help come from. */
const texts = defineMessages('server.telnyxEmergency', {
  unknownAddress: 'Help cannot be sent to this address. Check each part of it.',
  unknownNumber: '911 cannot be called from this number.',
});

const pageSize = 250;
/** Pages that are looked through for what may be there. */
const mostPages = 20;

type AddressWanted = Extract<Registered, { kind: 'address' }>;
type CallerWanted = Extract<Registered, { kind: 'caller' }>;

function addressBody({ address, country }: AddressWanted): AddressBody {
  return {
    house_number: address.houseNumber,
    street_name: address.streetName,
    ...(address.addressLine2 !== '' && { extended_address: address.addressLine2 }),
    locality: address.city,
    administrative_area: address.stateCode,
    postal_code: address.zip,
    country_code: countryCodes[addressCountry(address.stateCode, country)] ?? 'US',
  };
}

const callerBody = ({ addressId, number, name }: CallerWanted): CallerBody => ({
  dynamic_emergency_address_id: addressId,
  callback_number: number,
  caller_name: name,
});

interface Told {
  readonly id: string;
  readonly status: 'pending' | 'activated' | 'rejected';
}

function answerOf({ id, status }: Told, sipHeader: string | null, reason: string): RegistrarAnswer {
  if (status === 'rejected') return { state: 'refused', providerId: id, reason };
  // Without what calls name it by, nothing can be said of it in a call.
  const isDone = status === 'activated' && sipHeader !== null;
  return { state: isDone ? 'registered' : 'open', providerId: id, sipHeader };
}

const ofAddress = (answer: unknown): RegistrarAnswer => {
  const { data } = read(addressAnswerSchema, answer);
  return answerOf(data, data.sip_geolocation_id || null, t(texts.unknownAddress));
};
const ofCaller = (answer: unknown): RegistrarAnswer => {
  const { data } = read(callerAnswerSchema, answer);
  const from = data.sip_from_id ? `<sip:${data.sip_from_id}@sip.telnyx.com>` : null;
  return answerOf(data, from, t(texts.unknownNumber));
};

const plain = (value: string) => value.trim().toLowerCase();

/** Whether an address there is this one: Telnyx may write it in capitals. */
const isSamePlace = (there: Omit<AddressBody, 'country_code'>, wanted: AddressBody): boolean =>
  (
    [
      'house_number',
      'street_name',
      'extended_address',
      'locality',
      'administrative_area',
      'postal_code',
    ] as const
  ).every((part) => plain(there[part] ?? '') === plain(wanted[part] ?? ''));

/** The first of a list there that is what is looked for. */
async function search<Item extends { readonly id: string }>(
  list: (asked: { 'page[number]': number; 'page[size]': number }) => Promise<readonly Item[]>,
  isIt: (item: Item) => boolean,
): Promise<string | null> {
  for (let page = 1; page <= mostPages; page += 1) {
    const items = await list({ 'page[number]': page, 'page[size]': pageSize });
    const found = items.find(isIt);
    if (found !== undefined) return found.id;
    if (items.length < pageSize) break;
  }
  return null;
}

/**
 * Telnyx as who carries calls for help (docs/decisions/0136-emergency-addresses-are-registered.md): an
 * address is a dynamic emergency address, a number that calls from there an endpoint at it. Neither has a
 * reference of ours, so what may be there is known by its parts.
 * @param timeout milliseconds that each try of a call may take
 */
export function telnyxRegistrar(config: TelnyxConfig, timeout = 5000): EmergencyRegistrar {
  const open = telnyxClient(config, timeout);
  const callsOf = ({ dynamicEmergencyAddresses, dynamicEmergencyEndpoints }: Telnyx) => ({
    address: dynamicEmergencyAddresses,
    caller: dynamicEmergencyEndpoints,
  });
  return {
    id: 'telnyx',
    async find(what, others) {
      const calls = callsOf(await open());
      if (what.kind === 'address') {
        const wanted = addressBody(what);
        return search(
          async (asked) => {
            const { data } = await calls.address.list(asked);
            return read(addressListSchema, { data }).data;
          },
          (one) =>
            one.status !== 'rejected' &&
            !others.has(one.id) &&
            isSamePlace({ ...one, extended_address: one.extended_address ?? '' }, wanted),
        );
      }
      return search(
        async (asked) => {
          const { data } = await calls.caller.list(asked);
          return read(callerListSchema, { data }).data;
        },
        (one) =>
          !others.has(one.id) &&
          one.callback_number === what.number &&
          one.dynamic_emergency_address_id === what.addressId,
      );
    },
    async make(what) {
      const calls = callsOf(await open());
      try {
        return what.kind === 'address'
          ? ofAddress(await calls.address.create(addressBody(what), writing))
          : ofCaller(await calls.caller.create(callerBody(what), writing));
      } catch (error) {
        const refused = refusal(error);
        if (refused === null) throw error;
        const unknown = what.kind === 'address' ? texts.unknownAddress : texts.unknownNumber;
        const reason = refused.error.errors[0]?.detail ?? t(unknown);
        return { state: 'refused', providerId: null, reason };
      }
    },
    async ask(kind, providerId) {
      const calls = callsOf(await open());
      const answer = await orNull(
        kind === 'address'
          ? calls.address.retrieve(providerId).then(ofAddress)
          : calls.caller.retrieve(providerId).then(ofCaller),
      );
      return answer;
    },
    async remove(kind, providerId) {
      const calls = callsOf(await open());
      await orNull<unknown>(
        kind === 'address'
          ? calls.address.delete(providerId, writing)
          : calls.caller.delete(providerId, writing),
      );
    },
  };
}
