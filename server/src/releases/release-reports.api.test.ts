import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPerson, testDatabases } from '../../test/harness.ts';
import { type ReleasePortal, startReleasePortal } from '../../test/release-fixture.ts';

const people = 35;
const aMinute = 60_000;

describe.each(testDatabases)('what browsers report of versions (%s)', (kind) => {
  let portal: ReleasePortal;
  /** Two accounts: the first gets the live version, the second the canary. */
  let stable: TestPerson[];
  let chosen: TestPerson[];
  let chosenTenant: string;
  beforeAll(async () => {
    portal = await startReleasePortal({ kind });
    for (const version of ['old', 'new']) await portal.publish('billing', version);
    const peopleOf = async (tenant: string) => {
      const all: TestPerson[] = [];
      while (all.length < people) all.push(await portal.server.makePerson(tenant));
      return all;
    };
    stable = await peopleOf(await portal.server.makeTenant());
    chosenTenant = await portal.server.makeTenant();
    chosen = await peopleOf(chosenTenant);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.server.db.pool.query(
      'truncate release_session, release_message, release_pointer, release_move',
    );
    // Each test has the full limit of reports.
    portal.server.clock.advance(2 * aMinute);
    await portal.promote('billing', 'old');
  });

  const startCanary = (autoRollback = true) =>
    portal.promote('billing', 'new', { audience: { tenants: [chosenTenant] }, autoRollback });
  const about = (version: string) => ({ area: 'billing', remote: 'mfe-billing', version });
  const visit = (version: string) => ({ ...about(version), kind: 'visit' });
  const failure = (version: string, message?: string) => ({
    ...about(version),
    kind: 'error',
    ...(message !== undefined && { message }),
  });
  const post = async (by: TestPerson | null, reports: object[], impersonator?: TestPerson) => {
    const call = { body: { reports }, ...(impersonator && { impersonator }) };
    return (await portal.server.call(by, 'POST', '/psl', call)).status;
  };
  const one = (among: readonly TestPerson[], at = 0): TestPerson => {
    const person = among[at];
    if (!person) throw new Error('No such person.');
    return person;
  };
  const read = async (version: string, variant = 'direct') =>
    (
      await portal.asStaff(
        'GET',
        `/api/releases/versions/mfe-billing/${version}?variant=${variant}`,
      )
    ).body;
  const healthOf = async (version: string, variant?: string) =>
    (await read(version, variant)).health;
  /** The first `failed` of so many sessions fail. */
  async function sessions(
    by: readonly TestPerson[],
    version: string,
    count: number,
    failed: number,
    how: object = { kind: 'error' },
  ) {
    for (let at = 0; at < count; at += 1) {
      const fails = at < failed ? [{ ...about(version), ...how }] : [];
      expect(await post(one(by, at), [visit(version), ...fails])).toBe(204);
    }
  }

  it('counts sessions, not reports: a thousand of one session are one', async () => {
    const fifty = Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? visit : failure)('old'));
    for (let call = 0; call < 20; call += 1) {
      expect(await post(one(stable), fifty)).toBe(204);
      portal.server.clock.advance(aMinute);
    }
    expect(await post(one(stable, 1), [visit('old')])).toBe(204);
    expect(await healthOf('old')).toMatchObject({ visits: 2, errors: 1, neverShown: 0 });
    expect((await portal.pointer('billing')).live?.health).toMatchObject({ visits: 2, errors: 1 });
  });

  it('counts at most three sessions of one person', async () => {
    for (const person of stable.slice(0, 10)) {
      await post(person, [visit('old'), failure('old')], one(chosen));
    }
    expect(await healthOf('old')).toMatchObject({ visits: 3, errors: 3 });
  });

  it('takes a report without a session for nothing', async () => {
    expect(await post(null, [visit('old'), failure('old', 'x')])).toBe(204);
    expect(await read('old')).toMatchObject({ health: { visits: 0, errors: 0 }, messages: [] });
  });

  it('takes what a session tells of a version that its account is not given for nothing', async () => {
    await post(one(stable), [visit('new'), failure('new', 'x')]);
    expect(await read('new')).toMatchObject({ health: { visits: 0, errors: 0 }, messages: [] });
    await startCanary();
    await post(one(stable), [failure('new')]);
    await post(one(chosen), [failure('old')]);
    await post(one(chosen, 1), [visit('new')]);
    expect(await healthOf('new')).toMatchObject({ visits: 1, errors: 0 });
    expect(await healthOf('old')).toMatchObject({ visits: 0, errors: 0 });
  });

  it('keeps the numbers of each variant apart', async () => {
    await post(one(stable), [visit('old'), failure('old', 'x')]);
    expect(await healthOf('old', 'direct')).toMatchObject({ visits: 1, errors: 1 });
    expect(await read('old', 'partner')).toMatchObject({
      health: { visits: 0, errors: 0 },
      messages: [],
    });
    const { body } = await portal.promote('billing', 'old', {}, 'partner');
    expect(body).toMatchObject({ variant: 'partner', live: { health: { visits: 0 } } });
  });

  it('forgets a session after a day without it', async () => {
    await post(one(stable), [visit('old'), failure('old')]);
    portal.server.clock.advance(23 * 3_600_000);
    await post(one(stable), [visit('old')]);
    expect(await healthOf('old')).toMatchObject({ visits: 1, errors: 1 });
    portal.server.clock.advance(2 * 3_600_000);
    expect(await healthOf('old')).toMatchObject({ visits: 1, errors: 0 });
    portal.server.clock.advance(23 * 3_600_000);
    expect(await healthOf('old')).toMatchObject({ visits: 0, errors: 0 });
  });

  it('gives the 75th percentile of each measure, one value a session', async () => {
    const shown = (value: number) => ({ ...about('old'), kind: 'load', phase: 'shown', value });
    for (const [at, value] of [100, 200, 300, 400, 500].entries()) {
      await post(one(stable, at), [shown(value), { ...visit('old') }]);
    }
    const flood = Array.from({ length: 50 }, () => shown(600_000));
    await post(one(stable, 4), flood);
    await post(one(stable), [
      { ...about('old'), kind: 'vital', name: 'LCP', value: 800 },
      { ...about('old'), kind: 'vital', name: 'Unknown', value: 1 },
    ]);
    expect(await healthOf('old')).toMatchObject({
      loads: { shown: { count: 5, p75: 400 } },
      vitals: { LCP: { count: 1, p75: 800 } },
    });
    expect(JSON.stringify(await healthOf('old'))).not.toContain('Unknown');
  });

  it('keeps the last ten different messages, short, without secrets, three a session', async () => {
    const tell = (at: number, message: string) => post(one(stable, at), [failure('old', message)]);
    await tell(0, `token=abc?token=secret1&x Bearer secret2 ${'long '.repeat(200)}`);
    for (let at = 0; at < 9; at += 1) await tell(at + 1, `Failure ${at}`);
    await tell(10, 'Failure 8');
    const { messages } = await read('old');
    expect(messages).toHaveLength(10);
    expect(messages).toContainEqual(expect.objectContaining({ message: 'Failure 8', count: 2 }));
    expect(JSON.stringify(messages)).not.toMatch(/secret[12]|(long ){100}/);
    portal.server.clock.advance(1000);
    for (let at = 0; at < 20; at += 1) await tell(11, `Flood ${at}`);
    const after = JSON.stringify((await read('old')).messages);
    expect((await read('old')).messages).toHaveLength(10);
    expect(after).toContain('Flood 2');
    expect(after).not.toContain('Flood 3');
  });

  it('counts how often one session met what it tells once', async () => {
    const storm = { ...failure('old', 'Storm'), count: 4000 };
    expect(await post(one(stable), [storm, { ...failure('old'), count: 9 }])).toBe(204);
    expect(await post(one(stable, 1), [failure('old', 'Storm')])).toBe(204);
    expect(await read('old')).toMatchObject({
      health: { visits: 2, errors: 2 },
      messages: [{ message: 'Storm', count: 4001 }],
    });
    for (const count of [0, 1.5, 1_000_001]) {
      expect(await post(one(stable), [{ ...storm, count }])).toBe(400);
    }
  });

  it('drops what no published version is', async () => {
    const status = await post(one(stable), [
      visit('dev'),
      failure('made-up', 'x'),
      { area: 'people', remote: 'mfe-billing', version: 'old', kind: 'visit' },
      { area: 'constructor', remote: 'mfe-billing', version: 'old', kind: 'visit' },
    ]);
    expect(status).toBe(204);
    const { rows } = await portal.server.db.pool.query(
      'select session from release_session union all select message from release_message',
    );
    expect(rows).toEqual([]);
  });

  it('refuses more than 300 reports a minute of one session, and lets others go on', async () => {
    const fifty = Array.from({ length: 50 }, () => visit('old'));
    for (let at = 0; at < 6; at += 1) expect(await post(one(stable), fifty)).toBe(204);
    expect(await post(one(stable), fifty)).toBe(429);
    expect(await post(one(stable, 1), fifty)).toBe(204);
  });

  it.each([
    ['no report', []],
    ['too many', Array.from({ length: 51 }, () => visit('old'))],
    ['a time below zero', [{ ...about('old'), kind: 'load', phase: 'entry', value: -1 }]],
    ['a name that is a sentence', [{ ...about('old'), kind: 'vital', name: 'a b', value: 1 }]],
    ['a kind that nobody knows', [{ ...about('old'), kind: 'guess' }]],
  ])('refuses %s', async (_what, reports) => {
    expect(await post(one(stable), reports)).toBe(400);
  });

  describe('the watcher of canaries', () => {
    const watch = () => portal.server.releases.watch();
    const lastMove = async () => {
      const path = '/api/releases/direct/billing/history?limit=1';
      return JSON.stringify((await portal.asStaff('GET', path)).body);
    };

    it('rolls back a canary that is clearly worse, and says why', async () => {
      await startCanary();
      await sessions(stable, 'old', 32, 1);
      await sessions(chosen, 'new', 32, 16);
      expect(await watch()).toBe(1);
      expect((await portal.pointer('billing')).canary).toBeNull();
      const said = await lastMove();
      expect(said).toContain('"kind":"autoRollback"');
      expect(said).toContain('"who":"Server"');
      expect(said).toContain('16 of 32 sessions failed (50.0 %) against 1 of 32 (3.1 %)');
      expect(await watch()).toBe(0);
    });

    it('rolls back a canary whose first page never comes', async () => {
      await startCanary();
      await sessions(stable, 'old', 32, 0);
      await sessions(chosen, 'new', 32, 12, { kind: 'neverShown' });
      expect((await portal.pointer('billing')).canary?.health).toMatchObject({
        errors: 0,
        neverShown: 12,
      });
      expect(await watch()).toBe(1);
      expect(await lastMove()).toContain('(37.5 %, 12 never saw a page) against 0 of 32');
    });

    it('rolls back a canary whose first page is clearly slower', async () => {
      const shown = (value: number) => ({ kind: 'load', phase: 'shown', value });
      await startCanary();
      await sessions(stable, 'old', 35, 35, shown(600));
      await sessions(chosen, 'new', 35, 35, shown(4200));
      expect(await watch()).toBe(1);
      expect(await lastMove()).toContain('A quarter of 35 sessions waited 4.2 s or longer');
    });

    it('is moved by no flood of one session, with or without a sign-in', async () => {
      await startCanary();
      await sessions(stable, 'old', 32, 0);
      await sessions(chosen, 'new', 32, 0);
      const flood = Array.from({ length: 50 }, () => failure('new'));
      for (let call = 0; call < 20; call += 1) {
        expect(await post(one(chosen), flood)).toBe(204);
        await post(null, flood);
        expect(await post(one(stable), flood)).toBe(204);
        portal.server.clock.advance(aMinute);
      }
      expect(await watch()).toBe(0);
      expect((await portal.pointer('billing')).canary).toMatchObject({
        version: 'new',
        health: { visits: 32, errors: 1 },
      });
    });

    it.each([
      ['it is not switched on', false, 32, 16],
      ['too few sessions are known', true, 29, 29],
      ['it fails as often as the stable one', true, 32, 1],
    ])('leaves a canary when %s', async (_why, isOn, count, errors) => {
      await startCanary(isOn);
      await sessions(stable, 'old', 32, 1);
      await sessions(chosen, 'new', count, errors);
      expect(await watch()).toBe(0);
      expect((await portal.pointer('billing')).canary?.version).toBe('new');
    });

    it('judges a version by what happened since it is the canary', async () => {
      await startCanary();
      await sessions(chosen, 'new', 32, 32);
      await portal.asStaff(
        'POST',
        '/api/releases/direct/billing/rollback',
        { why: 'Mended' },
        (await portal.pointer('billing')).version,
      );
      portal.server.clock.advance(aMinute);
      await sessions(stable, 'old', 32, 1);
      await startCanary();
      expect(await watch()).toBe(0);
      portal.server.clock.advance(aMinute);
      await sessions(chosen, 'new', 32, 30);
      expect(await watch()).toBe(1);
    });
  });
});
