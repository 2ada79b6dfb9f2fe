import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../test/harness.ts';
import { type ReleasePortal, startReleasePortal } from '../../test/release-fixture.ts';

describe.each(testDatabases)('what browsers report of versions (%s)', (kind) => {
  let portal: ReleasePortal;
  beforeAll(async () => {
    portal = await startReleasePortal({ kind });
    for (const version of ['old', 'new']) await portal.publish('billing', version);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.server.db.pool.query(
      'truncate release_report, release_message, release_pointer, release_move',
    );
    await portal.promote('billing', 'old');
  });

  const about = (version: string) => ({ area: 'billing', remote: 'mfe-billing', version });
  const post = async (reports: object[], address = '203.0.113.1') => {
    const { app } = portal.server;
    const headers = { 'x-jackfield': '1' };
    const call = { url: '/psl', headers, payload: { reports }, remoteAddress: address };
    return (await app.inject({ ...call, method: 'POST' })).statusCode;
  };
  let sender = 0;
  /** Visits and errors of a version, from as many addresses as the limit needs. */
  async function visits(version: string, count: number, errors: number) {
    const all = Array.from({ length: count + errors }, (_, at) => ({
      ...about(version),
      kind: at < count ? 'visit' : 'error',
    }));
    for (let at = 0; at < all.length; at += 50) {
      sender += 1;
      expect(await post(all.slice(at, at + 50), `10.0.${sender >> 8}.${sender & 255}`)).toBe(204);
    }
  }
  const read = async (version: string) =>
    (await portal.asStaff('GET', `/api/releases/versions/mfe-billing/${version}`)).body;

  it('sums visits, errors, phases of loading and vitals per version', async () => {
    const status = await post([
      { ...about('old'), kind: 'visit' },
      { ...about('old'), kind: 'visit' },
      { ...about('old'), kind: 'load', phase: 'entry', value: 100 },
      { ...about('old'), kind: 'load', phase: 'entry', value: 200 },
      { ...about('old'), kind: 'vital', name: 'LCP', value: 800 },
      { ...about('new'), kind: 'error', message: 'Cannot read x' },
    ]);
    expect(status).toBe(204);
    expect(await post([{ ...about('old'), kind: 'visit' }])).toBe(204);
    expect((await read('old')).health).toMatchObject({
      visits: 3,
      errors: 0,
      loads: { entry: { count: 2, mean: 150 } },
      vitals: { LCP: { count: 1, mean: 800 } },
    });
    expect((await portal.pointer('billing')).live?.health.visits).toBe(3);
    expect((await read('new')).health).toMatchObject({ visits: 0, errors: 1 });
  });

  it('keeps the last ten different messages, short and without secrets', async () => {
    const error = (message: string) => post([{ ...about('old'), kind: 'error', message }]);
    await error(`token=abc?token=secret1&x Bearer secret2 ${'long '.repeat(200)}`);
    for (let at = 0; at < 9; at += 1) await error(`Failure ${at}`);
    await error('Failure 8');
    const { messages } = await read('old');
    expect(messages).toHaveLength(10);
    expect(messages).toContainEqual(expect.objectContaining({ message: 'Failure 8', count: 2 }));
    expect(JSON.stringify(messages)).not.toMatch(/secret[12]|(long ){100}/);
    portal.server.clock.advance(1000);
    await error('Failure 10');
    const after = JSON.stringify((await read('old')).messages);
    expect((await read('old')).messages).toHaveLength(10);
    expect(after).toContain('Failure 10');
  });

  it('drops what no published version is', async () => {
    const status = await post([
      { ...about('dev'), kind: 'visit' },
      { ...about('made-up'), kind: 'error', message: 'x' },
      { area: 'people', remote: 'mfe-billing', version: 'old', kind: 'visit' },
    ]);
    expect(status).toBe(204);
    const { rows } = await portal.server.db.pool.query(
      'select measure from release_report union all select message from release_message',
    );
    expect(rows).toEqual([]);
  });

  it('refuses more than 300 reports a minute from one address, and lets others go on', async () => {
    const fifty = Array.from({ length: 50 }, () => ({ ...about('old'), kind: 'visit' }));
    for (let at = 0; at < 6; at += 1) expect(await post(fifty, '198.51.100.7')).toBe(204);
    expect(await post(fifty, '198.51.100.7')).toBe(429);
    expect(await post(fifty, '198.51.100.8')).toBe(204);
    expect((await read('old')).health).toMatchObject({ visits: 350 });
  });

  it.each([
    ['no report', []],
    ['too many', Array.from({ length: 51 }, () => ({ ...about('old'), kind: 'visit' }))],
    ['a time below zero', [{ ...about('old'), kind: 'load', phase: 'entry', value: -1 }]],
    ['a name that is a sentence', [{ ...about('old'), kind: 'vital', name: 'a b', value: 1 }]],
    ['a kind that nobody knows', [{ ...about('old'), kind: 'guess' }]],
  ])('refuses %s', async (_what, reports) => {
    expect(await post(reports, '192.0.2.9')).toBe(400);
  });

  describe('the watcher of canaries', () => {
    const start = (autoRollback: boolean) =>
      portal.promote('billing', 'new', { audience: { percent: 50 }, autoRollback });
    const watch = () => portal.server.releases.watch();

    it('rolls back a canary that is clearly worse, and says why', async () => {
      await start(true);
      await visits('old', 200, 2);
      await visits('new', 40, 20);
      expect(await watch()).toBe(1);
      expect((await portal.pointer('billing')).canary).toBeNull();
      const { body } = await portal.asStaff('GET', '/api/releases/direct/billing/history?limit=1');
      expect(body.items).toMatchObject([
        { kind: 'autoRollback', who: 'Server', via: 'system', from: { version: 'new' } },
      ]);
      expect(JSON.stringify(body)).toContain('20 errors in 40 visits (50.0 %) against 2 in 200');
      expect(await watch()).toBe(0);
    });

    it.each([
      ['it is not switched on', false, 40, 20],
      ['too few have visited', true, 29, 29],
      ['it fails as often as the stable one', true, 100, 1],
    ])('leaves a canary when %s', async (_why, isOn, count, errors) => {
      await start(isOn);
      await visits('old', 200, 2);
      await visits('new', count, errors);
      expect(await watch()).toBe(0);
      expect((await portal.pointer('billing')).canary?.version).toBe('new');
    });

    it('judges a version by what happened since it is the canary', async () => {
      await visits('new', 40, 40);
      await visits('old', 200, 2);
      await start(true);
      expect(await watch()).toBe(0);
      await visits('new', 40, 30);
      expect(await watch()).toBe(1);
    });
  });
});
