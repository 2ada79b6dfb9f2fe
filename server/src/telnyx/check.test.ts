import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTelnyxServer, type TelnyxServer } from '../../test/telnyx-server.ts';
import type { BrandBody } from '../campaign-registry/telnyx/shapes.ts';
import { checkTelnyx } from './check.ts';

const number = '+12515550142';
let telnyx: TelnyxServer;
beforeAll(async () => {
  telnyx = await startTelnyxServer();
});
afterAll(() => telnyx.close());
beforeEach(() => {
  telnyx.stock.clear();
  telnyx.owned.clear();
  telnyx.registry.brands.length = 0;
  telnyx.calls.length = 0;
  telnyx.setDown(false);
});

async function check(more: Record<string, string> = {}, lookup?: string) {
  const lines: string[] = [];
  const env = { ...telnyx.env, ...more };
  const isWell = await checkTelnyx(env, { lookup, say: (line) => lines.push(line) });
  return { isWell, lines };
}

it('[PROV-01] a check of the account says what it saw, and asks for nothing that costs', async () => {
  telnyx.stock.add(number);
  telnyx.owned.set('+12515550143', { id: '17', number: '+12515550143', status: 'active' });
  for (const id of ['B1', 'B2']) {
    const body = { companyName: 'Harbor Dental Group', displayName: 'Harbor Dental' } as BrandBody;
    const made = { status: 'OK', identity: 'VERIFIED', fees: 0, isOpen: false, vettings: [] };
    telnyx.registry.brands.push({ id, body, ...made });
  }
  const settings = {
    TELNYX_CONNECTION_ID: '17',
    TELNYX_MESSAGING_PROFILE_ID: '40017f1d-1f27-4b04-8d8b-5a3e2f4d9c11',
    PUBLIC_URL: 'https://portal.example.com',
    VERIFICATION_FROM: '+12515550143',
  };
  expect(await check(settings)).toEqual({
    isWell: true,
    lines: [
      `ok       numbers on sale in area code 251: 1 or more, the first ${number}, found again`,
      'ok       numbers of the account: 1 on the first page, 1 active',
      'ok       whether +12515550142 can be moved: yes, from Gulf Coast Telecom',
      'ok       emergency addresses: 0 on the first page, 0 active',
      'ok       brands, and a campaign that the first may have: 2 on the first page, CUSTOMER_CARE for 10 a month',
    ],
  });
  const others = telnyx.calls.filter((call) => !call.startsWith('GET') || /lookup/.test(call));
  // It answers at once, and makes nothing.
  expect(others).toEqual(['POST /portability_checks']);
  expect(telnyx.strange).toEqual([]);
});

it('[PROV-01] a new account has none of it, and is told what is missing', async () => {
  const { isWell, lines } = await check();
  expect([isWell, lines]).toEqual([
    true,
    [
      'missing  TELNYX_CONNECTION_ID: numbers that are bought ring nothing',
      'missing  TELNYX_MESSAGING_PROFILE_ID: numbers that are bought take and send no texts',
      'missing  VERIFICATION_FROM: no codes are texted, so that no mobile number is verified',
      'missing  PUBLIC_URL: Telnyx has no address to tell its events',
      'ok       numbers on sale in area code 251: none today',
      'ok       numbers of the account: 0 on the first page, 0 active',
      'ok       whether +12515550142 can be moved: yes, from Gulf Coast Telecom',
      'ok       emergency addresses: 0 on the first page, 0 active',
      'ok       brands, and a campaign that the first may have: no brand yet',
    ],
  ]);
  const none = await check({ TELNYX_API_KEY: '', TELNYX_PUBLIC_KEY: '' });
  expect([none.isWell, none.lines.length]).toEqual([false, 1]);
});

it('[PROV-01] a lookup is made where it is asked for', async () => {
  const { lines } = await check({}, number);
  expect(lines.at(-1)).toBe(`ok       line of ${number}, which is billed: mobile`);
  expect(telnyx.calls.filter((call) => /lookup/.test(call))).toHaveLength(1);
});

it('[PROV-01] what fails is told without the key', async () => {
  const key = 'KEY_of_others';
  const { isWell, lines } = await check({ TELNYX_API_KEY: key });
  const failed = lines.filter((line) => line.startsWith('failed'));
  expect([isWell, failed.length]).toEqual([false, 5]);
  expect(lines.join('\n')).toMatch(/401/);
  expect(lines.join('\n')).not.toContain(key);
});
