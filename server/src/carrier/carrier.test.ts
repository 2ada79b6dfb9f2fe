import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTelnyxServer, type TelnyxServer } from '../../test/telnyx-server.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { readTelnyxConfig } from '../telnyx/config.ts';
import type { Carrier, CarrierAnswer, CarrierOrder } from './carrier.ts';
import { readCarriers } from './config.ts';
import { telnyxCarrier } from './telnyx/carrier.ts';

const number = '+12515550142';
const day = 86_400_000;
const patch = 'PATCH /phone_numbers/{id}/voice';

let telnyx: TelnyxServer;
let now: Date;
const clock: Clock = { now: () => now };
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
beforeAll(async () => {
  telnyx = await startTelnyxServer();
});
afterAll(() => telnyx.close());
beforeEach(() => {
  now = new Date('2026-11-16T16:00:00Z');
  telnyx.setDown(false);
  telnyx.setSlow(0);
  telnyx.answerWith(null);
  telnyx.storedNames.clear();
  telnyx.shownNames.clear();
  telnyx.unknownNumbers.clear();
  telnyx.calls.length = 0;
  telnyx.owned.clear();
  telnyx.owned.set(number, { id: '17', number, status: 'active' });
});

const order = (callerName = 'HARBOR DENTAL'): CarrierOrder => ({
  id: newId(),
  kind: 'lidb',
  number,
  wanted: { callerName, lineType: 'business' },
  placedAt: now,
});
/** Networks show what stands on the number. */
const showNames = () => {
  const name = telnyx.storedNames.get('17');
  if (name !== undefined) telnyx.shownNames.set(number, name);
};

describe.each(['localNumber', 'telnyx'] as const)('the carrier of a number of %s', (provider) => {
  let carrier: Carrier;
  beforeEach(() => {
    carrier = readCarriers(telnyx.env, clock)(provider);
  });
  /** How an order ends, asked when the carrier wants to be. */
  async function end(wanted: CarrierOrder): Promise<CarrierAnswer> {
    let answer = await carrier.submit(wanted);
    showNames();
    for (let asked = 0; answer.state === 'open' && asked < 40; asked += 1) {
      expect(answer.askAgainAt.getTime()).toBeGreaterThan(now.getTime());
      now = answer.askAgainAt;
      answer = await carrier.check(wanted);
    }
    return answer;
  }

  it('[PROV-01] takes a calling name, and is done when it is seen', async () => {
    expect(await end(order())).toEqual({ state: 'done' });
  });

  it('[PROV-02] says the same of the same order', async () => {
    const wanted = order();
    expect(await carrier.submit(wanted)).toEqual(await carrier.submit(wanted));
    expect(await end(wanted)).toEqual({ state: 'done' });
    expect(await carrier.check(wanted)).toEqual({ state: 'done' });
  });

  it('[PROV-01] refuses a name with words', async () => {
    const refused = { state: 'refused', reason: expect.stringMatching(/\w.*\.$/) };
    expect(await end(order('UNKNOWN'))).toEqual(refused);
  });
});

describe('calling names at Telnyx', () => {
  function open(timeout?: number): Carrier {
    const config = readTelnyxConfig(telnyx.env);
    if (config === null) throw new Error('The stand-in has keys.');
    return telnyxCarrier(config, clock, timeout);
  }

  it('[PROV-01] the name stands on the number, and is asked for once a day until it shows', async () => {
    const wanted = order();
    const tomorrow = { state: 'open', askAgainAt: new Date(now.getTime() + day) };
    expect(await open().submit(wanted)).toEqual(tomorrow);
    expect([...telnyx.storedNames]).toEqual([['17', 'HARBOR DENTAL']]);
    telnyx.shownNames.set(number, 'MOBILE AL');
    expect(await open().check(wanted)).toEqual(tomorrow);
    telnyx.shownNames.set(number, ' Harbor  Dental ');
    expect(await open().check(wanted)).toEqual({ state: 'done' });
    expect(telnyx.strange).toEqual([]);
  });

  it('[PROV-01] a name that never shows is refused after 30 days', async () => {
    const wanted = order();
    telnyx.unknownNumbers.add(number);
    pass(30 * day - 1);
    expect(await open().check(wanted)).toMatchObject({ state: 'open' });
    pass(1);
    expect(await open().check(wanted)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('after 30 days'),
    });
  });

  it('[PROV-01] refuses letters that it cannot keep before it asks, and says what Telnyx says', async () => {
    expect(await open().submit(order('CAFÉ ANA'))).toMatchObject({
      reason: 'Use letters from A to Z without accents, digits and spaces.',
    });
    expect(telnyx.calls).toEqual([]);
    expect(await open().submit(order('UNKNOWN'))).toMatchObject({
      reason: 'The provider refused this name: This name is reserved.',
    });
    telnyx.owned.clear();
    expect(await open().submit(order())).toMatchObject({
      reason: expect.stringContaining('doesn’t have this number'),
    });
  });

  it('[PROV-02] an answer that was lost or came too late changes nothing', async () => {
    const wanted = order();
    telnyx.breakAfter(patch);
    await expect(open().submit(wanted)).rejects.toThrow(/connection/i);
    telnyx.setSlow(300);
    await expect(open(100).submit(wanted)).rejects.toThrow(/timed out/i);
    telnyx.setSlow(0);
    expect(await open().submit(wanted)).toMatchObject({ state: 'open' });
    expect([...telnyx.storedNames]).toEqual([['17', 'HARBOR DENTAL']]);
  });

  it('[PROV-01] while it is away, or its keys are, nothing is refused', async () => {
    telnyx.answerWith({ data: {} });
    await expect(open().submit(order())).rejects.toThrow(/something unknown/);
    telnyx.setDown(true);
    for (const carrier of [open(), readCarriers({}, clock)('telnyx')]) {
      await expect(carrier.submit(order())).rejects.toThrow();
      await expect(carrier.check(order())).rejects.toThrow();
    }
  });

  it('[PROV-01] keeps no directory listings', () => {
    const carrierOf = readCarriers(telnyx.env, clock);
    expect([carrierOf('telnyx').hasListings, carrierOf('bandwidth').hasListings]).toEqual([
      false,
      true,
    ]);
  });
});
