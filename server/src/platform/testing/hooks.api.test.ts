import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MovableClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { createLog, loggedUrl } from '../observe/log.ts';
import { FaultBox } from './faults.ts';
import { registerTestHooks } from './hooks.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

describe('hooks of test builds', () => {
  const clock = new MovableClock();
  let server: TestServer;
  let resets = 0;

  beforeAll(async () => {
    const reset = async () => {
      resets += 1;
    };
    server = await startTestServer({
      areas: [(app) => registerTestHooks(app, { clock, faults: new FaultBox(), reset })],
    });
  });
  afterAll(() => server.close());

  const hook = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    server.app.inject({ method, url: `/__test/${path}`, ...(payload && { payload }) });

  it('moves the clock', async () => {
    await hook('POST', 'clock', { at: '2030-01-05T10:00:00.000Z' });
    expect((await hook('GET', 'clock')).json().now).toMatch(/^2030-01-05T10:00:0/);
    await hook('POST', 'clock', { advance: 3_600_000 });
    expect(clock.now().toISOString()).toMatch(/^2030-01-05T11:00:0/);
    await hook('POST', 'clock', { reset: true });
    expect(clock.now().getFullYear()).toBe(new Date().getFullYear());
  });

  it('stops the clock, which moves by hand alone then', async () => {
    await hook('POST', 'clock', { stop: true });
    const { now } = (await hook('POST', 'clock', { advance: 1000 })).json();
    await expect.poll(() => Date.now() - Date.parse(now)).toBeGreaterThan(-900);
    expect((await hook('GET', 'clock')).json()).toEqual({ now });
    await hook('POST', 'clock', { reset: true });
  });

  it('fails the next answers of a path, then no more', async () => {
    await hook('POST', 'faults', { path: '/api/tenant', times: 2, status: 503 });
    const ask = async () => (await server.app.inject({ url: '/api/tenant' })).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 401]);
    await hook('POST', 'faults', { path: '/api/tenant', times: 5, body: 'html' });
    expect((await server.app.inject({ url: '/api/tenant' })).body).toContain('<!doctype html>');
    await hook('DELETE', 'faults');
    expect(await ask()).toBe(401);
  });

  it('cuts connections', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await hook('POST', 'faults', { path: '/api/tenant', drop: true });
    await expect(fetch(`${address}/api/tenant`)).rejects.toThrow('fetch failed');
  });

  it('publishes events and resets', async () => {
    const tenantId = await server.makeTenant();
    const answer = await hook('POST', 'publish', {
      tenantId,
      event: { method: 'UpdateEntityAsync', eventType: 'tenantstatus', id: tenantId },
    });
    expect(answer.json()).toEqual({ version: 1 });
    expect((await hook('POST', 'reset')).statusCode).toBe(204);
    expect(resets).toBe(1);
  });

  it('are 404 in every other build', async () => {
    const normal = await startTestServer({ areas: [(app) => registerTestHooks(app, null)] });
    for (const path of ['clock', 'mail', 'faults', 'reset']) {
      expect((await normal.app.inject({ url: `/__test/${path}` })).statusCode).toBe(404);
    }
    await normal.close();
  });
});

describe('OP-134 settings', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number.'],
    [{ PORT: '99999' }, 'PORT must be at most 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL must be an address'],
    [{ SUPPORT_KEY: 'short' }, 'SUPPORT_KEY must have at least 16 characters'],
    [{ SUPPORT_KEY: 'abcabcabcabcabcabcabc' }, '8 of them different'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
    [{ NODE_ENV: 'production', JACKFIELD_TEST: '1' }, 'JACKFIELD_TEST must not be set'],
  ])('%o stops the start with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('ignores unknown settings and takes an empty one as none', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '', COLOUR: 'red' });
    expect([config.port, config.databaseUrl]).toEqual([8080, undefined]);
  });
});

describe('logs', () => {
  it('hold no secret and stay one line', async () => {
    const { Writable } = await import('node:stream');
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log = createLog({ logLevel: 'info' }, sink);
    log.info(
      { password: 'canary-1', headers: { cookie: 'canary-2' }, name: 'a\nb\u001b[31m' },
      'x\ny',
    );
    sink.end();
    await once(sink, 'finish');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(lines[0]).not.toContain('canary');
    expect(lines[0]).not.toContain('\u001b');
  });

  it('replace the tokens of addresses', () => {
    expect(loggedUrl('/auth/login?t=canary&r=a%40b&next=/x&token=canary')).toBe(
      '/auth/login?t=***&r=***&next=/x&token=***',
    );
    expect(loggedUrl('/calendar/canary.ics')).toBe('/calendar/***');
    expect(loggedUrl('/phone-setup/canary.xml')).toBe('/phone-setup/***');
  });
});
