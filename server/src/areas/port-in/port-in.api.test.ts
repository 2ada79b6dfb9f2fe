import type { CallAnswer } from '@jackfield/contract';
import {
  type checkPortability,
  type getPortLetter,
  maxBillBytes,
  type PortOrder,
  type PortOrderChange,
  type PortOrderListItem,
  type PortTarget,
} from '@jackfield/contract/api/port-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApi, describeOnBothDatabases } from '../../../test/each-database.ts';
import {
  type Answered,
  codeOf,
  type TestPerson,
  testSecrets,
  type TestServer,
} from '../../../test/harness.ts';
import { beginLife, type Life, mortalDatabase } from '../../../test/mortal-database.ts';
import { startTelnyxServer, type TelnyxServer } from '../../../test/telnyx-server.ts';
import type { Database } from '../../platform/database.ts';
import { formatPhone } from '@jackfield/domain';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { newId } from '../../platform/ids.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { createPortIn } from '../../porting/by-account.ts';
import { readPortIn } from '../../porting/config.ts';
import type { PortAnswer, PortInProvider } from '../../porting/provider.ts';
import { createSandboxPortIn } from '../../porting/sandbox.ts';
import { clearFiles } from '../media/clear-files.ts';
import { createNoticing } from '../routing/impact.ts';
import { createPortOrderWork } from './work.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A Monday, ten o'clock in Chicago. */
const monday = new Date('2026-11-16T16:00:00Z');
const publicUrl = 'https://portal.example.com';

const address = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Suite 300',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const daphne = {
  ...address,
  houseNumber: '1405',
  streetName: 'Main Street',
  city: 'Daphne',
  zip: '36526',
};
const pdf = Buffer.from('%PDF-1.7\nbill');

let made = 0;
/** A number that nobody has; the ending decides what the sandbox says. */
const newNumber = (ending = '55') => {
  made += 1;
  const hundred = Math.floor(made / 100);
  return `+1251${555 + hundred}${String(made % 100).padStart(2, '0')}${ending}`;
};

/** An account of the USA and its calls about orders. */
async function startAccount(server: TestServer) {
  server.clock.set(monday);
  const tenantId = await server.makeTenant();
  const owner = await server.makePerson(tenantId, {
    isTenantOwner: true,
    firstName: 'Renee',
    lastName: 'Castellano',
  });
  const ana = await server.makePerson(tenantId, { firstName: 'Ana', lastName: 'Silva' });
  const addCompany = async (label: string, isDefault: boolean): Promise<PortTarget> => {
    const id = newId();
    const hours = JSON.stringify(alwaysOpenIn('America/Chicago'));
    const row = { id, tenant_id: tenantId, label, is_default: isDefault, business_hour: hours };
    await server.db.tenant(tenantId, (tx) => tx.insertInto('company').values(row).execute());
    return { type: 'company', id };
  };
  const target = await addCompany('Fairhope office', true);

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, version, by = owner }: { body?: object; version?: number; by?: TestPerson } = {},
  ) =>
    server.call(by, method, `/api/portorder${path}`, {
      ...(method !== 'GET' && { body: body ?? {} }),
      ...(version !== undefined && { version }),
    });
  const whole = (answer: Answered): PortOrder => {
    expect([answer.status, answer.body.errors ?? null]).toEqual([expect.closeTo(200, -1), null]);
    return answer.body as unknown as PortOrder;
  };
  const read = async (id: string) => whole(await call('GET', `/${id}`));
  const create = async (...numbers: string[]) =>
    whole(await call('POST', '', { body: { numbers } }));
  const change = (order: PortOrder, members: Partial<PortOrderChange> = {}) =>
    call('PUT', `/${order.id}`, {
      version: order.version,
      body: {
        numbers: order.numbers.map(({ number }) => ({ number, target })),
        accountNumber: 'GCT-448-20917',
        billName: 'Harbor Dental Group',
        serviceAddress: address,
        contactName: 'Renee Castellano',
        wantedDate: null,
        ...members,
      },
    });
  const upload = async (
    { id }: PortOrder,
    bytes: Buffer = pdf,
    { fileName = 'October.pdf', billDate = '2026-10-28' } = {},
  ) => {
    const form = new FormData();
    form.append('billDate', billDate);
    form.append('file', new File([new Uint8Array(bytes)], fileName));
    const encoded = new Response(form);
    return server.call(owner, 'POST', `/api/portorder/${id}/bill`, {
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': String(encoded.headers.get('content-type')) },
    });
  };
  const sign = async (id: string, signature = 'Renee Castellano') =>
    call('PUT', `/${id}/letter`, {
      version: (await read(id)).version,
      body: { signature, isAgreed: true },
    });
  const submit = async (id: string, wantedDate = '2026-12-09') =>
    call('PUT', `/${id}/submit`, { version: (await read(id)).version, body: { wantedDate } });
  /** An order that could be sent. */
  const ready = async (numbers: string[], members: Partial<PortOrderChange> = {}) => {
    const order = await create(...numbers);
    whole(await change(order, members));
    whole(await upload(order));
    return whole(await sign(order.id));
  };
  const sent = async (numbers: string[], members: Partial<PortOrderChange> = {}) => {
    const { id } = await ready(numbers, members);
    return whole(await submit(id));
  };
  const work = (portIn?: PortInProvider, db: Database = server.db) => {
    const { clock, storage } = server;
    const services = { db, clock, secrets: testSecrets };
    return createDueWork(
      { db, clock, log: { warn: () => undefined } },
      createPortOrderWork({
        ...services,
        storage,
        publicUrl,
        noticing: createNoticing(services),
        portIn: portIn ?? createSandboxPortIn({ db, clock }),
      }),
    ).run();
  };
  /** Hands the order in, and hears what the other carrier says of it. */
  const decided = async (id: string) => {
    await work();
    server.clock.advance(minute);
    await work();
    return read(id);
  };
  const at = async (time: string) => {
    server.clock.set(new Date(time));
    await work();
  };
  const history = (id: string) =>
    server.db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'via', 'actor_name', 'before', 'after'])
        .where('entity_id', '=', id)
        .orderBy('seq')
        .execute(),
    );
  const mails = () =>
    server.db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['kind', 'subject', 'body_text'])
        .where('tenant_id', '=', tenantId)
        .where('kind', 'like', 'port%')
        .orderBy('id')
        .execute(),
    );
  const phones = () =>
    server.db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('phone_number')
        .select(['number', 'owner_type', 'owner_id', 'is_default', 'source', 'provider'])
        .where('tenant_id', '=', tenantId)
        .orderBy('number')
        .execute(),
    );
  return {
    tenantId,
    owner,
    ana,
    target,
    addCompany,
    call,
    whole,
    read,
    create,
    change,
    upload,
    sign,
    submit,
    ready,
    sent,
    work,
    decided,
    at,
    history,
    mails,
    phones,
  };
}
type Account = Awaited<ReturnType<typeof startAccount>>;

