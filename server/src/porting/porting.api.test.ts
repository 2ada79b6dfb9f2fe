import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase, testDatabases } from '../../test/harness.ts';
import { beginLife, mortalDatabase } from '../../test/mortal-database.ts';
import { startTelnyxServer, type TelnyxServer } from '../../test/telnyx-server.ts';
import { MovableClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { openDatabase } from '../platform/open-database.ts';
import { createPortIn } from './by-account.ts';
import { readPortIn } from './config.ts';
import type { PortInProvider, SentPortOrder } from './provider.ts';
import { telnyxPortIn } from './telnyx/porting.ts';

const [minute, day] = [60_000, 86_400_000];
const publicUrl = 'https://portal.example.com';
const monday = new Date('2026-11-16T16:00:00Z');
const wantedAt = new Date('2026-12-09T16:00:00Z');
const address = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Suite 300',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const daphne = { ...address, houseNumber: '1405', streetName: 'Main Street', city: 'Daphne' };

const companyAddress = {
  streetAddress: '214 Dauphin Street',
  extendedAddress: '',
  locality: 'Mobile',
  region: 'AL',
  postalCode: '36602',
};

let made = 0;
const newNumber = (ending = '55') => {
  made += 1;
  return `+12515${String(500 + Math.floor(made / 100))}${String(made % 100).padStart(2, '0')}${ending}`;
};

describe.each(testDatabases)('porting (%s)', (kind) => {
  let fresh: FreshDatabase;
  let db: Database;
  let telnyx: TelnyxServer;
  const clock = new MovableClock();
  let tenantId: string;
  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    const config = readConfig({ DATA_DIR: fresh.dataDir });
    db = await openDatabase({ ...config, ...fresh }, clock);
    telnyx = await startTelnyxServer();
    tenantId = newId();
    const account = {
      id: tenantId,
      company_name: 'Harbor Dental Group',
      company_address: JSON.stringify(companyAddress),
      time_zone: 'America/Chicago',
      country: 'USA',
      currency: 'usd',
      status: 'active',
    } as const;
    await db.system((tx) => tx.insertInto('tenant').values(account).execute());
  });
  afterAll(async () => {
    await db.close();
    await fresh.drop();
    await telnyx.close();
  });
  beforeEach(() => {
    clock.set(monday);
    telnyx.setDown(false);
    telnyx.setSlow(0);
    telnyx.answerWith(null);
    telnyx.setApart('');
    telnyx.setWindows([]);
    telnyx.portOrders.length = 0;
    telnyx.documents.clear();
    telnyx.notPortable.clear();
    telnyx.calls.length = 0;
    telnyx.strange.length = 0;
  });

  function open(name: string, on = db, more: Record<string, string> = {}): PortInProvider {
    const portInConfig = readPortIn({ ...telnyx.env, PORT_IN: name, ...more });
    const portIn = createPortIn({ db: on, clock, publicUrl, portInConfig });
    if (portIn === null) throw new Error('Somebody moves numbers.');
    return portIn;
  }
  const order = (numbers: string[], members: Partial<SentPortOrder> = {}): SentPortOrder => ({
    tenantId,
    reference: `${newId()}/1`,
    country: 'USA',
    numbers: numbers.map((number) => ({ number, serviceAddress: address })),
    accountNumber: 'GCT-448-20917',
    pin: '4821',
    billName: 'Harbor Dental Group',
    serviceAddress: address,
    contactName: 'Renee Castellano',
    wantedAt,
    letter: {
      title: 'Letter of authorization',
      paragraphs: ['Harbor Dental Group authorizes Jackfield to move these telephone numbers.'],
      signedName: 'Renee Castellano',
      signedAt: monday.toISOString(),
    },
    bill: async () => ({ fileName: 'October.pdf', bytes: Buffer.from('%PDF-1.7\nbill') }),
    ...members,
  });
  /** The same order, corrected. */
  const again = (sent: SentPortOrder, members: Partial<SentPortOrder>): SentPortOrder => ({
    ...sent,
    reference: `${sent.reference.slice(0, 36)}/2`,
    ...members,
  });
  const callsOf = (call: string) => telnyx.calls.filter((one) => one === call);

  describe.each(['sandbox', 'telnyx'])('by %s', (name) => {
    /** The other carrier has looked, and confirms the wanted time. */
    const decide = () => {
      telnyx.dateAll(wantedAt);
      clock.advance(minute);
    };
    const move = () => {
      telnyx.moveAll();
      clock.set(new Date(wantedAt.getTime() + 15 * minute));
    };

    it('[PORT-01] says which numbers can move, in their order', async () => {
      const [own, toll] = [newNumber(), '+18005550142'];
      telnyx.notPortable.set('+19075550142', 'no_coverage');
      const checked = await open(name).check(tenantId, [own, '+19075550142', toll]);
      expect(checked).toEqual([
        { number: own, carrier: 'Gulf Coast Telecom', obstacle: null },
        { number: '+19075550142', carrier: null, obstacle: 'notServed' },
        { number: toll, carrier: null, obstacle: 'tollFree' },
      ]);
    });

    it('[PORT-01] [PROV-01] an order waits, is dated, and moves; handed in again it is the same', async () => {
      const number = newNumber();
      const sent = order([number]);
      expect(await open(name).submit(sent)).toMatchObject({ isTaken: true });
      await open(name).submit(sent);
      expect(await open(name).ask(sent)).toMatchObject({ state: 'open' });
      decide();
      const dated = { state: 'dated', movesAt: wantedAt };
      expect(await open(name).ask(sent)).toMatchObject(dated);
      clock.set(new Date(wantedAt.getTime() + minute));
      expect(await open(name).ask(sent)).toMatchObject({ state: 'moving', moved: [] });
      move();
      const servedBy = name === 'telnyx' ? 'telnyx' : 'localNumber';
      const moved = { state: 'moved', servedBy, moved: [number], failed: [] };
      expect(await open(name).ask(sent)).toEqual(moved);
      expect(telnyx.strange).toEqual([]);
    });

    it('[PORT-01] says what is wrong at its field; corrected, it is dated', async () => {
      const number = newNumber();
      const sent = order([number], { pin: '0000' });
      await open(name).submit(sent);
      clock.advance(minute);
      if (name === 'telnyx') {
        telnyx.rejectPort(number, 'PASSCODE_PIN_INVALID', 'PIN does not match.');
      }
      const fault = { field: 'pin', number: null, says: 'PIN does not match.', cause: 'pin' };
      expect(await open(name).ask(sent)).toEqual({ state: 'rejected', faults: [fault] });
      const corrected = again(sent, { pin: '4821' });
      await open(name).submit(corrected);
      decide();
      expect(await open(name).ask(corrected)).toMatchObject({ state: 'dated' });
      expect(telnyx.strange).toEqual([]);
    });

    it('[PORT-01] an order is cancelled, also one that is not known yet, and moves nothing', async () => {
      const [sent, unknown] = [order([newNumber()]), order([newNumber()])];
      await open(name).submit(sent);
      expect(await open(name).cancel(sent)).toBe(true);
      expect(await open(name).cancel(sent)).toBe(true);
      expect(await open(name).cancel(unknown)).toBe(true);
      await open(name).submit(unknown);
      telnyx.cancelAll();
      clock.advance(2 * minute);
      for (const one of [sent, unknown]) {
        expect(await open(name).ask(one)).toEqual({ state: 'cancelled' });
      }
    });

    it('[PORT-01] knows when it is too late to cancel', async () => {
      const sent = order([newNumber()]);
      await open(name).submit(sent);
      decide();
      move();
      expect(await open(name).cancel(sent)).toBe(false);
      expect(await open(name).ask(sent)).toMatchObject({ state: 'moved' });
    });
  });

  describe('at Telnyx', () => {
    const portIn = () => open('telnyx');

    it('[PROV-01] an order says what the account is, with bill and letter', async () => {
      const number = newNumber();
      const sent = order([number]);
      telnyx.setWindows([
        { started_at: '2026-12-07T14:00:00Z', ended_at: '2026-12-07T22:00:00Z' },
        { started_at: '2026-12-10T14:00:00Z', ended_at: '2026-12-10T22:00:00Z' },
      ]);
      await portIn().submit(sent);
      const { body, confirmed, reference } = telnyx.portOf(number);
      const id = sent.reference.slice(0, 36);
      expect([reference, confirmed]).toEqual([id, 1]);
      expect(body).toMatchObject({
        webhook_url: `${publicUrl}/telnyx/webhook/porting/${id}`,
        end_user: {
          admin: {
            entity_name: 'Harbor Dental Group',
            auth_person_name: 'Renee Castellano',
            account_number: 'GCT-448-20917',
            pin_passcode: '4821',
          },
          location: {
            street_address: '214 Dauphin Street',
            extended_address: 'Suite 300',
            administrative_area: 'AL',
            country_code: 'US',
          },
        },
        // The first time that the other carrier allows.
        activation_settings: { foc_datetime_requested: '2026-12-10T14:00:00.000Z' },
      });
      const paper = (documentId = '') => telnyx.documents.get(documentId);
      expect(paper(body?.documents.invoice)?.filename).toBe('October.pdf');
      const letter = Buffer.from(paper(body?.documents.loa)?.file ?? '', 'base64');
      expect([letter.subarray(0, 5).toString(), letter.length > 800]).toEqual(['%PDF-', true]);
    });

    it('[PROV-02] whatever answer is lost, there is one order, confirmed once', async () => {
      const lost = [
        'GET /porting_orders',
        'POST /porting_orders',
        'POST /documents',
        'GET /porting_orders/{id}/allowed_foc_windows',
        'PATCH /porting_orders/{id}',
        'POST /porting_orders/{id}/actions/confirm',
      ];
      for (const call of lost) {
        const number = newNumber();
        const sent = order([number]);
        telnyx.breakAfter(call);
        // Reads are made a second time by themselves.
        await portIn()
          .submit(sent)
          .catch((error: unknown) => {
            expect([call, String(error)]).toEqual([call, expect.stringMatching(/connection/i)]);
          });
        expect(await portIn().submit(sent)).toMatchObject({ isTaken: true });
        expect([call, telnyx.portOf(number).confirmed]).toEqual([call, 1]);
        const having = telnyx.portOrders.filter(({ reference }) =>
          sent.reference.startsWith(reference ?? '-'),
        );
        expect([call, having.length]).toEqual([call, 1]);
      }
    });

    it('[PROV-02] a submission that two processes hand in at once is one', async () => {
      const sent = order([newNumber()]);
      const both = await Promise.allSettled([portIn().submit(sent), portIn().submit(sent)]);
      expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
      await portIn().submit(sent);
      expect(telnyx.portOrders).toHaveLength(1);
      expect(telnyx.portOrders[0]?.confirmed).toBe(1);
      expect(await portIn().ask(sent)).toMatchObject({ state: 'open' });
    });

    it('[PROV-02] while it is away nothing is refused, and a late answer changes nothing', async () => {
      const sent = order([newNumber()]);
      telnyx.setDown(true);
      const { check, submit, cancel } = portIn();
      const all = [check(tenantId, [newNumber()]), submit(sent), cancel(order([newNumber()]))];
      for (const { status } of await Promise.allSettled(all)) expect(status).toBe('rejected');
      telnyx.setDown(false);
      const other = order([newNumber()]);
      await expect(
        open('telnyx', db, { TELNYX_API_KEY: 'KEY_of_others' }).submit(other),
      ).rejects.toThrow(/401/);
      telnyx.setSlow(400);
      const config = readPortIn({ ...telnyx.env, PORT_IN: 'telnyx' }).telnyx;
      if (config === null) throw new Error('The stand-in has keys.');
      const hasty = telnyxPortIn({ db, clock, config, publicUrl, timeout: 150 });
      await expect(hasty.submit(other)).rejects.toThrow(/timed out/i);
      telnyx.setSlow(0);
      await portIn().submit(other);
      expect(telnyx.portOrders).toHaveLength(1);
    });

    it('[PROV-02] wherever a process dies, there is one order, and it is followed', async () => {
      for (let nth = 1; ; nth += 1) {
        telnyx.portOrders.length = 0;
        const number = newNumber();
        const sent = order([number]);
        const life = beginLife();
        life.meet({ step: null, nth });
        const mortal = open('telnyx', mortalDatabase(db, life));
        await mortal.submit(sent).catch(() => undefined);
        await portIn().submit(sent);
        expect([nth, telnyx.portOrders.length]).toEqual([nth, 1]);
        telnyx.dateAll(wantedAt);
        expect(await portIn().ask(sent)).toMatchObject({ state: 'dated' });
        if (!life.isOver) break;
      }
    });

    it('[PORT-01] what Telnyx splits is filled, confirmed and followed apart', async () => {
      const [here, there] = [newNumber(), '+12515559155'];
      telnyx.setApart('+1251555');
      const sent = order([here, there]);
      await portIn().submit(sent);
      expect(telnyx.portOrders.map(({ confirmed }) => confirmed)).toEqual([1, 1]);
      // One part is dated, the other is not yet.
      Object.assign(telnyx.portOf(here), {
        status: 'foc-date-confirmed',
        movesAt: wantedAt.toISOString(),
      });
      expect(await portIn().ask(sent)).toMatchObject({ state: 'open' });
      telnyx.portOf(here).status = 'ported';
      expect(await portIn().ask(sent)).toMatchObject({ state: 'moving', moved: [here] });
      telnyx.portOf(there).status = 'ported';
      const { state, ...last } = await portIn().ask(sent);
      expect([state, 'moved' in last && last.moved.toSorted()]).toEqual([
        'moved',
        [here, there].toSorted(),
      ]);
    });

    it('[PORT-01] a part that is refused after another has moved stays, and is told with why', async () => {
      const [here, there] = [newNumber(), '+12515559255'];
      telnyx.setApart('+1251555');
      const sent = order([here, there]);
      await portIn().submit(sent);
      telnyx.portOf(here).status = 'ported';
      telnyx.rejectPort(there, 'OTHER', 'Other', 'The account is closed.');
      expect(await portIn().ask(sent)).toMatchObject({ state: 'moving', moved: [here] });
      expect(telnyx.portOf(there).status).toBe('cancel-pending');
      telnyx.cancelAll();
      expect(await portIn().ask(sent)).toMatchObject({
        state: 'moved',
        moved: [here],
        failed: [{ number: there, says: 'The account is closed.' }],
      });
    });

    it('[PORT-01] a number that Telnyx splits off later is found', async () => {
      const [staying, split] = [newNumber(), newNumber()];
      const sent = order([staying, split]);
      await portIn().submit(sent);
      telnyx.splitOff(split);
      telnyx.dateAll(wantedAt);
      telnyx.moveAll();
      const answer = await portIn().ask(sent);
      expect(answer.state === 'moved' && answer.moved.toSorted()).toEqual(
        [staying, split].toSorted(),
      );
    });

    it('[PORT-01] a number that is left out ends the order, and another takes the rest', async () => {
      const [kept, left] = [newNumber(), newNumber()];
      const sent = order([kept, left]);
      await portIn().submit(sent);
      telnyx.rejectPort(left, 'PHONE_NUMBER_NOT_PORTABLE', 'Not portable.', `No: ${left}`);
      expect(await portIn().ask(sent)).toMatchObject({
        state: 'rejected',
        faults: [{ field: 'number', number: left, says: `No: ${left}` }],
      });
      const less = again(sent, { numbers: [{ number: kept, serviceAddress: address }] });
      const waiting = await portIn().submit(less);
      expect(waiting.isTaken).toBe(false);
      expect((await portIn().submit(less)).isTaken).toBe(false);
      expect(callsOf('POST /porting_orders/{id}/actions/cancel')).toHaveLength(1);
      telnyx.cancelAll();
      expect((await portIn().submit(less)).isTaken).toBe(true);
      expect(telnyx.portOf(kept).numbers).toHaveLength(1);
      telnyx.dateAll(wantedAt);
      expect(await portIn().ask(less)).toMatchObject({ state: 'dated' });
    });

    it('[PORT-01] numbers at different addresses are ordered apart', async () => {
      const [here, there] = [newNumber(), newNumber()];
      const numbers = [
        { number: here, serviceAddress: address },
        { number: there, serviceAddress: daphne },
      ];
      await portIn().submit(order([], { numbers }));
      const cityOf = (number: string) => telnyx.portOf(number).body?.end_user.location.locality;
      expect([cityOf(here), cityOf(there)]).toEqual(['Mobile', 'Daphne']);
    });

    it('[PORT-01] what is refused at once stands at its field, and is filled in again', async () => {
      const number = newNumber();
      const sent = order([number]);
      telnyx.refusePorting('No such account.', '/end_user/admin/account_number');
      await portIn().submit(sent);
      expect(await portIn().ask(sent)).toMatchObject({
        state: 'rejected',
        faults: [{ field: 'accountNumber', says: 'No such account.', cause: 'other' }],
      });
      const corrected = again(sent, { accountNumber: 'GCT-1' });
      await portIn().submit(corrected);
      expect(await portIn().ask(corrected)).toMatchObject({ state: 'open' });
      expect(telnyx.portOf(number).body?.end_user.admin.account_number).toBe('GCT-1');
      expect(telnyx.portOrders).toHaveLength(1);
    });

    it.each([
      ['ACCOUNT_NUMBER_MISMATCH', 'accountNumber', 'accountUnknown', 'Mismatch.'],
      ['AUTH_PERSON_MISMATCH', 'contactName', 'other', 'Ask them.'],
      ['ENTITY_NAME_MISMATCH', 'billName', 'name', 'Mismatch.'],
      ['LOCATION_MISMATCH', 'serviceAddress', 'otherAddress', 'Mismatch.'],
      ['POSTAL_CODE_MISMATCH', 'serviceAddress', 'other', 'Ask them.'],
      ['PHONE_NUMBER_HAS_SPECIAL_FEATURE', 'number', 'other', 'Ask them.'],
      ['OTHER', 'accountNumber', 'other', 'Ask them.'],
      ['NEW_CODE', 'accountNumber', 'other', 'Ask them.'],
    ])('[PORT-01] %s is about the %s', async (code, field, cause, says) => {
      const number = newNumber();
      const sent = order([number]);
      await portIn().submit(sent);
      telnyx.rejectPort(number, code, 'Mismatch.', 'Ask them.');
      const answer = await portIn().ask(sent);
      expect(answer).toMatchObject({ state: 'rejected', faults: [{ field, cause, says }] });
    });

    it.each(['LSR_PENDING', 'OSP_IRRESPONSIVE', 'SV_CONFLICT', 'PORTING_ORDER_SPLIT_REQUIRED'])(
      '[PORT-01] %s is for the carriers to settle',
      async (code) => {
        const number = newNumber();
        const sent = order([number]);
        await portIn().submit(sent);
        telnyx.rejectPort(number, code, 'Wait.');
        expect(await portIn().ask(sent)).toMatchObject({ state: 'open' });
      },
    );

    it('[PROV-01] what it answers is not guessed', async () => {
      const sent = order([newNumber()]);
      await portIn().submit(sent);
      telnyx.portOf(sent.numbers[0]?.number ?? '').status = 'half-ported';
      await expect(portIn().ask(sent)).rejects.toThrow(/something unknown: data\.0\.status/);
      await expect(portIn().ask(order([newNumber()]))).rejects.toThrow();
    });

    it('[PROV-01] serves the accounts that are named; an order is asked about where it was sent', async () => {
      const [number, other] = [newNumber(), newNumber()];
      const only = { TELNYX_ACCOUNTS: newId() };
      const before = order([number]);
      await open('telnyx', db, only).submit(before);
      expect(telnyx.portOrders).toEqual([]);
      clock.advance(minute);
      expect(await portIn().ask(before)).toMatchObject({ state: 'dated' });
      const at = order([other]);
      await portIn().submit(at);
      expect(await open('telnyx', db, only).ask(at)).toMatchObject({ state: 'open' });
      clock.advance(day);
    });
  });

  it('[PROV-01] needs its keys', () => {
    expect(() => readPortIn({ PORT_IN: 'telnyx' })).toThrow(/PORT_IN=telnyx needs/);
    expect(() => readPortIn({ PORT_IN: 'bandwidth' })).toThrow(/sandbox, telnyx or off/);
    expect(readPortIn({})).toEqual({ isOff: false, telnyx: null });
  });
});
