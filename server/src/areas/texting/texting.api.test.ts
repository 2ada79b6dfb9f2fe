import type { CallAnswer } from '@jackfield/contract';
import type { listTexting, TextingNumber } from '@jackfield/contract/api/texting';
import { expect, it } from 'vitest';
import { createSandboxSwitch, sandboxSwitchTime } from '../../carrier/number-switch.ts';
import { createDueWork } from '../../platform/due-work.ts';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { textingAccount } from '../../../test/texting-account.ts';
import { createNumberSwitchWork } from './switch-work.ts';

type List = CallAnswer<typeof listTexting>;

describeApi('texting status', ({ server }) => {
  async function start(country: 'USA' | 'CAN' | 'MYS' = 'USA') {
    const tenantId = await server().makeTenant({ country });
    const admin = await server().makePerson(tenantId, { isTenantOwner: true });
    return { tenantId, admin, ...textingAccount(server, tenantId) };
  }
  const list = async (by: TestPerson, query = '') =>
    (await server().call(by, 'GET', `/api/texting${query}`)).body as unknown as List;
  const one = async (by: TestPerson, id: string) =>
    (await server().call(by, 'GET', `/api/phonenumber/${id}/texting`))
      .body as unknown as TextingNumber & { others: { id: string }[] };
  /** A time of this day; the clock of tests runs on between two calls. */
  const today = (ahead = 0) =>
    expect.stringContaining(
      new Date(server().clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10),
    );
  const work = () => {
    const { db, clock } = server();
    const numbers = createSandboxSwitch(clock);
    return createDueWork({ db, clock, log: { warn: () => undefined } }, [
      createNumberSwitchWork({ db, clock, numberSwitch: numbers }),
    ]).run();
  };

  it('J6 follows a number from no brand to texting, with the step and the time of each state', async () => {
    const { admin, company, number, brand, campaign, set } = await start();
    server().clock.set(new Date('2026-11-02T15:00:00Z'));
    const id = await number(await company());
    expect(await one(admin, id)).toMatchObject({
      reason: 'noBrand',
      step: 'registerBrand',
      group: 'yours',
      since: null,
      brand: null,
    });
    const brandId = await brand('pending');
    const pendingAt = today();
    expect(await one(admin, id)).toMatchObject({ reason: 'brandPending', since: pendingAt });
    server().clock.advance(86_400_000);
    await set('brand', brandId, { status: 'verified' });
    const verifiedAt = today();
    expect(await one(admin, id)).toMatchObject({ reason: 'noCampaign', since: verifiedAt });
    server().clock.advance(86_400_000);
    const campaignId = await campaign(brandId, 'pendingReview');
    expect(await one(admin, id)).toMatchObject({ reason: 'inReview', group: 'waiting' });
    server().clock.advance(86_400_000);
    await set('campaign', campaignId, { status: 'active' });
    const activeAt = today();
    expect(await one(admin, id)).toMatchObject({
      reason: 'notAttached',
      step: 'addToCampaign',
      since: activeAt,
      isAttached: false,
      others: [{ id: campaignId }],
    });
    server().clock.advance(86_400_000);
    const path = `/api/campaign/${campaignId}/tnoptions`;
    const body = { phoneNumberIds: [id] };
    const added = await server().call(admin, 'POST', path, { body, version: 1 });
    expect(added.status).toBe(201);
    const attachedAt = today();
    expect(await one(admin, id)).toMatchObject({
      reason: 'switchingOn',
      group: 'waiting',
      since: attachedAt,
      readyBy: today(1),
      others: [],
    });
    await work();
    expect((await one(admin, id)).reason).toBe('switchingOn');
    server().clock.advance(sandboxSwitchTime);
    await work();
    const ready = await one(admin, id);
    expect(ready).toMatchObject({
      reason: 'ready',
      step: 'showCampaign',
      since: today(),
    });
    expect(ready.links.map(({ state }) => state)).toEqual(Array(7).fill('done'));
    expect(ready.links.find(({ link }) => link === 'brand')?.at).toEqual(verifiedAt);
    server().clock.advance(86_400_000);
    await server().call(admin, 'POST', path, { body: { phoneNumberIds: [] }, version: 2 });
    expect(await one(admin, id)).toMatchObject({
      reason: 'notAttached',
      since: today(),
    });
  });

  it('J6 tells browsers when a number has been switched on', async () => {
    const { tenantId, admin, company, number, brand, campaign } = await start();
    server().clock.reset();
    const id = await number(await company());
    const campaignId = await campaign(await brand());
    const options = { body: { phoneNumberIds: [id] }, version: 1 };
    await server().call(admin, 'POST', `/api/campaign/${campaignId}/tnoptions`, options);
    server().clock.advance(sandboxSwitchTime);
    await work();
    const events = await server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('event_log').selectAll().orderBy('seq').execute(),
    );
    expect(events.at(-1)).toMatchObject({ event_type: 'phonenumber', entity_id: id });
  });

  it('J6 puts the worst first, counts groups, folds what stands alike and opens it again', async () => {
    const { admin, company, number, brand, campaign, attach } = await start();
    const [desk, nurse] = [await company('Desk'), await company('Nurse')];
    const brandId = await brand();
    const active = await campaign(brandId, 'active');
    const suspended = await campaign(brandId, 'suspended', { useCase: 'Marketing' });
    const free = [];
    for (let at = 0; at < 7; at += 1) free.push(await number(desk));
    const stopped = await number(nurse);
    await attach(suspended, stopped, server().clock.now());
    const on = await number(nurse);
    await attach(active, on, server().clock.now());
    const off = await number(nurse);
    await attach(active, off);
    const tollFree = await number(desk, { isTollFree: true });
    const canada = await number(desk, { country: 'CAN' });

    const whole = await list(admin);
    expect(whole.items.map(({ id }) => id)).toEqual([stopped, ...free, off, on, tollFree, canada]);
    expect(whole.counts).toEqual({ all: 12, yours: 8, waiting: 1, ready: 1, other: 2 });
    expect(whole.addable).toBe(7);
    const folded = await list(admin, '?fold=true');
    expect(folded.items).toHaveLength(9);
    expect(folded.folded).toEqual([{ alike: folded.items[1]?.alike, hidden: 3 }]);
    expect(folded.total).toBe(9);
    const opened = await list(admin, `?fold=true&open=${folded.folded[0]?.alike}`);
    expect([opened.items.length, opened.folded]).toEqual([12, []]);

    const yours = await list(admin, `?group=yours&ownerId=${nurse}`);
    expect(yours.items.map(({ id }) => id)).toEqual([stopped]);
    expect(yours.counts).toMatchObject({ all: 3, yours: 1, waiting: 1, ready: 1 });
    const second = await list(admin, '?pageNum=2&limit=5');
    expect(second.items.map(({ id }) => id)).toEqual(whole.items.slice(5, 10).map(({ id }) => id));
    const inCampaign = await list(admin, `?campaignId=${active}`);
    expect(inCampaign.items.map(({ id }) => id)).toEqual([off, on]);
    expect(inCampaign.campaigns.map(({ id }) => id).toSorted()).toEqual(
      [active, suspended].toSorted(),
    );
    expect((await list(admin, '?search=nurse')).total).toBe(3);
    expect((await list(admin, '?reason=tollFree')).items[0]).toMatchObject({
      id: tollFree,
      step: 'askSupport',
      since: null,
    });
    const numbers = await server().call(
      admin,
      'GET',
      `/api/tenant/${admin.tenantId}/phonenumber?texting=ready`,
    );
    expect(numbers.body).toMatchObject({
      total: 1,
      items: [{ id: on, texting: { reason: 'ready', step: 'showCampaign' } }],
    });
    const file = await server().call(admin, 'GET', '/api/texting/export?group=ready');
    expect(String(file.body.text).split('\r\n')).toHaveLength(3);
    expect(String(file.body.text)).toContain(',Can text,,');
  });

  it('J6 takes the way that is furthest for numbers without a campaign', async () => {
    const { admin, company, number, brand, campaign } = await start();
    const id = await number(await company());
    await brand('suspended');
    expect((await one(admin, id)).reason).toBe('brandSuspended');
    const verified = await brand('verified');
    expect((await one(admin, id)).reason).toBe('noCampaign');
    await campaign(verified, 'paymentFailed', { payment: 'failed' });
    expect((await one(admin, id)).step).toBe('payCampaign');
    const rejected = await campaign(verified, 'rejected');
    expect(await one(admin, id)).toMatchObject({
      reason: 'campaignRejected',
      campaign: { id: rejected },
      isAttached: false,
    });
    await campaign(verified, 'deactivated');
    expect((await one(admin, id)).reason).toBe('campaignRejected');
  });

  it('J9 ROLE-11 Canada and toll-free numbers say their own reason, Malaysia has no status', async () => {
    const canada = await start('CAN');
    const desk = await canada.company();
    const local = await canada.number(desk, { country: 'CAN' });
    const free = await canada.number(desk, { country: 'CAN', isTollFree: true });
    expect(await one(canada.admin, local)).toMatchObject({ reason: 'canada', step: 'showNumber' });
    expect(await one(canada.admin, free)).toMatchObject({ reason: 'tollFree' });
    expect((await one(canada.admin, free)).links.map(({ state }) => state)).toEqual([
      'done',
      ...Array(6).fill('none'),
    ]);
    const malaysia = await start('MYS');
    expect((await server().call(malaysia.admin, 'GET', '/api/texting')).status).toBe(404);
    const person = await server().makePerson(canada.tenantId);
    expect((await server().call(person, 'GET', '/api/texting')).status).toBe(403);
  });

  it('J6 knows no number of another account', async () => {
    const here = await start();
    const there = await start();
    const id = await there.number(await there.company());
    const path = `/api/phonenumber/${id}/texting`;
    expect((await server().call(here.admin, 'GET', path)).status).toBe(404);
    expect((await list(here.admin)).total).toBe(0);
  });
});
