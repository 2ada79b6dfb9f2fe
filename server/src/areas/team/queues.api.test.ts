import type { OwnQueue, Team } from '@jackfield/contract/api/team';
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';

describeOnBothDatabases('signing out of a queue', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;
  let ben: TestPerson;
  let queue: Team;

  const api = (by: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    server().call(by, method, path, body && { body });
  const addTeam = async (name: string, extension: string, change: object = {}) => {
    const teammateId = [ana.id, ben.id];
    const body = { name, extension, inboundFlow: 'callQueue', teammateId, ...change };
    return (await api(owner, 'POST', '/api/team', body)).body as unknown as Team;
  };
  const team = async () =>
    (await api(owner, 'GET', `/api/team/${queue.id}`)).body as unknown as Team;
  const out = async () =>
    (await team()).members.flatMap((one) => (one.isSignedOut ? [one.fullName] : []));
  const sign = (by: TestPerson, who: TestPerson, isSignedOut: boolean, of = queue.id) =>
    api(by, 'PUT', `/api/teammate/${who.id}/team/${of}/queue`, { isSignedOut });
  const queues = async (by: TestPerson, who = by) =>
    (await api(by, 'GET', `/api/teammate/${who.id}/queue`)).body.items as OwnQueue[];
  const entries = async () =>
    (await api(owner, 'GET', `/api/audit/team/${queue.id}`)).body.items as {
      id: string;
      action: string;
      actor: { name: string };
      before: object;
      after: object;
    }[];

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', role: 'standard' });
    ben = await server().makePerson(tenantId, { firstName: 'Ben', role: 'standard' });
    queue = await addTeam('Front desk', '300');
  });

  it('[LIVE-02] a member signs out of a queue and in again, and the history says who', async () => {
    const { status, body } = await sign(ana, ana, true);
    expect([status, body]).toEqual([
      200,
      { id: queue.id, name: 'Front desk', isSignedOut: true, hasOthers: true },
    ]);
    expect(await out()).toEqual([expect.stringContaining('Ana')]);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      action: 'team.signOut',
      actor: { id: ana.id },
      before: { signedOut: [] },
      after: { signedOut: [{ id: ana.id }] },
    });
    await sign(ana, ana, false);
    expect(await out()).toEqual([]);
    expect((await entries())[0]?.action).toBe('team.signIn');
  });

  it('[LIVE-02] the routing passes over who is signed out, now and in the past', async () => {
    await sign(ana, ana, true);
    const { body } = await api(owner, 'GET', '/api/routing/config');
    expect(body.teams).toMatchObject([{ memberIds: [ana.id, ben.id], signedOutIds: [ana.id] }]);
    const before = new Date(server().clock.now().getTime()).toISOString();
    server().clock.advance(60_000);
    await sign(ana, ana, false);
    const past = await api(owner, 'GET', `/api/routing/at?instant=${before}`);
    expect((past.body.config as { teams: object[] }).teams).toMatchObject([
      { signedOutIds: [ana.id] },
    ]);
  });

  it('[LIVE-02] others are signed out by admins alone, and nobody of what is no queue of theirs', async () => {
    const group = await addTeam('Sales', '301', { inboundFlow: 'ringGroup' });
    const others = await addTeam('Billing', '302', { teammateId: [ben.id] });
    expect((await sign(ana, ben, true)).status).toBe(403);
    expect((await api(ana, 'GET', `/api/teammate/${ben.id}/queue`)).status).toBe(403);
    for (const of of [group.id, others.id]) {
      expect((await sign(owner, ana, true, of)).status).toBe(404);
    }
    expect((await sign(owner, ana, true)).status).toBe(200);
    expect((await entries())[0]?.actor).toMatchObject({ id: owner.id });
    expect((await queues(ana)).map(({ name, isSignedOut }) => [name, isSignedOut])).toEqual([
      ['Front desk', true],
    ]);
  });

  it('[LIVE-02] tells the last one who is left, without people who cannot ring', async () => {
    const only = async () => (await queues(ana)).map(({ hasOthers }) => hasOthers);
    expect(await only()).toEqual([true]);
    await sign(ben, ben, true);
    expect(await only()).toEqual([false]);
    await sign(ben, ben, false);
    await server().db.system((tx) =>
      tx
        .updateTable('teammate')
        .set({ is_without_telephone: true })
        .where('id', '=', ben.id)
        .execute(),
    );
    expect(await only()).toEqual([false]);
  });

  it('[LIVE-02] is taken back alone, with what others did since kept', async () => {
    await sign(ana, ana, true);
    const [entry] = await entries();
    await sign(ben, ben, true);
    const undone = await api(owner, 'POST', `/api/audit/team/${queue.id}/undo`, {
      entryId: entry?.id,
    });
    expect(undone.status).toBe(200);
    expect(await out()).toEqual([expect.stringContaining('Ben')]);
  });

  it('[LIVE-02] who stays in a team stays signed out, and who comes back is signed in', async () => {
    await sign(ana, ana, true);
    const put = async (ids: string[]) =>
      server().call(owner, 'PUT', `/api/team/${queue.id}/member`, {
        body: { members: ids.map((teammateId, order) => ({ teammateId, order })) },
        version: (await team()).version,
      });
    await put([ben.id, ana.id]);
    expect(await out()).toEqual([expect.stringContaining('Ana')]);
    await put([ben.id]);
    await put([ben.id, ana.id]);
    expect(await out()).toEqual([]);
  });

  it('[LIVE-02] says whose callers notice that the last one signs out, and changes nothing', async () => {
    await sign(ben, ben, true);
    const asked = { signOutOf: queue.id };
    const own = await api(ana, 'POST', '/api/routing/own', asked);
    expect(own.status).toBe(200);
    const dry = await api(owner, 'PUT', `/api/teammate/${ana.id}/team/${queue.id}/queue?dryRun=1`, {
      isSignedOut: true,
    });
    expect(dry.body.change).toMatchObject({ teams: [{ signedOutIds: [ana.id, ben.id] }] });
    expect(await out()).toEqual([expect.stringContaining('Ben')]);
  });
});