const fieldsOf = ({ body }: Answered) =>
  (body.errors as { field: string; message: string }[]).map(({ field }) => field);

describeApi('porting orders', ({ server }) => {
  let account: Account;
  beforeEach(async () => {
    account = await startAccount(server());
  });

  it('[PORT-01] are listed by pages, the newest first, each with its own numbers', async () => {
    const created = [];
    for (let at = 0; at < 3; at += 1) created.push(await account.create(newNumber(), newNumber()));
    const read = async (pageNum: number) =>
      (await account.call('GET', `?limit=2&pageNum=${pageNum}`)).body;
    const pages = [await read(1), await read(2)];
    expect(pages).toMatchObject([
      { total: 3, pageCount: 2, hasMore: true },
      { total: 3, pageNum: 2, hasMore: false },
    ]);
    const totalOf = async (state: string) =>
      (await account.call('GET', `?limit=2&pageNum=1&state=${state}`)).body.total;
    expect([await totalOf('draft'), await totalOf('rejected')]).toEqual([3, 0]);
    const listed = pages.flatMap(({ items }) => items as PortOrderListItem[]);
    const of = ({ orderNumber }: { orderNumber: string }, numbers: readonly string[]) => [
      orderNumber,
      [...numbers].toSorted(),
    ];
    expect(listed.map((item) => of(item, item.numbers))).toEqual(
      created.toReversed().map((order) =>
        of(
          order,
          order.numbers.map(({ number }) => number),
        ),
      ),
    );
  });

  it('[PORT-01] says which numbers can move, from whom, and why not', async () => {
    const mine = newNumber();
    await server().db.tenant(account.tenantId, (tx) =>
      tx
        .insertInto('phone_number')
        .values({
          id: newId(),
          tenant_id: account.tenantId,
          number: mine,
          owner_type: 'teammate',
          owner_id: account.ana.id,
          country: 'USA',
        })
        .execute(),
    );
    const ordered = newNumber();
    const { orderNumber } = await account.create(ordered);
    const numbers = [
      '+12515559931',
      '+13125559931',
      '+19075559931',
      '+18005559931',
      '+60312345678',
    ];
    const { body } = await account.call('POST', '/check', {
      body: { numbers: [...numbers, mine, ordered, '+12515550000'] },
    });
    const { items } = body as CallAnswer<typeof checkPortability>;
    expect(items.map(({ canMove, carrier, reason }) => (canMove ? carrier : reason))).toEqual([
      'Gulf Coast Telecom',
      'Continental Telephone',
      'We don’t serve this area yet.',
      'Toll-free numbers move another way. Please contact support.',
      'Enter a number in the USA or Canada.',
      'This number is already yours.',
      `This number is already in order ${orderNumber}.`,
      'This number is not in service.',
    ]);
  });

  it('[PORT-01] begins with numbers of one carrier alone, each refused at its place', async () => {
    const own = newNumber();
    const refused = await account.call('POST', '', {
      body: { numbers: [own, '+13125559931', '+19075559931'] },
    });
    expect(refused.body).toMatchObject({
      responseCode: 'INVALIDINPUT',
      errors: [
        {
          field: 'numbers[1]',
          message:
            '+1 (312) 555-9931 is with Continental Telephone, the others are with Gulf Coast Telecom. Start another order for it.',
        },
        { field: 'numbers[2]', message: 'We don’t serve this area yet.' },
      ],
    });
    const first = await account.create(own);
    expect(first).toMatchObject({
      orderNumber: 'P-1001',
      state: 'draft',
      carrier: 'Gulf Coast Telecom',
    });
    expect((await account.create(newNumber())).orderNumber).toBe('P-1002');
    const again = await account.call('POST', '', { body: { numbers: [own] } });
    expect(fieldsOf(again)).toEqual(['numbers[0]']);
  });

  it('[PORT-01] of two orders of a number at once one is begun', async () => {
    const number = newNumber();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => account.call('POST', '', { body: { numbers: [number] } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  });

  it('[PORT-01] a draft keeps what is there; what is wrong is refused at its field', async () => {
    const order = await account.create(newNumber());
    const saved = account.whole(
      await account.change(order, { accountNumber: '', serviceAddress: null, pin: '4711' }),
    );
    expect(saved).toMatchObject({ accountNumber: '', hasPin: true, serviceAddress: null });
    expect(JSON.stringify(saved)).not.toContain('4711');
    const kept = account.whole(await account.change(saved, {}));
    expect(kept).toMatchObject({ hasPin: true, serviceAddress: address });
    expect(account.whole(await account.change(kept, { pin: '' })).hasPin).toBe(false);
    const wrong = [
      [{ serviceAddress: { ...address, zip: '1' } }, 'serviceAddress.zip'],
      [{ pin: 'a b' }, 'pin'],
      [{ numbers: [] }, 'numbers'],
      [{ accountNumber: 'x'.repeat(51) }, 'accountNumber'],
      [{ numbers: [{ number: '+19075559931', target: null }] }, 'numbers[0].number'],
      [
        {
          numbers: order.numbers.map(({ number }) => ({
            number,
            target: { type: 'teammate' as const, id: newId() },
          })),
        },
        'numbers[0].target',
      ],
    ] as const;
    const { version } = await account.read(order.id);
    for (const [members, field] of wrong) {
      const refused = await account.change(
        { ...kept, version },
        members as Partial<PortOrderChange>,
      );
      expect([field, refused.status, fieldsOf(refused)]).toEqual([field, 400, [field]]);
    }
    const unsaid = (await account.history(order.id)).map(({ after }) => JSON.stringify(after));
    expect(unsaid.join(' ')).not.toContain('4711');
  });

  it('[PORT-01] takes a bill by its bytes, of at most 10 MB and 60 days', async () => {
    const order = await account.create(newNumber());
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
    for (const bytes of [pdf, png, Buffer.from([0xff, 0xd8, 0xff, 0xe0])]) {
      expect((await account.upload(order, bytes)).status).toBe(200);
    }
    const limit = Buffer.alloc(maxBillBytes, pdf);
    expect((await account.upload(order, limit)).status).toBe(200);
    const refusals = [
      [
        await account.upload(order, Buffer.from('PK docx')),
        415,
        'Upload the bill as PDF, PNG or JPG.',
      ],
      [
        await account.upload(order, Buffer.concat([limit, pdf])),
        413,
        'Maximum file upload size 10MB.',
      ],
    ] as const;
    for (const [{ status, body }, wanted, message] of refusals) {
      expect([status, body.message]).toEqual([wanted, message]);
    }
    for (const billDate of ['2026-11-17', '2026-09-16', '', '2026-02-30']) {
      const refused = await account.upload(order, pdf, { billDate });
      expect([billDate, refused.status, fieldsOf(refused)]).toEqual([billDate, 400, ['billDate']]);
    }
    const { bill } = await account.read(order.id);
    expect(bill).toEqual({
      fileName: 'October.pdf',
      billDate: '2026-10-28',
      validUntil: '2026-12-27',
    });
  });

  it('[PORT-01] a bill opens by an address of the account alone, and is replaced', async () => {
    const order = await account.create(newNumber());
    expect((await account.call('GET', `/${order.id}/bill`)).status).toBe(404);
    await account.upload(order, pdf, { fileName: 'Oct’s "bill".pdf' });
    const url = String((await account.call('GET', `/${order.id}/bill`)).body.url);
    const path = url.split('?')[0] ?? '';
    expect(path).toMatch(/^\/bill\/[\da-f-]{36}$/);
    expect(url).toMatch(/\?token=.{20}/);
    const open = async (by: TestPerson | null, at = path) => {
      const token =
        by && (await server().call(by, 'GET', '/api/storage/authentication')).body.token;
      return server().app.inject({ url: `${at}?token=${String(token)}` });
    };
    const opened = await open(account.owner);
    expect([opened.statusCode, opened.headers['content-type'], opened.body]).toEqual([
      200,
      'application/pdf',
      pdf.toString(),
    ]);
    expect(opened.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''Oct%E2%80%99s%20%22bill%22.pdf",
    );
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    const standard = await server().makePerson(account.tenantId, { role: 'standard' });
    const refused = [await open(null), await open(stranger), await open(standard)];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404]);
    const later = new Date(Date.now() + 2 * day);
    await clearFiles(server().db, server().storage, later);
    expect((await open(account.owner)).statusCode).toBe(200);
    await account.upload(order);
    expect((await open(account.owner)).statusCode).toBe(404);
    await clearFiles(server().db, server().storage, later);
    const former = path.slice('/bill/'.length);
    expect(await server().storage.size(account.tenantId, former)).toBeNull();
  });

  it('[PORT-01] the letter is signed with the name of the contact, and kept word by word', async () => {
    const order = await account.create(newNumber());
    const early = await account.sign(order.id);
    expect(fieldsOf(early)).toEqual(['billName', 'contactName']);
    const saved = account.whole(await account.change(order));
    const other = await account.sign(order.id, 'Somebody Else');
    expect(other.body).toMatchObject({
      errors: [
        {
          field: 'signature',
          message: 'Type the name as the letter shows it: Renee Castellano.',
        },
      ],
    });
    const unread = await account.call('PUT', `/${order.id}/letter`, {
      version: saved.version,
      body: { signature: 'Renee Castellano', isAgreed: false },
    });
    expect(fieldsOf(unread)).toEqual(['isAgreed']);
    account.whole(await account.sign(order.id, ' renee  castellano '));
    const letter = async () =>
      (await account.call('GET', `/${order.id}/letter`)).body as CallAnswer<typeof getPortLetter>;
    const signed = await letter();
    expect(signed.signature).toMatchObject({ signedBy: 'Renee Castellano', isCurrent: true });
    expect(signed.paragraphs[0]).toMatch(
      /^Harbor Dental Group authorizes .* to move these telephone numbers from Gulf Coast Telecom: \+1 \(251\) 555-/,
    );
    account.whole(await account.change(await account.read(order.id), { billName: 'Harbor LLC' }));
    expect((await letter()).signature?.isCurrent).toBe(false);
    await account.upload(order);
    expect(fieldsOf(await account.submit(order.id))).toEqual(['letter']);
  });

  it('[PORT-01] is sent whole or not at all, with everything that is missing', async () => {
    const order = await account.create(newNumber(), newNumber());
    const refused = await account.submit(order.id);
    expect(fieldsOf(refused)).toEqual([
      'accountNumber',
      'billName',
      'contactName',
      'serviceAddress.houseNumber',
      'serviceAddress.streetName',
      'serviceAddress.city',
      'serviceAddress.stateCode',
      'serviceAddress.zip',
      'bill',
      'letter',
      'numbers[0].target',
      'numbers[1].target',
    ]);
    const { id } = await account.ready([newNumber()]);
    const sent = account.whole(await account.submit(id));
    expect(sent).toMatchObject({ state: 'submitted', wantedDate: '2026-12-09', dates: null });
    expect(codeOf(await account.submit(id))).toBe('INVALIDTRANSITION');
    expect(codeOf(await account.change(sent))).toBe('INVALIDTRANSITION');
    expect(codeOf(await account.sign(id))).toBe('INVALIDTRANSITION');
  });

  it('[PORT-01] refuses a bill that has grown old, and a target that is gone', async () => {
    const number = newNumber();
    const target = await account.addCompany('Soon gone', false);
    const { id } = await account.ready([number], { numbers: [{ number, target }] });
    await server().db.tenant(account.tenantId, (tx) =>
      tx.deleteFrom('company').where('label', '=', 'Soon gone').execute(),
    );
    server().clock.advance(42 * day);
    const refused = await account.submit(id, '2027-01-12');
    expect(refused.body.errors).toMatchObject([
      {
        field: 'bill',
        message: 'Carriers take a bill for 60 days from its date. Upload a newer one.',
      },
      {
        field: 'numbers[0].target',
        message: 'Where calls were to go no longer exists. Choose again.',
      },
    ]);
    expect((await account.read(id)).numbers[0]?.target).toBeNull();
  });

  it.each([
    [
      '2026-11-16T16:00:00Z',
      '2026-11-23',
      ['2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18'],
    ],
    [
      '2026-11-20T16:00:00Z',
      '2026-11-30',
      ['2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15'],
    ],
    // Still the day before in Chicago.
    [
      '2026-11-21T03:00:00Z',
      '2026-11-30',
      ['2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15'],
    ],
    ['2026-12-22T16:00:00Z', '2026-12-30', ['2027-01-01', '2027-01-18', '2027-02-15']],
  ])('[PORT-01] at %s the earliest day is %s', async (now, earliest, closed) => {
    server().clock.set(new Date(now));
    const { dates } = await account.create(newNumber());
    expect(dates).toMatchObject({ earliest, closed });
  });

  it('[PORT-01] moves on working days within 90 days alone', async () => {
    const { id } = await account.ready([newNumber()]);
    const refusals: Record<string, string> = {
      '2026-11-20': 'Choose a day from Nov 23, 2026 to Feb 14, 2027.',
      '2027-02-15': 'Choose a day from Nov 23, 2026 to Feb 14, 2027.',
      '2026-11-26': 'Numbers move on working days. Choose another day.',
      '2026-11-28': 'Numbers move on working days. Choose another day.',
      '2026-11-29': 'Numbers move on working days. Choose another day.',
    };
    for (const [wanted, message] of Object.entries(refusals)) {
      const { body } = await account.submit(id, wanted);
      expect([wanted, body.errors]).toEqual([
        wanted,
        [{ code: 'INVALID', field: 'wantedDate', message }],
      ]);
    }
    expect((await account.submit(id, '2026-11-27')).status).toBe(200);
  });

  it('[PORT-01] waits, is dated, moves at ten o’clock, and rings where it was prepared to', async () => {
    const [first, second, third] = [newNumber(), newNumber(), newNumber()].toSorted() as [
      string,
      string,
      string,
    ];
    const { id } = await account.sent([first, second, third], {
      numbers: [
        { number: first, target: account.target },
        { number: second, target: { type: 'newCompany', label: 'Daphne office' } },
        { number: third, target: { type: 'teammate', id: account.ana.id } },
      ],
    });
    const dated = await account.decided(id);
    expect(dated).toMatchObject({
      state: 'dated',
      movesAt: '2026-12-09T16:00:00.000Z',
      cancelUntil: '2026-12-08',
      numbers: [{ state: 'accepted' }, { state: 'accepted' }, { state: 'accepted' }],
    });
    await account.at('2026-12-09T15:59:00Z');
    expect((await account.read(id)).state).toBe('dated');
    await account.at('2026-12-09T16:00:30Z');
    expect(await account.read(id)).toMatchObject({ state: 'moving', canCancel: false });
    expect(await account.phones()).toEqual([]);
    await account.at('2026-12-09T16:16:00Z');
    const done = await account.read(id);
    expect(done).toMatchObject({
      state: 'done',
      numbers: [
        { state: 'moved', target: { type: 'company', label: 'Fairhope office' } },
        { state: 'moved', target: { type: 'company', label: 'Daphne office' } },
        { state: 'moved', target: { type: 'teammate', label: 'Ana Silva' } },
      ],
    });
    expect(done.story.map(({ step, by }) => [step, by])).toEqual([
      ['billAdded', 'Renee Castellano'],
      ['signed', 'Renee Castellano'],
      ['submitted', 'Renee Castellano'],
      ['dated', null],
      ['moving', null],
      ['done', null],
    ]);
    expect(await account.phones()).toMatchObject([
      {
        number: first,
        owner_type: 'company',
        owner_id: account.target.type === 'company' && account.target.id,
        is_default: true,
        source: 4,
      },
      { number: second, owner_type: 'company', is_default: true },
      { number: third, owner_type: 'teammate', owner_id: account.ana.id, is_default: true },
    ]);
    const entries = await account.history(id);
    expect(entries.map(({ action }) => action)).toEqual([
      'portOrder.create',
      'portOrder.update',
      'portOrder.addBill',
      'portOrder.sign',
      'portOrder.submit',
      'portOrder.date',
      'portOrder.move',
      'portOrder.finish',
    ]);
    const { callers } = entries.at(-1)?.after ?? {};
    expect(String(callers)).toContain('Ana Silva');
    expect(String(callers)).toContain('Renee Castellano');
    expect((await account.mails()).map(({ kind }) => kind)).toEqual(['portDated', 'portDone']);
  });

  it('[PORT-01] a rejection says point by point what was sent, what they say and what it means', async () => {
    const numbers = [newNumber('55'), newNumber('57')].toSorted((one, other) =>
      one.slice(-2).localeCompare(other.slice(-2)),
    ) as [string, string];
    const { id } = await account.sent(numbers, { accountNumber: numbers[0].slice(2) });
    const rejected = await account.decided(id);
    expect(rejected.state).toBe('rejected');
    expect(rejected.points).toMatchObject([
      {
        field: 'accountNumber',
        number: null,
        sent: numbers[0].slice(2),
        says: 'Account number not found.',
        means: 'That is your phone number. The account number is at the top of the bill.',
        isDone: false,
      },
      {
        field: 'serviceAddress',
        number: numbers[1],
        sent: '214 Dauphin Street, Suite 300, Mobile, AL 36602',
        says: `Service address mismatch on TN ${numbers[1].slice(2)}.`,
        isDone: false,
        address,
      },
    ]);
    expect(new Map(rejected.numbers.map(({ number, state }) => [number, state]))).toEqual(
      new Map([
        [numbers[0], 'accepted'],
        [numbers[1], 'rejected'],
      ]),
    );
    const [mail] = await account.mails();
    expect(mail?.subject).toBe(`${rejected.orderNumber}: Gulf Coast Telecom needs a correction`);
    expect(mail?.body_text).toContain('Account number not found.');

    const [byAccount, byAddress] = rejected.points.map(
      ({ id: pointId }) => `/${id}/point/${pointId}`,
    ) as [string, string];
    expect(fieldsOf(await account.submit(id))).toEqual(['points']);
    const wrong = await account.call('PUT', byAddress, {
      body: { field: 'serviceAddress', address: { ...daphne, zip: '' } },
    });
    expect(fieldsOf(wrong)).toEqual(['address.zip']);
    const otherField = await account.call('PUT', byAddress, {
      body: { field: 'billName', value: 'x' },
    });
    expect(fieldsOf(otherField)).toEqual(['field']);

    const value = { field: 'accountNumber', value: 'GCT-448-20917' };
    const corrected = account.whole(await account.call('PUT', byAccount, { body: value }));
    expect(corrected.points[0]).toMatchObject({
      isDone: true,
      value: 'GCT-448-20917',
      sent: numbers[0].slice(2),
    });
    expect(corrected.accountNumber).toBe(numbers[0].slice(2));
    const undone = account.whole(await account.call('DELETE', byAccount));
    expect(undone.points[0]).toMatchObject({ isDone: false, value: numbers[0].slice(2) });
    account.whole(await account.call('PUT', byAccount, { body: value }));
    account.whole(
      await account.call('PUT', byAddress, { body: { field: 'serviceAddress', address: daphne } }),
    );
    const again = account.whole(await account.submit(id, '2026-12-09'));
    expect(again).toMatchObject({ state: 'submitted', points: [], accountNumber: 'GCT-448-20917' });
    expect(again.serviceAddress).toEqual(address);
    expect(again.numbers.find(({ number }) => number === numbers[1])?.serviceAddress).toEqual(
      daphne,
    );
    expect((await account.decided(id)).state).toBe('dated');
  });

  it('[PORT-01] a corrected PIN is told nowhere, and a corrected name wants another signature', async () => {
    const { id } = await account.sent([newNumber()], { pin: '0000', billName: 'sandbox:name' });
    const rejected = await account.decided(id);
    const [pin, name] = rejected.points;
    expect([pin, name]).toMatchObject([
      { field: 'pin', sent: null, value: null },
      { field: 'billName', sent: 'sandbox:name' },
    ]);
    const path = (pointId = '') => `/${id}/point/${pointId}`;
    account.whole(
      await account.call('PUT', path(pin?.id), { body: { field: 'pin', value: '4711' } }),
    );
    const body = { field: 'billName', value: 'Harbor Dental Group' };
    const corrected = account.whole(await account.call('PUT', path(name?.id), { body }));
    expect(corrected.letter?.isCurrent).toBe(false);
    expect(fieldsOf(await account.submit(id))).toEqual(['letter']);
    account.whole(await account.sign(id));
    account.whole(await account.submit(id));
    expect((await account.decided(id)).state).toBe('dated');
    const told = JSON.stringify([await account.history(id), await account.read(id)]);
    expect(told).not.toContain('4711');
  });

  it('[PORT-01] leaves a number out until the order is sent again, but not the last', async () => {
    const [kept, locked] = [newNumber('55'), newNumber('58')] as const;
    const { id } = await account.sent([kept, locked]);
    const rejected = await account.decided(id);
    expect(rejected.points).toMatchObject([{ field: 'number', number: locked, isDone: false }]);
    const path = (number: string) =>
      `/${id}/number/${rejected.numbers.find((one) => one.number === number)?.id}`;
    const out = (number: string, isLeftOut = true) =>
      account.call('PUT', path(number), { body: { isLeftOut } });
    expect(account.whole(await out(locked)).points[0]?.isDone).toBe(true);
    expect(fieldsOf(await out(kept))).toEqual(['isLeftOut']);
    expect(account.whole(await out(locked, false)).points[0]?.isDone).toBe(false);
    account.whole(await out(locked));
    account.whole(await account.submit(id));
    expect((await account.decided(id)).state).toBe('dated');
    await account.at('2026-12-09T16:16:00Z');
    expect((await account.read(id)).state).toBe('done');
    expect((await account.phones()).map(({ number }) => number)).toEqual([kept]);
    // Nothing holds what was left out: it can have an order of its own.
    expect((await account.create(locked)).state).toBe('draft');
  });

  it('[PORT-01] a rejected order that nobody corrects is cancelled after 28 days', async () => {
    const { id } = await account.sent([newNumber()], { pin: '0000' });
    const { correctUntil } = await account.decided(id);
    expect(correctUntil?.slice(0, 10)).toBe('2026-12-14');
    server().clock.advance(28 * day - 2 * minute);
    await account.work();
    expect((await account.read(id)).state).toBe('rejected');
    server().clock.advance(3 * minute);
    await account.work();
    expect((await account.read(id)).state).toBe('cancelled');
  });

  it('[PORT-01] what stays behind is told with why, and the rest is here', async () => {
    const [here, stays] = [newNumber('55'), newNumber('59')] as const;
    const { id } = await account.sent([here, stays]);
    await account.decided(id);
    await account.at('2026-12-09T16:16:00Z');
    const order = await account.read(id);
    expect(order.state).toBe('partlyDone');
    expect(order.numbers.find(({ number }) => number === stays)).toMatchObject({
      state: 'failed',
      reason: 'Number not released by the donor switch.',
    });
    expect((await account.phones()).map(({ number }) => number)).toEqual([here]);
    const mail = (await account.mails()).at(-1);
    expect(mail?.body_text).toContain('is still at Gulf Coast Telecom');
  });

  it('[PORT-01] a number whose target has gone rings at the default company number', async () => {
    const number = newNumber();
    const { id } = await account.sent([number], {
      numbers: [{ number, target: { type: 'teammate', id: account.ana.id } }],
    });
    await account.decided(id);
    await server().db.tenant(account.tenantId, (tx) =>
      tx
        .updateTable('teammate')
        .set({ status: 'cancel' })
        .where('id', '=', account.ana.id)
        .execute(),
    );
    await account.at('2026-12-09T16:16:00Z');
    const [phone] = await account.phones();
    expect(phone).toMatchObject({ number, owner_type: 'company' });
  });

  it('[PORT-01] a number that somebody got here meanwhile fails, and takes nothing away', async () => {
    const number = newNumber();
    const { id } = await account.sent([number]);
    await account.decided(id);
    const stranger = await server().makePerson(await server().makeTenant());
    await server().db.tenant(stranger.tenantId, (tx) =>
      tx
        .insertInto('phone_number')
        .values({
          id: newId(),
          tenant_id: stranger.tenantId,
          number,
          owner_type: 'teammate',
          owner_id: stranger.id,
          country: 'USA',
        })
        .execute(),
    );
    await account.at('2026-12-09T16:16:00Z');
    expect(await account.read(id)).toMatchObject({
      state: 'partlyDone',
      numbers: [
        {
          state: 'failed',
          reason: 'This number belongs to another account here. Please contact support.',
        },
      ],
    });
    expect(await account.phones()).toEqual([]);
  });

  it('[PORT-01] is cancelled until the day before its date', async () => {
    const draft = await account.create(newNumber());
    const cancel = (id: string) => account.call('PUT', `/${id}/cancel`);
    expect(account.whole(await cancel(draft.id)).state).toBe('cancelled');
    expect(codeOf(await cancel(draft.id))).toBe('INVALIDTRANSITION');

    const waiting = await account.sent([newNumber()]);
    await account.work();
    expect(account.whole(await cancel(waiting.id)).state).toBe('cancelled');
    server().clock.advance(2 * minute);
    await account.work();
    expect((await account.read(waiting.id)).state).toBe('cancelled');

    const late = await account.sent([newNumber()]);
    await account.decided(late.id);
    await account.at('2026-12-09T06:30:00Z');
    const refused = await cancel(late.id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'It is too late to cancel: the numbers are about to move.',
    ]);
  });

  it('[PORT-01] an order that is on its way to the provider while it is cancelled moves nothing', async () => {
    const { id } = await account.sent([newNumber()]);
    const sandbox = createSandboxPortIn(server());
    const slow: PortInProvider = {
      ...sandbox,
      async submit(order) {
        expect((await account.call('PUT', `/${id}/cancel`)).status).toBe(200);
        return sandbox.submit(order);
      },
    };
    await account.work(slow);
    expect((await account.read(id)).state).toBe('cancelled');
    expect((await sandbox.ask({ tenantId: account.tenantId, reference: `${id}/1` })).state).toBe(
      'cancelled',
    );
  });

  it('[PORT-01] the provider may end an order, or set another date', async () => {
    const { id } = await account.sent([newNumber()]);
    await account.decided(id);
    const sandbox = createSandboxPortIn(server());
    const saying = (answer: PortAnswer) => account.work({ ...sandbox, ask: async () => answer });
    const soon = new Date('2026-12-09T16:00:00Z');
    server().clock.set(soon);
    const movesAt = new Date('2026-12-11T16:00:00Z');
    await saying({ state: 'dated', movesAt, askAt: movesAt });
    expect(await account.read(id)).toMatchObject({
      state: 'dated',
      movesAt: movesAt.toISOString(),
    });
    server().clock.set(movesAt);
    await saying({ state: 'cancelled' });
    expect((await account.read(id)).state).toBe('cancelled');
  });

  it('[PORT-01] a rejected order that the carriers settle among themselves moves', async () => {
    const number = newNumber();
    const { id } = await account.sent([number], { pin: '0000' });
    expect((await account.decided(id)).state).toBe('rejected');
    let answer: PortAnswer = { state: 'open', askAt: monday };
    const provider = { ...createSandboxPortIn(server()), ask: async () => answer };
    server().clock.advance(day);
    await account.work(provider);
    expect(await account.read(id)).toMatchObject({ state: 'rejected', points: [{ field: 'pin' }] });
    answer = { state: 'moved', servedBy: 'telnyx', moved: [number], failed: [] };
    server().clock.advance(day);
    await account.work(provider);
    expect((await account.read(id)).state).toBe('done');
    expect((await account.phones()).map((phone) => phone.number)).toEqual([number]);
  });

  it('[PORT-01] a cancelled order that moves all the same rings where it was prepared to', async () => {
    const number = newNumber();
    const { id } = await account.sent([number]);
    await account.decided(id);
    let answer: PortAnswer = { state: 'open', askAt: new Date(monday.getTime() + day) };
    const provider = {
      ...createSandboxPortIn(server()),
      ask: async () => answer,
      cancel: async () => true,
    };
    expect((await account.call('PUT', `/${id}/cancel`)).status).toBe(200);
    await account.work(provider);
    expect((await account.read(id)).state).toBe('cancelled');
    answer = { state: 'moved', servedBy: 'telnyx', moved: [number], failed: [] };
    server().clock.advance(day);
    await account.work(provider);
    expect((await account.read(id)).state).toBe('done');
    expect((await account.phones()).map((phone) => phone.number)).toEqual([number]);
  });

  it('[PORT-01] a corrected signer wants another signature, and is sent', async () => {
    const { id } = await account.sent([newNumber()]);
    const fault = { field: 'contactName', number: null, says: 'Unknown.', cause: 'other' } as const;
    const sandbox = createSandboxPortIn(server());
    const sent: string[] = [];
    const provider: PortInProvider = {
      ...sandbox,
      submit: (order) => {
        sent.push(order.contactName);
        return sandbox.submit(order);
      },
      ask: async () => ({ state: 'rejected', faults: [fault] }),
    };
    await account.work(provider);
    server().clock.advance(minute);
    await account.work(provider);
    const [point] = (await account.read(id)).points;
    expect(point).toMatchObject({ field: 'contactName', sent: 'Renee Castellano' });
    const body = { field: 'contactName', value: 'Ana Silva' };
    const corrected = await account.call('PUT', `/${id}/point/${point?.id}`, { body });
    expect(account.whole(corrected).points).toMatchObject([{ value: 'Ana Silva', isDone: true }]);
    expect(fieldsOf(await account.submit(id))).toEqual(['letter']);
    account.whole(await account.sign(id, 'Ana Silva'));
    expect(account.whole(await account.submit(id)).contactName).toBe('Ana Silva');
    await account.work(provider);
    expect(sent).toEqual(['Renee Castellano', 'Ana Silva']);
  });

  it('[PORT-01] what is not taken yet is handed in again', async () => {
    const { id } = await account.sent([newNumber()]);
    const sandbox = createSandboxPortIn(server());
    let isTaken = false;
    const provider: PortInProvider = {
      ...sandbox,
      submit: async (order) => ({
        ...(isTaken ? await sandbox.submit(order) : null),
        isTaken,
        askAt: new Date(server().clock.now().getTime() + minute),
      }),
      ask: async (key) =>
        isTaken ? sandbox.ask(key) : Promise.reject(new Error('It was not taken.')),
    };
    await account.work(provider);
    server().clock.advance(minute);
    isTaken = true;
    await account.work(provider);
    expect((await account.decided(id)).state).toBe('dated');
  });

  it('[PORT-01] without the provider nothing is lost', async () => {
    const { id } = await account.sent([newNumber()]);
    const away: PortInProvider = {
      check: () => Promise.reject(new Error('away')),
      submit: () => Promise.reject(new Error('away')),
      ask: () => Promise.reject(new Error('away')),
      cancel: () => Promise.reject(new Error('away')),
    };
    await account.work(away);
    expect((await account.read(id)).state).toBe('submitted');
    server().clock.advance(hour);
    expect((await account.decided(id)).state).toBe('dated');
  });

  it('[PORT-01] of a cancelled account nothing moves', async () => {
    const { id } = await account.sent([newNumber()]);
    await account.decided(id);
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ status: 'cancel' })
        .where('id', '=', account.tenantId)
        .execute(),
    );
    server().clock.advance(day);
    await account.work();
    expect((await account.read(id)).state).toBe('cancelled');
    await account.at('2026-12-09T16:16:00Z');
    expect(await account.phones()).toEqual([]);
  });

  it('[PORT-01] is for admins and who manages numbers, in the USA and Canada', async () => {
    const order = await account.create(newNumber());
    const seen = async (by: TestPerson) => [
      (await account.call('GET', '', { by })).status,
      (await account.call('GET', `/${order.id}`, { by })).status,
      (await account.call('POST', '', { by, body: { numbers: [newNumber()] } })).status,
    ];
    const { tenantId } = account;
    const manager = await server().makePerson(tenantId, {
      role: 'standard',
      access: { role: 'phoneManager', teamIds: [] },
    });
    const auditor = await server().makePerson(tenantId, {
      role: 'standard',
      access: { role: 'auditor', teamIds: [] },
    });
    const standard = await server().makePerson(tenantId, { role: 'standard' });
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    const malay = await server().makePerson(await server().makeTenant({ country: 'MYS' }), {
      role: 'admin',
    });
    expect(await seen(manager)).toEqual([200, 200, 201]);
    expect(await seen(auditor)).toEqual([200, 200, 403]);
    expect(await seen(standard)).toEqual([403, 403, 403]);
    expect(await seen(stranger)).toEqual([200, 404, 201]);
    expect(await seen(malay)).toEqual([404, 404, 404]);
    const body = {
      numbers: order.numbers.map(({ number }) => ({
        number,
        target: { type: 'teammate', id: account.ana.id },
      })),
      accountNumber: '',
      billName: '',
      serviceAddress: null,
      contactName: '',
      wantedDate: null,
    };
    const path = `/${order.id}`;
    const { version } = order;
    expect(fieldsOf(await account.call('PUT', path, { by: manager, body, version }))).toEqual([
      'numbers[0].target',
    ]);
  });

  it('[PORT-01] tells browsers of each step', async () => {
    const { id } = await account.sent([newNumber()]);
    await account.decided(id);
    const events = await server().db.tenant(account.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select(['method', 'entity_id'])
        .where('event_type', '=', 'portorder')
        .orderBy('seq')
        .execute(),
    );
    expect(events.map(({ method }) => method)).toEqual([
      'CreateEntityAsync',
      ...Array.from({ length: 5 }, () => 'UpdateEntityAsync'),
    ]);
    expect(new Set(events.map(({ entity_id: of }) => of))).toEqual(new Set([id]));
  });
});

