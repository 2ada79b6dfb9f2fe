import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { account, mainNumber } from '../../shared/domain/src/routing/sample-account.ts';

const uuid = (tail) => `019a0000-0000-7000-8000-0000000000${tail}`;
const ids = { Main: uuid('11'), Sales: uuid('12'), Ana: uuid('13'), Ben: uuid('14') };
Object.assign(ids, { Cem: uuid('15'), number: uuid('16'), 'closed.wav': uuid('17') });

/** The number of the account, which Ana's phone answers. */
export const called = mainNumber;

/** The phone of the account, by its SIP name. */
export const phone = 'ana';

/** The same account with ids as the portal has them, open at any time. */
function config() {
  const whole = account();
  const companies = whole.companies.map((one) => ({
    ...one,
    businessHour: { ...one.businessHour, alwaysOpen: true },
  }));
  return JSON.parse(JSON.stringify({ ...whole, companies }), (key, value) =>
    key !== 'name' && Object.hasOwn(ids, value) ? ids[value] : value,
  );
}

const routing = JSON.stringify({
  account: { id: uuid('10'), status: 'active', timeZone: 'America/Chicago' },
  version: 1,
  config: config(),
  extensions: [],
  phones: [{ name: phone, teammateId: ids.Ana }],
  callerNumbers: [],
  media: [],
  emergency: { account: null, people: [], numbers: [] },
});

/** As the portal has them, but for the place of the phone. */
const rows = (host) => ({
  ps_endpoints: {
    id: phone,
    aors: phone,
    context: 'from-phone',
    disallow: 'all',
    allow: 'ulaw',
    direct_media: 'no',
    rtp_symmetric: 'yes',
    force_rport: 'yes',
    rewrite_contact: 'yes',
  },
  ps_aors: { id: phone, contact: `sip:${phone}@${host}`, max_contacts: '1' },
});

/**
 * Stands in for a portal with one account, whose phone is at an address of its own instead of being
 * signed in. Outcomes are counted and forgotten.
 *
 * @param {string} host address and UDP port of the phone
 */
export async function standInPortal(host) {
  const waiting = new Set();
  let told = 0;
  const nothingRefused = () => JSON.stringify({ refused: [] });
  const answers = {
    '/api/exchange/live': nothingRefused,
    '/api/exchange/registrations': nothingRefused,
    '/api/exchange/routing': () => routing,
    '/api/exchange/outcomes': (body) => {
      const { calls } = JSON.parse(body);
      told += calls.length;
      return JSON.stringify({ accepted: calls.length, known: 0, refused: [] });
    },
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://portal');
    const body = await text(request);
    if (pathname === '/api/exchange/changes') {
      const nothing = JSON.stringify({ after: '1', isWhole: true, accounts: [] });
      if (searchParams.has('after')) waiting.add(response);
      else response.end(nothing);
      return;
    }
    const table = /phones\/(\w+)\/single$/.exec(pathname)?.[1];
    if (table) {
      const row = new URLSearchParams(body).get('id') === phone ? rows(host)[table] : undefined;
      response.end(new URLSearchParams(row).toString());
      return;
    }
    const answer = answers[pathname];
    response.statusCode = answer ? 200 : 404;
    response.end(answer?.(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** How many calls were told of. */
    get told() {
      return told;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
