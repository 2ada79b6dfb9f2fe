import type { CallAnswer } from '@jackfield/contract';
import type {
  Consent,
  importConsents,
  listConsents,
  supportInboundText,
  supportTextPermission,
} from '@jackfield/contract/api/consent';
import fc from 'fast-check';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { textingAccount } from '../../../test/texting-account.ts';
import { supportKey } from '../../../test/usage-records.ts';
import { newId } from '../../platform/ids.ts';
import { loadLanguages } from '../../platform/languages.ts';

type List = CallAnswer<typeof listConsents>;
type Imported = CallAnswer<typeof importConsents>;

let server: TestServer;
const headers = { 'x-support-key': supportKey };
const ann = '+12515550173';
const ben = '+12515550121';

beforeAll(async () => {
  server = await startTestServer({ env: { SUPPORT_KEY: supportKey } });
});
afterAll(() => server.close());

/** An account with two campaigns, each with a number that is on. */
async function start() {
  const tenantId = await server.makeTenant();
  const admin = await server.makePerson(tenantId, { isTenantOwner: true });
  const account = textingAccount(() => server, tenantId);
  const brandId = await account.brand();
  const desk = await account.company();
  const campaigns: { id: string; numberId: string; number: string }[] = [];
  for (let at = 0; at < 2; at += 1) {
    const id = await account.campaign(brandId);
    const numberId = await account.number(desk);
    await account.attach(id, numberId, server.clock.now());
    const { number } = await server.db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('phone_number')
        .select('number')
        .where('id', '=', numberId)
        .executeTakeFirstOrThrow(),
    );
    campaigns.push({ id, numberId, number });
  }
  const [first, second] = campaigns;
  if (!first || !second) throw new Error('There are two campaigns.');
  return { tenantId, admin, account, first, second };
}

const list = async (by: TestPerson, campaignId: string, query = '') =>
  (await server.call(by, 'GET', `/api/campaign/${campaignId}/consent${query}`))
    .body as unknown as List;
const add = (by: TestPerson, campaignId: string, body: object) =>
  server.call(by, 'POST', `/api/campaign/${campaignId}/consent`, {
    body: { phoneNumber: ann, state: 'agreed', kind: 'paper', source: 'Daphne office', ...body },
  });
const importRows = async (by: TestPerson, campaignId: string, body: object) =>
  (await server.call(by, 'POST', `/api/campaign/${campaignId}/consent/import`, { body }))
    .body as unknown as Imported;

interface Texted {
  readonly id?: string;
  readonly tenantId: string;
  readonly from?: string;
  readonly to: string;
  readonly text: string;
  readonly at?: Date;
}
async function textIn(texts: readonly Texted[]) {
  const sent = texts.map(({ at = server.clock.now(), ...text }) => ({
    id: newId(),
    from: ann,
    ...text,
    at: at.toISOString(),
  }));
  const options = { body: { texts: sent }, headers };
  const { body } = await server.call(null, 'POST', '/api/support/inbound-text', options);
  return (body as unknown as CallAnswer<typeof supportInboundText>).texts;
}
async function mayText(tenantId: string, from: string, to = ann) {
  const options = { body: { tenantId, from, to }, headers };
  const { body } = await server.call(null, 'POST', '/api/support/text-permission', options);
  return body as unknown as CallAnswer<typeof supportTextPermission>;
}

it('J6 keeps who agreed with source, time and who entered it, and refuses what cannot be', async () => {
  const { admin, first } = await start();
  const { status, body } = await add(admin, first.id, { evidence: 'Form 17' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    phoneNumber: ann,
    state: 'agreed',
    kind: 'paper',
    source: 'Daphne office',
    evidence: 'Form 17',
    enteredBy: 'Ana Lopez',
  });
  const tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  for (const [wrong, field] of [
    [{ at: tomorrow }, 'at'],
    [{ source: ' ' }, 'source'],
    [{ source: 'x'.repeat(201) }, 'source'],
    [{ phoneNumber: '251-555' }, 'phoneNumber'],
  ] as const) {
    const refused = await add(admin, first.id, wrong);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining(field),
    ]);
  }
  expect((await add(admin, first.id, { source: 'x'.repeat(200) })).status).toBe(201);
  expect((await add(admin, newId(), {})).status).toBe(404);
  expect((await list(admin, first.id)).counts).toEqual({ all: 1, agreed: 1, optedOut: 0 });
});

