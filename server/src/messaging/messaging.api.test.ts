import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase, testDatabases } from '../../test/harness.ts';
import { startTelnyxServer, type TelnyxServer } from '../../test/telnyx-server.ts';
import { beginLife, mortalDatabase } from '../../test/mortal-database.ts';
import { MovableClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { openDatabase } from '../platform/open-database.ts';
import { hearOfSent, receivedTexts } from './telnyx/events.ts';
import { readMessaging } from './config.ts';
import type { SentText } from './messaging.ts';

const mobile = '+12515550142';
const textTo = (to: string): SentText => ({
  id: newId(),
  from: '+12515550111',
  to,
  text: 'Your crown is ready.',
});
const lookup = 'GET /number_lookup/{number}';
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const publicUrl = 'https://portal.example.com';

describe.each(testDatabases)('messaging (%s)', (kind) => {
  let fresh: FreshDatabase;
  let db: Database;
  let telnyx: TelnyxServer;
  let clock: MovableClock;
  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    clock = new MovableClock();
    const config = readConfig({ DATA_DIR: fresh.dataDir });
    db = await openDatabase({ ...config, ...fresh }, clock);
    telnyx = await startTelnyxServer();
  });
  afterAll(async () => {
    await db.close();
    await fresh.drop();
    await telnyx.close();
  });
  const parts = () => ({ db, clock, publicUrl });
  beforeEach(async () => {
    telnyx.setDown(false);
    telnyx.setSlow(0);
    telnyx.messages.length = 0;
    telnyx.textErrors.clear();
    telnyx.answerWith(null);
    telnyx.calls.length = 0;
    telnyx.unknownNumbers.clear();
    telnyx.lineTypes.clear();
    await db.system((tx) => tx.deleteFrom('line_type').execute());
  });
  const open = (name: string) => readMessaging({ ...telnyx.env, MESSAGING: name }, parts());

  describe.each(['sandbox', 'telnyx'])('of %s', (name) => {
    it('[PROV-01] knows kinds of lines', async () => {
      const types = { 96: 'pager', 97: 'voip', 98: 'fixed line' };
      for (const [end, type] of Object.entries(types)) {
        telnyx.lineTypes.set(`+125155501${end}`, type);
      }
      telnyx.lineTypes.set('+18775550142', 'toll free');
      const numbers = [mobile, '+12515550198', '+12515550197', '+12515550196', '+18775550142'];
      const all = await Promise.all(numbers.map((number) => open(name).lineTypeOf(number)));
      expect(all).toEqual(['mobile', 'landline', 'voip', 'unknown', 'tollfree']);
    });

    /** Carriers do their part. */
    const arrive = () => {
      telnyx.moveTexts('delivered');
      clock.advance(minute);
    };

    it('[PROV-01] sends a text, which arrives', async () => {
      const text = textTo(mobile);
      const answer = await open(name).send(text);
      expect(answer).toMatchObject({ providerId: expect.any(String) });
      arrive();
      const delivered = { state: 'delivered', providerId: answer.providerId };
      const { providerId } = answer;
      expect(await open(name).check({ ...text, providerId })).toEqual(delivered);
    });

    it('[PROV-02] the same text again is the same, and is found without its id there', async () => {
      const text = textTo(mobile);
      const first = await open(name).send(text);
      expect(await open(name).send(text)).toMatchObject({ providerId: first.providerId });
      arrive();
      const found = await open(name).check({ ...text, providerId: null });
      expect(found).toEqual({ state: 'delivered', providerId: first.providerId });
      expect(telnyx.messages.length).toBeLessThan(2);
    });

    it('[PROV-02] knows nothing of a text that never came', async () => {
      expect(await open(name).check({ ...textTo(mobile), providerId: null })).toBeNull();
    });

    it('[PROV-01] says of a line that takes no texts that it takes none', async () => {
      telnyx.textErrors.set('+12515550198', '40001');
      const text = textTo('+12515550198');
      const { providerId } = await open(name).send(text);
      arrive();
      expect(await open(name).check({ ...text, providerId })).toMatchObject({
        state: 'refused',
        fault: 'noTexts',
      });
    });
  });

  describe('lines by Telnyx', () => {
    const lookups = () => telnyx.calls.filter((call) => call === lookup).length;

    it('[PROV-01] an answer is paid for once in 30 days', async () => {
      const { lineTypeOf } = open('telnyx');
      await lineTypeOf(mobile);
      telnyx.lineTypes.set(mobile, 'voip');
      clock.advance(29 * day);
      expect([await lineTypeOf(mobile), lookups()]).toEqual(['mobile', 1]);
      clock.advance(2 * day);
      expect([await lineTypeOf(mobile), lookups()]).toEqual(['voip', 2]);
      expect(telnyx.strange).toEqual([]);
    });

    it('[PROV-01] a number that it does not look up is unknown, and is asked again', async () => {
      telnyx.unknownNumbers.add('+14165550142');
      const { lineTypeOf } = open('telnyx');
      expect(await lineTypeOf('+14165550142')).toBe('unknown');
      telnyx.unknownNumbers.clear();
      expect(await lineTypeOf('+14165550142')).toBe('mobile');
    });

    it('[PROV-01] a line that nobody can ask about is a 503, and is asked about once', async () => {
      telnyx.breakAfter(lookup);
      const unavailable = { code: 'PROVIDERUNAVAILABLE' };
      await expect(open('telnyx').lineTypeOf(mobile)).rejects.toMatchObject(unavailable);
      expect(lookups()).toBe(1);
      telnyx.setDown(true);
      await expect(open('telnyx').lineTypeOf(mobile)).rejects.toMatchObject(unavailable);
      telnyx.setDown(false);
      telnyx.answerWith({ data: 'mobile' });
      await expect(open('telnyx').lineTypeOf(mobile)).rejects.toThrow(/something unknown/);
    });

    it('[PROV-01] a day pays for 2000 lookups at most', async () => {
      const asked_at = clock.now();
      const rows = Array.from({ length: 2000 }, (_, at) => ({
        number: `+1251555${1000 + at}`,
        line_type: 'mobile' as const,
        asked_at,
      }));
      await db.system((tx) => tx.insertInto('line_type').values(rows).execute());
      const { lineTypeOf } = open('telnyx');
      await expect(lineTypeOf('+12515559999')).rejects.toMatchObject({ status: 503 });
      expect([await lineTypeOf('+12515551001'), lookups()]).toEqual(['mobile', 0]);
      clock.advance(day);
      expect(await lineTypeOf('+12515559999')).toBe('mobile');
    });

    it('[PROV-01] needs both keys', () => {
      const env = { MESSAGING: 'telnyx' };
      expect(() => readMessaging(env, parts())).toThrow(/TELNYX_API_KEY/);
      expect(() => readMessaging({ MESSAGING: 'post' }, parts())).toThrow(/MESSAGING must/);
    });
  });

  describe('texts by Telnyx', () => {
    const waits = /has not told yet/;

    it('[PROV-02] a text whose answer was lost is known by its event, and is not sent again', async () => {
      const text = textTo(mobile);
      telnyx.breakAfter('POST /messages');
      await expect(open('telnyx').send(text)).rejects.toThrow(/connection/i);
      const unknown = { ...text, providerId: null };
      await expect(open('telnyx').check(unknown)).rejects.toThrow(waits);
      await expect(open('telnyx').send(text)).rejects.toThrow(waits);
      const [message] = telnyx.messages;
      if (message === undefined) throw new Error('It was sent.');
      telnyx.moveTexts('sent');
      const { payload } = telnyx.sentEvent(message).data;
      expect(await hearOfSent(db, payload)).toBe(message.id);
      const sent = { state: 'sent', providerId: message.id };
      expect(await open('telnyx').check(unknown)).toEqual(sent);
      expect(await open('telnyx').send(text)).toEqual(sent);
      expect(telnyx.messages).toHaveLength(1);
    });

    it('[PROV-02] a text of which nobody tells within an hour is refused, and stays so', async () => {
      const text = textTo(mobile);
      telnyx.breakAfter('POST /messages');
      await expect(open('telnyx').send(text)).rejects.toThrow(/connection/i);
      clock.advance(hour);
      const refused = { state: 'refused', providerId: null, fault: 'refused' };
      expect(await open('telnyx').check({ ...text, providerId: null })).toEqual(refused);
      expect(await open('telnyx').send(text)).toEqual(refused);
      expect(telnyx.messages).toHaveLength(1);
    });

    it('[PROV-02] what was certainly not taken is handed in again', async () => {
      const text = textTo(mobile);
      const closed = await startTelnyxServer();
      await closed.close();
      const nobody = { ...telnyx.env, TELNYX_API_URL: closed.env.TELNYX_API_URL };
      const wrongKey = { ...telnyx.env, TELNYX_API_KEY: 'KEY_of_others' };
      for (const env of [nobody, wrongKey]) {
        const messaging = readMessaging({ ...env, MESSAGING: 'telnyx' }, parts());
        await expect(messaging.send(text)).rejects.toThrow();
        expect(await messaging.check({ ...text, providerId: null })).toBeNull();
      }
      expect(await open('telnyx').send(text)).toMatchObject({ state: 'open' });
    });

    it('[PROV-01] refuses what Telnyx refuses, and tells states apart', async () => {
      const refused = { state: 'refused', providerId: null, fault: 'refused' };
      const wrong = { ...textTo(mobile), from: telnyx.notOwn };
      expect(await open('telnyx').send(wrong)).toEqual(refused);
      const text = textTo(mobile);
      const { providerId } = await open('telnyx').send(text);
      const states: string[] = [];
      for (const status of ['sending', 'sent', 'delivery_unconfirmed', 'delivered']) {
        telnyx.moveTexts(status);
        states.push((await open('telnyx').check({ ...text, providerId }))?.state ?? '');
      }
      expect(states).toEqual(['open', 'sent', 'sent', 'delivered']);
      const answer = (data: object) => telnyx.answerWith({ data: { id: '1', ...data } });
      answer({ to: [{ status: 'delivery_failed' }], errors: [{ code: '40002' }] });
      const lost = await open('telnyx').check({ ...text, providerId });
      expect(lost).toEqual({ state: 'lost', providerId: '1', fault: 'filtered' });
      answer({ to: [{ status: 'half-sent' }] });
      await expect(open('telnyx').check({ ...text, providerId })).rejects.toThrow(/half-sent/);
      expect(telnyx.strange).toEqual([]);
    });

    it('[PROV-02] wherever a process dies: at most one text there, and an end of it here', async () => {
      const ends: string[] = [];
      for (let nth = 1, hasDied = true; hasDied; nth += 1) {
        telnyx.messages.length = 0;
        const text = textTo(mobile);
        const life = beginLife();
        const env = { ...telnyx.env, MESSAGING: 'telnyx' };
        const mortal = readMessaging(env, { ...parts(), db: mortalDatabase(db, life) });
        life.meet({ step: null, nth });
        await mortal.send(text).catch(() => undefined);
        hasDied = life.isOver;
        const unknown = { ...text, providerId: null };
        const after = await open('telnyx')
          .check(unknown)
          .catch(() => 'open');
        if (after === null) await open('telnyx').send(text);
        telnyx.moveTexts('delivered');
        clock.advance(hour);
        const end = await open('telnyx').check(unknown);
        ends.push(`${telnyx.messages.length} ${end?.state}`);
      }
      // It died before it was noted, before it was sent, after it was sent, and not at all.
      expect(new Set(ends)).toEqual(new Set(['1 delivered', '0 refused', '1 refused']));
      expect(ends.at(-1)).toBe('1 delivered');
    });

    it('[PROV-01] a text that came in has its pictures behind its words, and no time to come', () => {
      const payload = {
        id: newId(),
        from: { phone_number: mobile },
        to: [{ phone_number: '+12515550111' }],
        text: 'Look',
        media: [{ url: 'https://media.example.com/1.jpg' }],
        received_at: new Date(clock.now().getTime() + day).toISOString(),
      };
      const [text] = receivedTexts(payload, clock);
      expect(text).toMatchObject({
        id: payload.id,
        from: mobile,
        to: '+12515550111',
        text: 'Look\nhttps://media.example.com/1.jpg',
      });
      expect(Date.parse(text?.at ?? '')).toBeLessThanOrEqual(clock.now().getTime());
    });
  });
});
