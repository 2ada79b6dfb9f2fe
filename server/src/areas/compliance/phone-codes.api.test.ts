import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import {
  codeOf,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../test/harness.ts';
import { startTelnyxServer, type TelnyxServer } from '../../../test/telnyx-server.ts';
import { readMessaging } from '../../messaging/config.ts';
import type { Messaging } from '../../messaging/messaging.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { createPhoneCodeWork } from './code-work.ts';

const [minute, hour] = [60_000, 3_600_000];
const mobile = '+12515550142';

describeApi('codes that verify mobile numbers', ({ server }) => {
  let owner: TestPerson;
  beforeEach(async () => {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
  });
  const send = (phoneNumber = mobile, by = owner) =>
    server().call(by, 'POST', '/api/sendPhoneNumberVerification', { body: { phoneNumber } });
  const verify = (token: string, by = owner) =>
    server().call(by, 'POST', '/api/phoneNumberTokenVerify', {
      body: { phoneNumber: mobile, token },
    });
  const codes = async () => {
    const texts = await server().db.system((tx) =>
      tx
        .selectFrom('text_outbox')
        .select('body')
        .where('tenant_id', '=', owner.tenantId)
        .orderBy('created_at')
        .execute(),
    );
    return texts.map(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? '');
  };
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('[API-87] [API-88] texts a code of six digits that verifies the number', async () => {
    const { status, body } = await send();
    expect([status, body.isVerified, body.triesLeft]).toEqual([200, false, 5]);
    const [code = ''] = await codes();
    expect(code).toMatch(/^\d{6}$/);
    expect((await verify(other(code))).body).toMatchObject({ isVerified: false, triesLeft: 4 });
    expect((await verify(code)).body).toMatchObject({ isVerified: true });
    expect((await verify(code)).body).toMatchObject({ isVerified: true });
    expect((await verify('12a456')).status).toBe(400);
  });

  it('[API-88] a code works for ten minutes, and for five tries', async () => {
    await send();
    const [first = ''] = await codes();
    server().clock.advance(10 * minute);
    expect((await verify(first)).body).toMatchObject({ isVerified: false, triesLeft: 0 });
    await send();
    const second = (await codes()).at(-1) ?? '';
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await verify(other(second))).body).toMatchObject({
        isVerified: false,
        triesLeft: left,
      });
    }
    expect((await verify(second)).body).toMatchObject({ isVerified: false, triesLeft: 0 });
  });

  it('[API-87] sends three codes an hour to a number, and says when the next one can go', async () => {
    await send();
    server().clock.advance(10 * minute);
    await send();
    const third = (await send()).body;
    expect(Date.parse(String(third.nextSendAt)) - server().clock.now().getTime()).toBeLessThan(
      50 * minute + 5000,
    );
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(49 * 60);
    expect((await send('+12515550143')).status).toBe(200);
    server().clock.advance(50 * minute);
    expect((await send()).status).toBe(200);
  });

  it('[API-87] three presses at once send three codes, never four', async () => {
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  });

  it('[API-87] [API-89] knows the kind of a line, and texts to mobile ones only', async () => {
    const kinds = {
      '+12515550142': 'mobile',
      '+12515550198': 'landline',
      '+12515550197': 'voip',
      '+12515550196': 'unknown',
      '+18335550142': 'tollfree',
    };
    for (const [number, lineType] of Object.entries(kinds)) {
      const { body } = await server().call(
        owner,
        'GET',
        `/api/lineTypeIntelligencee?number=${encodeURIComponent(number)}`,
      );
      expect(body).toEqual({ number, lineType });
      const sent = await send(number);
      expect(sent.status).toBe(lineType === 'mobile' ? 200 : 400);
      if (lineType !== 'mobile') expect(codeOf(sent)).toBe('INVALIDINPUT');
    }
  });

  it('a code of one account is none of another', async () => {
    await send();
    const [code = ''] = await codes();
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    expect((await verify(code, stranger)).body).toMatchObject({ isVerified: false });
  });
});

describe('codes by Telnyx', () => {
  const from = '+12515550111';
  let telnyx: TelnyxServer;
  let server: TestServer;
  let messaging: Messaging;
  let owner: TestPerson;
  let codesFrom: string | null = from;
  beforeAll(async () => {
    telnyx = await startTelnyxServer();
    const lazy: Messaging = {
      get codesFrom() {
        return codesFrom;
      },
      lineTypeOf: (number) => messaging.lineTypeOf(number),
      send: (text) => messaging.send(text),
      check: (text) => messaging.check(text),
    };
    server = await startTestServer({ messaging: lazy });
    const { db, clock } = server;
    const env = { ...telnyx.env, MESSAGING: 'telnyx', VERIFICATION_FROM: from };
    messaging = readMessaging(env, { db, clock, publicUrl: 'https://portal.example.com' });
  });
  afterAll(async () => {
    await server.close();
    await telnyx.close();
  });
  beforeEach(async () => {
    codesFrom = from;
    telnyx.messages.length = 0;
    telnyx.setDown(false);
    owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  });
  const send = (phoneNumber: string) =>
    server.call(owner, 'POST', '/api/sendPhoneNumberVerification', { body: { phoneNumber } });
  const work = () => {
    const { db, clock } = server;
    const kinds = [createPhoneCodeWork({ db, clock, messaging })];
    return createDueWork({ db, clock, log: { warn: () => undefined } }, kinds).run();
  };
  const kept = () =>
    server.db.system((tx) =>
      tx.selectFrom('text_outbox').select('id').where('tenant_id', '=', owner.tenantId).execute(),
    );

  it('[PROV-01] go out as texts of the operator, and are kept no longer', async () => {
    expect(messaging.codesFrom).toBe(from);
    expect((await send('+12515550144')).status).toBe(200);
    await work();
    expect(telnyx.messages).toMatchObject([{ from, to: '+12515550144' }]);
    expect(telnyx.messages[0]?.text).toMatch(/\b\d{6}\b/);
    expect(await kept()).toEqual([]);
  });

  it('[PROV-02] one whose answer was lost is not sent twice; one that is too late is not sent', async () => {
    await send('+12515550145');
    telnyx.breakAfter('POST /messages');
    await work();
    for (let minutes = 0; minutes < 20; minutes += 1) {
      server.clock.advance(minute);
      await work();
    }
    expect(telnyx.messages).toHaveLength(1);
    expect(await kept()).toEqual([]);
    await send('+12515550146');
    telnyx.setDown(true);
    await work();
    telnyx.setDown(false);
    server.clock.advance(hour);
    await work();
    expect([telnyx.messages.length, await kept()]).toEqual([1, []]);
  });

  it('[PROV-01] without a number of the operator there are none', async () => {
    codesFrom = null;
    const answer = await send('+12515550147');
    expect([answer.status, codeOf(answer)]).toEqual([503, 'PROVIDERUNAVAILABLE']);
    expect(await kept()).toEqual([]);
    const env = { ...telnyx.env, MESSAGING: 'telnyx', VERIFICATION_FROM: '251 555' };
    const { db, clock } = server;
    expect(() => readMessaging(env, { db, clock, publicUrl: '' })).toThrow(/VERIFICATION_FROM/);
  });
});