it('J6 STOP by text opts out of every campaign and number; only START brings the person back', async () => {
  const { tenantId, admin, first, second } = await start();
  await add(admin, first.id, {});
  await add(admin, second.id, { phoneNumber: ben });
  const id = newId();
  const stop = { id, tenantId, to: second.number, text: ' stop! ' };
  expect(await textIn([stop])).toEqual([
    { id, outcome: 'optedOut', reply: expect.stringContaining('START') },
  ]);
  expect(await textIn([stop])).toEqual([{ id, outcome: 'optedOut', reply: null }]);
  expect((await list(admin, first.id)).items).toMatchObject([
    { phoneNumber: ann, state: 'optedOut', keyword: 'stop!', toNumber: second.number },
  ]);
  expect((await list(admin, second.id, '?state=optedOut')).items).toMatchObject([
    { phoneNumber: ann },
  ]);
  expect(await mayText(tenantId, first.number)).toEqual({ isAllowed: false, because: 'optedOut' });
  expect(await mayText(tenantId, first.number, ben)).toEqual({ isAllowed: true, because: null });
  const refused = await add(admin, second.id, {});
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { errors: [{ field: 'phoneNumber' }] },
  ]);
  const rows = [
    { row: 1, phoneNumber: ann },
    { row: 2, phoneNumber: '+12515550199', source: 'harbordental.com/new-patient' },
    { row: 3, phoneNumber: '+12515550199' },
    { row: 4, phoneNumber: ben },
  ];
  const marks = ['optedOut', 'new', 'known', 'known'];
  const dry = await importRows(admin, second.id, { rows, isDryRun: true });
  expect(dry).toEqual({ marks, added: 0 });
  expect(await importRows(admin, second.id, { rows })).toEqual({ marks, added: 1 });
  expect((await list(admin, second.id)).counts).toEqual({ all: 3, agreed: 2, optedOut: 1 });
  server.clock.advance(60_000);
  expect(await textIn([{ tenantId, to: first.number, text: 'Start' }])).toMatchObject([
    { outcome: 'agreed' },
  ]);
  expect((await mayText(tenantId, second.number)).isAllowed).toBe(true);
  expect((await list(admin, first.id)).items[0]).toMatchObject({
    state: 'agreed',
    kind: 'keyword',
  });
});

