import type { FastifyRequest } from 'fastify';

/** Countries of accounts by the two letters that proxies send, with a zone to preselect. */
const places: Record<string, { countryAlpha3Code: string; timeZone: string }> = {
  US: { countryAlpha3Code: 'USA', timeZone: 'America/New_York' },
  CA: { countryAlpha3Code: 'CAN', timeZone: 'America/Toronto' },
  MY: { countryAlpha3Code: 'MYS', timeZone: 'Asia/Kuala_Lumpur' },
};

const preset = { countryAlpha3Code: 'USA', timeZone: 'America/New_York' };

/**
 * Country and time zone to preselect before an account is known (OP-10): from a proxy's header when
 * one is configured as trusted, else the preset.
 */
export function readLocation(request: FastifyRequest, countryHeader: string) {
  const sent = countryHeader === '' ? undefined : request.headers[countryHeader.toLowerCase()];
  return (typeof sent === 'string' && places[sent.toUpperCase()]) || preset;
}