describeOnBothDatabases('a porting order over crashes', ({ server }) => {
  let telnyx: TelnyxServer;
  beforeAll(async () => {
    telnyx = await startTelnyxServer();
  });
  afterAll(() => telnyx.close());

  const provider = (who: string, db: Database): PortInProvider => {
    const portInConfig = readPortIn({ ...telnyx.env, PORT_IN: who });
    const opened = createPortIn({ db, clock: server().clock, publicUrl, portInConfig });
    if (opened === null) throw new Error('Somebody moves numbers.');
    return opened;
  };

  /** A provider whose every call a process may not live to see, or to hear the answer of. */
  const mortal = (who: string, db: Database, life: Life): PortInProvider => {
    const { check, submit, ask, cancel } = provider(who, db);
    const around =
      <Args extends unknown[], T>(name: string, run: (...args: Args) => Promise<T>) =>
      async (...args: Args) => {
        life.step(`before ${name}`);
        const answer = await run(...args);
        life.step(`after ${name}`);
        return answer;
      };
    return {
      check,
      submit: around('submit', submit),
      ask: around('ask', ask),
      cancel: around('cancel', cancel),
    };
  };

  /** Runs due work in a process that dies at a step, and then in one that lives; whether it died. */
  async function dyingAt(account: Account, who: string, nth: number): Promise<boolean> {
    const life = beginLife();
    life.meet({ step: null, nth });
    const db = mortalDatabase(server().db, life);
    await account.work(mortal(who, db, life), db).catch(() => undefined);
    server().clock.advance(2 * minute);
    await account.work(provider(who, server().db));
    return life.isOver;
  }

  describe.each([
    ['sandbox', 'sent'],
    ['sandbox', 'moved'],
    ['telnyx', 'sent'],
    ['telnyx', 'moved'],
  ] as const)('at %s, while it is %s', (who, when) => {
    it('[PORT-01] [PROV-02] nothing is lost or done twice, wherever a process dies', async () => {
      const portIn = provider(who, server().db);
      for (let nth = 1; ; nth += 1) {
        telnyx.portOrders.length = 0;
        const account = await startAccount(server());
        const number = newNumber();
        const { id } = await account.sent([number], {
          numbers: [{ number, target: { type: 'newCompany', label: 'Daphne office' } }],
        });
        const date = async () => {
          await account.work(portIn);
          telnyx.dateAll(new Date('2026-12-09T16:00:00Z'));
          server().clock.advance(hour);
          await account.work(portIn);
        };
        const arrive = () => {
          telnyx.moveAll();
          server().clock.set(new Date('2026-12-09T16:20:00Z'));
        };
        if (when === 'moved') {
          await date();
          arrive();
        }
        const isOver = await dyingAt(account, who, nth);
        if (when === 'sent') {
          await date();
          expect([nth, (await account.read(id)).state]).toEqual([nth, 'dated']);
          arrive();
          await account.work(portIn);
        }
        const served = who === 'telnyx' ? 'telnyx' : 'localNumber';
        expect((await account.phones()).map(({ provider: by }) => by)).toEqual([served]);
        if (who === 'telnyx') expect(telnyx.portOrders.map((one) => one.confirmed)).toEqual([1]);
        const order = await account.read(id);
        expect([nth, order.state]).toEqual([nth, 'done']);
        expect((await account.phones()).map((phone) => phone.number)).toEqual([number]);
        const { body: companies } = await server().call(account.owner, 'GET', '/api/company');
        expect((companies.items as { label: string }[]).map(({ label }) => label)).toEqual([
          'Daphne office',
          'Fairhope office',
        ]);
        const lines = await server().db.tenant(account.tenantId, (tx) =>
          tx.selectFrom('invoice_line').select('description').execute(),
        );
        const ofNumber = lines.filter((line) => line.description.includes(formatPhone(number)));
        expect(ofNumber).toHaveLength(1);
        expect((await account.mails()).map(({ kind }) => kind)).toEqual(['portDated', 'portDone']);
        if (!isOver) break;
      }
    });
  });
});