it('J6 answers HELP, takes a message for one, and knows no number of another account', async () => {
  const { tenantId, admin, first } = await start();
  const other = await start();
  const answers = await textIn([
    { tenantId, to: first.number, text: 'help' },
    { tenantId, to: first.number, text: 'Can I come at 5?' },
    { tenantId, to: other.first.number, text: 'STOP' },
    {
      tenantId,
      to: first.number,
      text: 'STOP',
      at: new Date(server.clock.now().getTime() + 3_600_000),
    },
  ]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(['help', 'none', 'refused', 'refused']);
  expect((await list(admin, first.id)).total).toBe(0);
  const path = `/api/campaign/${first.id}/consent`;
  expect((await server.call(other.admin, 'GET', path)).status).toBe(404);
  const noKey = { body: { texts: [] } };
  expect((await server.call(admin, 'POST', '/api/support/inbound-text', noKey)).status).toBe(403);
});

it('J6 a number that is not on yet may not text', async () => {
  const { tenantId, account, first } = await start();
  const waiting = await account.number(await account.company());
  await account.attach(first.id, waiting);
  const { number } = await server.db.tenant(tenantId, (tx) =>
    tx
      .selectFrom('phone_number')
      .select('number')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow(),
  );
  expect(await mayText(tenantId, number)).toEqual({ isAllowed: false, because: 'notReady' });
  expect(await mayText(tenantId, '+12515559999')).toEqual({ isAllowed: false, because: 'number' });
});

it('J8 LANG-01 exports what is shown, in words of whoever asks', async () => {
  const { admin, first } = await start();
  await add(admin, first.id, {});
  await add(admin, first.id, { phoneNumber: ben, state: 'optedOut', kind: 'call', source: 'Desk' });
  const path = `/api/campaign/${first.id}/consent/export`;
  const file = await server.call(admin, 'GET', `${path}?state=agreed`);
  const lines = String(file.body['text']).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${ann},Agreed,Paper form,Daphne office,`);
  loadLanguages(join(import.meta.dirname, '../../../../shared/texts/languages'));
  const inFrench = { headers: { 'accept-language': 'fr-CA' } };
  const french = await server.call(admin, 'GET', `${path}?state=agreed`, inFrench);
  expect(String(french.body['text'])).toContain(`${ann},Accepté,Formulaire papier,`);
});

type Step =
  | {
      readonly do: 'text';
      readonly word: string;
      readonly who: number;
      readonly to: number;
      readonly ago: number;
    }
  | { readonly do: 'add' | 'import' | 'stop'; readonly who: number; readonly to: number };

const who = fc.integer({ min: 0, max: 1 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('text' as const),
    word: fc.constantFrom('STOP', 'quit.', 'START', 'start', 'join', 'hello', 'HELP'),
    who,
    to: who,
    // Texts may arrive long after they were sent.
    ago: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    do: fc.constantFrom('add' as const, 'import' as const, 'stop' as const),
    who,
    to: who,
  }),
);

/** Who may be texted, by all that was said, in the order of the times and not of the arrival. */
function isOut(said: readonly { at: number; is: 'stop' | 'start' }[]): boolean {
  const last = said.toSorted(
    (one, other) => one.at - other.at || Number(one.is === 'stop') - Number(other.is === 'stop'),
  );
  return last.at(-1)?.is === 'stop';
}

it('J6 an opt-out wins over every campaign, number and import, as a second evaluator says', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { tenantId, admin, first, second } = await start();
      const people = [ann, ben];
      const campaigns = [first, second];
      const said: { at: number; is: 'stop' | 'start' }[][] = [[], []];
      const agreed = new Set<string>();
      for (const step of steps) {
        server.clock.advance(10_000);
        const now = server.clock.now();
        const person = people[step.who] ?? '';
        const campaign = campaigns[step.to] ?? first;
        const own = said[step.who] ?? [];
        const key = `${step.who} ${step.to}`;
        if (step.do === 'text') {
          const at = new Date(now.getTime() - step.ago * 10_000);
          await textIn([{ tenantId, from: person, to: campaign.number, text: step.word, at }]);
          const word = step.word.replace('.', '').toLowerCase();
          if (word === 'stop' || word === 'quit') own.push({ at: at.getTime(), is: 'stop' });
          if (word === 'start') {
            own.push({ at: at.getTime(), is: 'start' });
            if (!isOut(own)) agreed.add(key);
          }
          if (word === 'join' && !isOut(own)) agreed.add(key);
        } else if (step.do === 'stop') {
          const at = server.clock.now().toISOString();
          const body = { phoneNumber: person, state: 'optedOut', kind: 'call', at };
          expect((await add(admin, campaign.id, body)).status).toBe(201);
          own.push({ at: Date.parse(at), is: 'stop' });
        } else if (step.do === 'add') {
          const { status } = await add(admin, campaign.id, { phoneNumber: person });
          expect(status).toBe(isOut(own) ? 409 : 201);
          if (!isOut(own)) agreed.add(key);
        } else {
          const rows = [{ row: 1, phoneNumber: person }];
          const { marks } = await importRows(admin, campaign.id, { rows });
          const mark = isOut(own) ? 'optedOut' : agreed.has(key) ? 'known' : 'new';
          expect(marks).toEqual([mark]);
          if (!isOut(own)) agreed.add(key);
        }
        for (const [at, number] of people.entries()) {
          const isStopped = isOut(said[at] ?? []);
          for (const [place, { id, number: from }] of campaigns.entries()) {
            const may = await mayText(tenantId, from, number);
            expect(may.because).toBe(isStopped ? 'optedOut' : null);
            const { items } = await list(admin, id, `?search=${encodeURIComponent(number)}`);
            const found: Consent | undefined = items[0];
            if (isStopped) expect(found?.state ?? 'optedOut').toBe('optedOut');
            else expect(found?.state).toBe(agreed.has(`${at} ${place}`) ? 'agreed' : undefined);
          }
        }
      }
    }),
    { numRuns: 8 },
  );
});

it('J6 an opt-out that comes while a file is imported wins', async () => {
  const { tenantId, admin, first } = await start();
  const numbers = Array.from({ length: 60 }, (_one, at) => `+1251556${String(1000 + at)}`);
  const rows = numbers.map((phoneNumber, at) => ({ row: at + 1, phoneNumber }));
  await Promise.all([
    importRows(admin, first.id, { rows }),
    textIn(
      numbers.slice(0, 20).map((from) => ({ tenantId, from, to: first.number, text: 'STOP' })),
    ),
  ]);
  const { counts } = await list(admin, first.id);
  expect(counts).toEqual({ all: 60, agreed: 40, optedOut: 20 });
});
