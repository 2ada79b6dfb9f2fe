import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, testDatabases, type TestServer } from '../../../test/harness.ts';

describe.each(testDatabases)('limits of calls (%s)', (database) => {
  let server: TestServer;
  afterEach(() => server.close());

  const start = async (env: Record<string, string>) => {
    server = await startTestServer({ database, env });
    const tenantId = await server.makeTenant();
    const owner = await server.makePerson(tenantId, { isTenantOwner: true });
    const colleague = await server.makePerson(tenantId);
    const stranger = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    return { owner, colleague, stranger };
  };
  const profile = { url: '/api/user', headers: { 'x-jackfield': '1' } };
  const from = async (remoteAddress: string, id: string) =>
    server.app.inject({
      ...profile,
      remoteAddress,
      headers: { ...profile.headers, 'x-test-person': id },
    });
  const statuses = async (count: number, call: () => Promise<{ statusCode: number }>) => {
    const answers = await Promise.all(Array.from({ length: count }, call));
    const of = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    return { ok: of(200), refused: of(429) };
  };

  it('a tenant that floods is refused, another is not', async () => {
    const { owner, colleague, stranger } = await start({ CALLS_PER_TENANT: '20' });
    expect(await statuses(30, () => from('10.0.0.1', owner.id))).toEqual({ ok: 20, refused: 10 });
    expect((await from('10.0.0.2', colleague.id)).statusCode).toBe(429);
    expect(await statuses(20, () => from('10.0.0.1', stranger.id))).toEqual({ ok: 20, refused: 0 });
  });

  it('a person who floods uses up the own share, not that of the account', async () => {
    const { owner, colleague } = await start({ CALLS_PER_USER: '5', CALLS_PER_TENANT: '10' });
    expect(await statuses(50, () => from('10.0.0.1', owner.id))).toEqual({ ok: 5, refused: 45 });
    expect(await statuses(5, () => from('10.0.0.1', colleague.id))).toEqual({ ok: 5, refused: 0 });
  });

  it('an address is refused before the session is looked up, with Retry-After in the envelope', async () => {
    const { owner } = await start({ CALLS_PER_ADDRESS: '3' });
    expect(await statuses(3, () => from('2001:db8::1', owner.id))).toEqual({ ok: 3, refused: 0 });
    const refused = await from('2001:db8::2', 'nobody');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.json()).toEqual({
      responseCode: 'TOOMANYREQUESTS',
      message: 'Too many attempts. Please try again later.',
      errors: [],
      traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const spoofed = await server.app.inject({
      ...profile,
      remoteAddress: '2001:db8::3',
      headers: { ...profile.headers, 'x-forwarded-for': '10.1.1.1' },
    });
    expect(spoofed.statusCode).toBe(429);
    expect((await from('2001:db8:0:1::1', owner.id)).statusCode).toBe(200);
  });

  it('a write costs as much as three reads', async () => {
    const { owner } = await start({ CALLS_PER_USER: '6' });
    const write = () =>
      server.call(owner, 'PUT', `/api/teammate/${owner.id}`, { body: {}, version: 1 });
    const answers = [await write(), await write(), await write()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  it('health does not count and is never refused', async () => {
    const { owner } = await start({ CALLS_PER_ADDRESS: '1' });
    for (const url of ['/healthz', '/readyz', '/healthz']) {
      const { statusCode } = await server.app.inject({ url, remoteAddress: '10.0.0.1' });
      expect([url, statusCode]).toEqual([url, 200]);
    }
    expect((await from('10.0.0.1', owner.id)).statusCode).toBe(200);
    expect((await from('10.0.0.1', owner.id)).statusCode).toBe(429);
    const health = await server.app.inject({ url: '/healthz', remoteAddress: '10.0.0.1' });
    expect(health.statusCode).toBe(200);
  });
});
