import type { AccountCountry } from '@jackfield/contract';
import type { FastifyRequest } from 'fastify';

/** A country of accounts with the zone to preselect there. */
interface Place {
  countryAlpha3Code: AccountCountry;
  timeZone: string;
}

/** By the two letters that proxies send. */
const places: Record<string, Place> = {
  US: { countryAlpha3Code: 'USA', timeZone: 'America/New_York' },
  CA: { countryAlpha3Code: 'CAN', timeZone: 'America/Toronto' },
  MY: { countryAlpha3Code: 'MYS', timeZone: 'Asia/Kuala_Lumpur' },
};

const preset: Place = { countryAlpha3Code: 'USA', timeZone: 'America/New_York' };

/** The place of an account's country. */
export function placeOf(country: AccountCountry): Place {
  return Object.values(places).find((place) => place.countryAlpha3Code === country) ?? preset;
}

/**
 * Country and time zone to preselect before an account is known (OP-10): from a proxy's header when
 * one is configured as trusted, else the preset.
 */
export function readLocation(request: FastifyRequest, countryHeader: string): Place {
  const sent = countryHeader === '' ? undefined : request.headers[countryHeader.toLowerCase()];
  return (typeof sent === 'string' && places[sent.toUpperCase()]) || preset;
}
