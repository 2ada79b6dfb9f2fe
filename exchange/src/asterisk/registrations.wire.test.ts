import { rmSync } from 'node:fs';
import type { RegistrationChange } from '@jackfield/contract/api/exchange';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { optionsFor } from '../../test/wire/asterisk-options.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { PortalRows } from '../../test/wire/portal-rows.ts';
import { Softphone } from '../../test/wire/softphone.ts';
import { AsteriskServer } from './asterisk-server.ts';
import { forgetPhones } from './forget-phones.ts';
import type { AsteriskOptions } from './options.ts';
import { Registrations } from './registrations.ts';

describeWire('phones that are signed in at Asterisk', (asterisk) => {
  const phone = { name: 'd1001', password: 'Secret-Pass-12' };
  const shown = { ...phone, address: '127.0.0.1', program: expect.stringMatching(/^baresip/) };
  const { password: _, ...signedIn } = shown;
  const portal = new PortalRows();
  const told: RegistrationChange[] = [];
  const errors: unknown[] = [];
  let isAway = false;
  let options: AsteriskOptions;
  let server: AsteriskServer;
  let registrations: Registrations;

  beforeAll(async () => {
    options = await optionsFor(portal, 28_000);
    portal.phones = [phone];
    server = new AsteriskServer(options, { run: asterisk.run, say: () => undefined });
    await server.start();
  });
  beforeEach(() => {
    isAway = false;
    errors.length = 0;
    registrations = new Registrations({
      ami: options.ami,
      tell(change) {
        if (isAway) return Promise.reject(new Error('away'));
        told.push(change);
        return Promise.resolve();
      },
      onSignedIn: () => undefined,
      onError: (error) => errors.push(error),
    });
  });
  afterEach(async () => {
    await registrations.close();
    told.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    portal.close();
    rmSync(options.folder, { recursive: true });
  });

  const signIn = async () => {
    const place = { folder: options.folder, port: options.sip.port };
    const softphone = await Softphone.start(asterisk, place, phone);
    await softphone.until(/200 OK/);
    return softphone;
  };
  const next = (count: number) => vi.waitUntil(() => told.length >= count, { timeout: 60_000 });

  it('[CALL-15] are told as they sign in and out, and all of them to a portal that was away', async () => {
    await next(1);
    expect(told).toEqual([{ isWhole: true, signedIn: [], signedOut: [] }]);
    const softphone = await signIn();
    await next(2);
    expect(told[1]).toEqual({ signedIn: [signedIn], signedOut: [] });
    await forgetPhones(options, [{ name: phone.name, isRevoked: true }]);
    await next(3);
    expect(told[2]).toEqual({ signedIn: [], signedOut: [phone.name] });
    isAway = true;
    await softphone.stop();
    const again = await signIn();
    await vi.waitUntil(() => errors.length > 0, { timeout: 60_000 });
    isAway = false;
    await next(4);
    expect(told[3]).toEqual({ isWhole: true, signedIn: [signedIn], signedOut: [] });
    expect(errors).toEqual([new Error('away')]);
    await again.stop();
  });
});
