import { defineMessages, t } from '@jackfield/texts';
import type { Telnyx } from 'telnyx';
import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { telnyxClient, writing } from '../../telnyx/client.ts';
import type { TelnyxConfig } from '../../telnyx/config.ts';
import { lookUp } from '../../telnyx/lookup.ts';
import { findOwn } from '../../telnyx/own-numbers.ts';
import { read, refusal } from '../../telnyx/read.ts';
import type { Carrier, CarrierAnswer, CarrierOrder } from '../carrier.ts';
import { telnyxNameSchema, voiceSchema } from './shapes.ts';

/** Why Telnyx refuses a calling name. */
const texts = defineMessages('server.telnyxNames', {
  letters: 'Use letters from A to Z without accents, digits and spaces.',
  noNumber: 'The provider doesn’t have this number yet. Order the name again once it is set up.',
  notShown:
    'The name was handed in, but phones don’t show it after 30 days. Order it again, or another one.',
  refused: 'The provider refused this name.',
  refusedWhy: 'The provider refused this name: {detail}',
});

const day = 86_400_000;
/** Networks show a name within days; each look at it costs. */
const longest = 30 * day;

/** How long each try of a call may take. */
const patience = 5000;

/**
 * Telnyx as the keeper of calling names (PROV-01). The name stands on the number, so handing it in
 * again changes nothing (PROV-02); whether networks show it, a lookup tells once a day. It keeps no
 * directory listings.
 */
export function telnyxCarrier(config: TelnyxConfig, clock: Clock, timeout = patience): Carrier {
  const open = telnyxClient(config, timeout);
  const tomorrow = () => new Date(clock.now().getTime() + day);
  return {
    hasListings: false,
    async submit(order) {
      const name = nameOf(order);
      if (!v.is(telnyxNameSchema, name)) return refuse(t(texts.letters));
      const reason = await store(await open(), order.number, name);
      return reason === null ? { state: 'open', askAgainAt: tomorrow() } : refuse(reason);
    },
    async check(order) {
      const found = await lookUp(await open(), order.number, 'caller-name');
      const shown = found?.caller_name?.caller_name ?? '';
      if (asShown(shown) === asShown(nameOf(order))) return { state: 'done' };
      const isOver = clock.now().getTime() - order.placedAt.getTime() >= longest;
      return isOver ? refuse(t(texts.notShown)) : { state: 'open', askAgainAt: tomorrow() };
    },
  };
}

const refuse = (reason: string): CarrierAnswer => ({ state: 'refused', reason });

/** The name that is wanted; what is no name is never ordered of a carrier without listings. */
const nameOf = ({ wanted }: CarrierOrder): string =>
  'callerName' in wanted ? wanted.callerName : '';

/** A name as phones show it. */
const asShown = (name: string): string => name.trim().replaceAll(/ +/g, ' ').toUpperCase();

/** Puts a name on a number of ours; answers why where Telnyx refuses it. */
async function store(client: Telnyx, number: string, name: string): Promise<string | null> {
  const own = await findOwn(client, number);
  if (own === null) return t(texts.noNumber);
  const body = { cnam_listing: { cnam_listing_enabled: true, cnam_listing_details: name } };
  try {
    read(voiceSchema, await client.phoneNumbers.voice.update(own.id, body, writing));
    return null;
  } catch (error) {
    const refused = refusal(error);
    if (refused === null) throw error;
    const [why] = refused.error.errors;
    return why === undefined ? t(texts.refused) : t(texts.refusedWhy, { detail: why.detail });
  }
}
