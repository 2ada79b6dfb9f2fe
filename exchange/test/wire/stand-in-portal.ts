import { appendFileSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { beepWave } from '../../src/call/beep.ts';

/**
 * A process that stands in for the portal, so that it can be killed: one account, its phones where
 * somebody listens already, and outcomes that are written down as they come.
 * PORT, ROUTING (a file that holds what is answered), PHONES (JSON: addresses by SIP name), OUTCOMES.
 */
const { PORT, ROUTING = '', PHONES = '{}', OUTCOMES = '' } = process.env;
const routing = readFileSync(ROUTING, 'utf8');
const addresses = JSON.parse(PHONES) as Record<string, string>;
const rows = {
  ps_endpoints: (name: string) => ({ id: name, aors: name, context: 'from-phone', allow: 'ulaw' }),
  ps_auths: () => ({}),
  ps_aors: (name: string) => ({ id: name, contact: addresses[name] ?? '' }),
};

const answers: Record<string, (body: string, at: string) => unknown> = {
  routing: () => routing,
  'call-permission': () => JSON.stringify({ isAllowed: true, because: null, stop: null }),
  lights: () => JSON.stringify({ lights: [] }),
  registrations: () => JSON.stringify({ refused: [] }),
  outcomes(body) {
    const { calls } = JSON.parse(body) as { calls: object[] };
    appendFileSync(OUTCOMES, calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
    return JSON.stringify({ accepted: calls.length, known: 0, refused: [] });
  },
};

createServer((request, response) => void answer(request, response)).listen(
  Number(PORT),
  '127.0.0.1',
);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://portal');
  const body = await text(request);
  const parts = pathname.split('/');
  if (pathname.endsWith('.wav')) {
    const headers = { 'content-type': 'audio/wav', 'cache-control': 'max-age=31536000' };
    response.writeHead(200, headers).end(beepWave());
  } else if (pathname.endsWith('/single')) {
    const name = new URLSearchParams(body).get('id') ?? '';
    const row = name in addresses ? rows[parts.at(-2) as keyof typeof rows](name) : {};
    response.end(new URLSearchParams(row).toString());
  } else if (pathname.endsWith('/changes')) {
    const told = JSON.stringify({ after: 'a', isWhole: true, accounts: [], lights: [] });
    // Nothing is ever saved: whoever waits for it waits as long as it lasts.
    if (!searchParams.has('after')) response.end(told);
    else setTimeout(() => response.end(told), 25_000);
  } else response.end(answers[parts.at(-1) ?? '']?.(body, pathname) ?? '');
}
