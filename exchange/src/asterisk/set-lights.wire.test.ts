import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { WireExchange } from '../../test/wire/wire-exchange.ts';
import { setLights } from './set-lights.ts';

describeWire('lights of phones on a real Asterisk', (asterisk) => {
  let wire: WireExchange;

  beforeAll(async () => {
    wire = await WireExchange.start(asterisk, { from: 29_500, to: 29_520 });
    wire.portal.phones = [{ name: 'ana' }];
  });
  afterAll(() => wire.stop());

  const signIn = () => wire.phones.register('ana', wire.options.sip);
  /** Done once the phone was told so. */
  const told = (waiting: 'yes' | 'no', counts: string) =>
    vi.waitUntil(() => {
      const last = wire.phones.notices.at(-1) ?? '';
      const isOn = last.includes(`Messages-Waiting: ${waiting}`);
      return isOn && last.includes(`Voice-Message: ${counts}`);
    }, 10_000);

  it('[MSG-04] are on while a message is unheard, off when none is, and on for who signs in later', async () => {
    expect(await signIn()).toBe(200);
    await setLights(wire.options.ami, [{ name: 'ana', fresh: 2, heard: 1 }]);
    await told('yes', '2/1');
    // Where the key for messages of the phone leads.
    expect(wire.phones.notices.at(-1)).toContain('Message-Account: sip:*97@');
    const before = wire.phones.notices.length;
    expect(await signIn()).toBe(200);
    await vi.waitUntil(() => wire.phones.notices.length > before, 10_000);
    await told('yes', '2/1');
    await setLights(wire.options.ami, [
      { name: 'ana', fresh: 1, heard: 2 },
      { name: 'ana', fresh: 0, heard: 3 },
    ]);
    await told('no', '0/3');
    await wire.untilNothingLeft();
  });
});
