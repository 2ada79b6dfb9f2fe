import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readLocation } from './location.ts';

/** What a visitor is told whose proxy sends `sent`, by a server that trusts `trusted`. */
async function placeOf(sent: string, trusted = 'X-Country') {
  const app = fastify();
  app.get('/', async (request) => readLocation(request, trusted));
  const answer = await app.inject({ method: 'GET', url: '/', headers: { 'x-country': sent } });
  return answer.json();
}

describe('location', () => {
  it.each([
    ['US', 'USA', 'America/New_York'],
    ['ca', 'CAN', 'America/Toronto'],
    ['MY', 'MYS', 'Asia/Kuala_Lumpur'],
    ['FR', 'USA', 'America/New_York'],
  ])('API-41 a trusted header with %s preselects %s', async (sent, country, timeZone) => {
    expect(await placeOf(sent)).toEqual({ countryAlpha3Code: country, timeZone });
  });

  it('API-41 a header that is not trusted counts for nothing', async () => {
    expect(await placeOf('MY', '')).toMatchObject({ countryAlpha3Code: 'USA' });
    expect(await placeOf('MY', 'CF-IPCountry')).toMatchObject({ countryAlpha3Code: 'USA' });
  });
});
