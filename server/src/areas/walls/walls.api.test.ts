import type { CallAnswer, CallInput } from '@jackfield/contract';
import {
  type createWall,
  type listWalls,
  mostWalls,
  type WallBoard,
} from '@jackfield/contract/api/wall';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { numberCalls } from '../../../test/number-fixture.ts';

type Wanted = CallInput<typeof createWall>['body'];

describeApi('wall links', ({ server }) => {
  let owner: TestPerson;

  beforeEach(async () => {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
  });

  const path = '/api/wall';
  const ask = (change: Partial<Wanted> = {}, by = owner) =>
    server().call(by, 'POST', path, {
      body: { name: 'Front desk', showsNames: true, theme: 'dark', lastDay: null, ...change },
    });
  const make = async (change: Partial<Wanted> = {}, by = owner) => {
    const { status, body } = await ask(change, by);
    expect(status).toBe(201);
    const token = new URL(String(body.address)).hash.slice(1);
    return { token, id: String((body.wall as { id: string }).id) };
  };
  const read = (token: string) =>
    server().app.inject({
      method: 'GET',
      url: '/api/wall/board',
      headers: { authorization: `Bearer ${token}` },
    });
  const list = async () => (await server().call(owner, 'GET', path)).body;

  it('[LIVE-02] are read without a session, and give no cookie', async () => {
    const { token } = await make();
    const answer = await read(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ theme: 'dark', calls: [], people: { all: 0 } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('[LIVE-02] are shown once; the list says who made them and when they were last used', async () => {
    const { token, id } = await make();
    const wall = { id, name: 'Front desk', createdBy: owner.fullName, endsAt: null };
    expect(await list()).toMatchObject({ items: [{ ...wall, lastUsedAt: null }] });
    const lastUse = async () => {
      await read(token);
      const { items } = (await list()) as CallAnswer<typeof listWalls>;
      return items[0]?.lastUsedAt ?? '';
    };
    const first = await lastUse();
    expect(Date.parse(first)).toBeGreaterThan(0);
    server().clock.advance(30_000);
    expect(await lastUse()).toBe(first);
    server().clock.advance(30_000);
    expect(Date.parse(await lastUse()) - Date.parse(first)).toBeGreaterThanOrEqual(60_000);
    const { rows, entries } = await server().db.system(async (tx) => ({
      rows: await tx.selectFrom('wall_link').selectAll().execute(),
      entries: await tx.selectFrom('audit_entry').selectAll().execute(),
    }));
    expect(JSON.stringify([await list(), rows, entries])).not.toContain(token);
  });

  it('[LIVE-02] are read no more once revoked, over, unknown, or of a closed account', async () => {
    const [revoked, over, closed] = [
      await make(),
      await make({ lastDay: server().clock.now().toISOString().slice(0, 10) }),
      await make(),
    ];
    expect((await read(over.token)).statusCode).toBe(200);
    expect((await server().call(owner, 'DELETE', `${path}/${revoked.id}`)).status).toBe(204);
    server().clock.advance(2 * 86_400_000);
    for (const token of [revoked.token, over.token, 'A'.repeat(43), '']) {
      expect((await read(token)).statusCode).toBe(404);
    }
    expect((await read(closed.token)).statusCode).toBe(200);
    await server().db.system((tx) =>
      tx.updateTable('tenant').set({ status: 'cancel' }).where('id', '=', owner.tenantId).execute(),
    );
    expect((await read(closed.token)).statusCode).toBe(404);
  });

  it('[LIVE-02] are nobody else’s: an account reads, lists and revokes its own alone', async () => {
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    const numbers = numberCalls(() => server());
    await numbers.company(owner.tenantId);
    const own = await make();
    const theirs = await make({}, stranger);
    const companyOf = async (token: string) => (await read(token)).json<WallBoard>().company;
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ company_name: 'Another account' })
        .where('id', '=', stranger.tenantId)
        .execute(),
    );
    expect(await companyOf(own.token)).not.toBe('Another account');
    expect(await companyOf(theirs.token)).toBe('Another account');
    expect((await server().call(owner, 'DELETE', `${path}/${theirs.id}`)).status).toBe(404);
    expect((await read(theirs.token)).statusCode).toBe(200);
    expect(await list()).toMatchObject({ items: [{ id: own.id }] });
  });

  it('[LIVE-02] belong to admins; who acts as one makes and revokes none', async () => {
    const standard = await server().makePerson(owner.tenantId);
    expect(codeOf(await server().call(standard, 'GET', path))).toBe('FORBIDDEN');
    expect(codeOf(await ask({}, standard))).toBe('FORBIDDEN');
    const admin = await server().makePerson(owner.tenantId, { role: 'admin' });
    const { id } = await make({}, admin);
    const acting = { impersonator: owner };
    const body = { name: 'Hall', showsNames: false, theme: 'system', lastDay: null };
    expect(codeOf(await server().call(admin, 'POST', path, { ...acting, body }))).toBe('FORBIDDEN');
    expect(codeOf(await server().call(admin, 'DELETE', `${path}/${id}`, acting))).toBe('FORBIDDEN');
  });

  it('have a last day of the account’s zone that is not over, and are not too many', async () => {
    expect(codeOf(await ask({ lastDay: '2020-01-31' }))).toBe('INVALIDINPUT');
    expect(codeOf(await ask({ name: '  ' }))).toBe('INVALIDINPUT');
    const day = new Date(server().clock.now().getTime() + 5 * 86_400_000);
    const lastDay = day.toISOString().slice(0, 10);
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ time_zone: 'Asia/Kuala_Lumpur' })
        .where('id', '=', owner.tenantId)
        .execute(),
    );
    await make({ lastDay });
    expect(await list()).toMatchObject({ items: [{ endsAt: `${lastDay}T16:00:00.000Z` }] });
    for (let made = 1; made < mostWalls; made += 1) await make();
    expect(codeOf(await ask())).toBe('LIMITREACHED');
  });

  it('stand in the history when they are made and revoked', async () => {
    const { id } = await make();
    await server().call(owner, 'DELETE', `${path}/${id}`);
    const entries = await server().db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'entity_name', 'actor_name'])
        .where('tenant_id', '=', owner.tenantId)
        .where('entity', '=', 'wall')
        .orderBy('seq')
        .execute(),
    );
    const by = { entity_name: 'Front desk', actor_name: owner.fullName };
    expect(entries).toEqual([
      { action: 'wall.create', ...by },
      { action: 'wall.revoke', ...by },
    ]);
  });

  it('[LIVE-02] no sample call shows a caller on a wall', async () => {
    const numbers = numberCalls(() => server());
    const company = await numbers.company(owner.tenantId);
    const { number } = (await numbers.buy(owner, `company/${company}`)).body;
    const { token } = await make();
    await server().call(owner, 'POST', '/api/call/samples', { body: {} });
    await expect
      .poll(async () => (await read(token)).json<WallBoard>().calls)
      .toMatchObject([{ direction: 'inbound', people: [] }]);
    const shown = (await read(token)).body.replaceAll(/[^a-z0-9]/gi, '');
    for (const digits of ['2055550143', String(number).slice(-10)]) {
      expect(shown).not.toContain(digits);
    }
  });
});
