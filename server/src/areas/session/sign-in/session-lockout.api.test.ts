import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addPerson,
  addTenant,
  Client,
  goodPassword,
  mailsTo,
  type Portal,
  startPortal,
  type TestTenant,
  usePortal,
} from '../../../../test/session-fixture.ts';
import { testDatabases } from '../../../../test/harness.ts';

describe.each(testDatabases)('on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  usePortal(database, (started, account) => {
    portal = started;
    tenant = account;
  });

  const somewhere = () => new Client(portal);

  async function failTimes(client: Client, email: string, times: number) {
    const answers: LightMyRequestResponse[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await client.token(email, 'wrong'));
    return answers;
  }

  const shape = (answer: LightMyRequestResponse) => ({
    status: answer.statusCode,
    body: { ...answer.json(), traceId: '' },
  });

  describe('OP-43 lock-out', () => {
    it('ten failures answer alike, then the right password is refused for 15 minutes', async () => {
      const ana = await addPerson(portal, tenant);
      const answers = await failTimes(somewhere(), ana.email, 10);
      expect(new Set(answers.map((answer) => JSON.stringify(shape(answer)))).size).toBe(1);
      expect(answers[0]?.json().responseCode).toBe('INVALIDCREDENTIALS');
      const right = await somewhere().token(ana.email, goodPassword);
      const wrong = await somewhere().token(ana.email, 'wrong');
      expect(right.statusCode).toBe(429);
      expect(shape(right)).toEqual(shape(wrong));
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
      portal.clock.advance(15 * 60_000 + 1000);
      expect((await somewhere().token(ana.email, goodPassword)).statusCode).toBe(200);
    });

    it('a browser that the owner has used still signs in; the owner gets one mail', async () => {
      const ana = await addPerson(portal, tenant);
      const home = somewhere();
      await home.signIn(ana);
      await home.call('DELETE', '/api/auth/remove-session');
      await failTimes(somewhere(), ana.email, 12);
      expect((await somewhere().token(ana.email, goodPassword)).statusCode).toBe(429);
      expect((await home.token(ana.email, goodPassword)).statusCode).toBe(200);
      const mails = await mailsTo(portal, ana.email);
      expect(mails.map((mail) => mail.kind)).toEqual(['signInBlocked']);
    });

    it('a known browser is locked after ten failures of its own', async () => {
      const ana = await addPerson(portal, tenant);
      const home = somewhere();
      await home.signIn(ana);
      await failTimes(home, ana.email, 10);
      expect((await home.token(ana.email, goodPassword)).statusCode).toBe(429);
      expect((await somewhere().token(ana.email, goodPassword)).statusCode).toBe(200);
    });

    it('case and spaces share one counter, success resets it', async () => {
      const ana = await addPerson(portal, tenant);
      const client = somewhere();
      await failTimes(client, ana.email.toUpperCase(), 5);
      await failTimes(client, `  ${ana.email}`, 4);
      expect((await somewhere().token(ana.email, goodPassword)).statusCode).toBe(200);
      await failTimes(somewhere(), ana.email, 9);
      expect((await somewhere().token(ana.email, goodPassword)).statusCode).toBe(200);
      await failTimes(somewhere(), ` ${ana.email} `, 5);
      await failTimes(somewhere(), ana.email.toUpperCase(), 5);
      expect((await somewhere().token(ana.email, goodPassword)).statusCode).toBe(429);
    });

    it('failures on an unknown address never lock the account made for it later', async () => {
      await failTimes(somewhere(), 'later@example.com', 10);
      expect((await somewhere().token('later@example.com', 'x')).statusCode).toBe(429);
      const later = await addPerson(portal, tenant, { email: 'later@example.com' });
      expect((await somewhere().token(later.email, goodPassword)).statusCode).toBe(200);
    });

    it('an address with ten failures is locked for everybody there', async () => {
      const attacker = somewhere();
      for (let time = 0; time < 10; time += 1)
        await attacker.token(`x${time}@example.com`, 'wrong');
      const ana = await addPerson(portal, tenant);
      expect((await attacker.token(ana.email, goodPassword)).statusCode).toBe(429);
      expect((await somewhere().token(ana.email, goodPassword)).statusCode).toBe(200);
    });

    it('of 30 parallel guesses at most ten are looked at', async () => {
      const ana = await addPerson(portal, tenant);
      const all = await Promise.all(
        Array.from({ length: 30 }, () => somewhere().token(ana.email, 'wrong')),
      );
      expect(all.filter((answer) => answer.statusCode === 400)).toHaveLength(10);
      expect(all.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
    });

    it('AUTH-05 an unknown address takes the same work as a known one', async () => {
      const ana = await addPerson(portal, tenant);
      const known = await somewhere().token(ana.email, 'wrong');
      const unknown = await somewhere().token('nobody-at-all@example.com', 'wrong');
      expect(shape(known)).toEqual(shape(unknown));
      expect(known.headers['content-length']).toBe(unknown.headers['content-length']);
    });
  });

  describe('calls per address', () => {
    let limited: Portal;
    beforeAll(async () => {
      limited = await startPortal(database, { AUTH_CALLS_PER_MINUTE: '10' });
      await addTenant(limited);
    });
    afterAll(() => limited.close());

    const link = { email: 'a@example.com', token: 'x' };
    it.each([
      ['/api/connect/token', { grant_type: 'password', username: 'a@example.com', password: 'x' }],
      ['/api/user/forgotpassword', { email: 'a@example.com' }],
      ['/api/user/resendconfirmationemail', { email: 'a@example.com' }],
      ['/api/user/ResetPassword', { ...link, newPassword: goodPassword }],
      ['/api/user/ConfirmEmail', link],
    ])('%s answers 429 with Retry-After from the eleventh on', async (path, body) => {
      const client = new Client(limited, '192.0.2.1');
      for (let time = 0; time < 10; time += 1) {
        const spoofed = { 'x-forwarded-for': `10.0.0.${time}` };
        expect((await client.call('POST', path, body, spoofed)).statusCode).not.toBe(429);
      }
      const refused = await client.call('POST', path, body, { 'x-forwarded-for': '10.1.1.1' });
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const other = { ...body, username: 'b@example.com', email: 'b@example.com' };
      const elsewhere = await new Client(limited, '192.0.2.2').call('POST', path, other);
      expect(elsewhere.statusCode).not.toBe(429);
    });
  });

  describe('OP-41 captcha', () => {
    let guarded: Portal;
    beforeAll(async () => {
      guarded = await startPortal(database, { CAPTCHA_SECRET: 'captcha-secret-of-tests' });
    });
    afterAll(() => guarded.close());

    async function solve(): Promise<string> {
      const challenge = (await new Client(guarded).call('GET', '/api/captcha/challenge')).json();
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    }
    const codes = (answer: LightMyRequestResponse) =>
      answer.json().errors.map((error: { code: string }) => error.code);

    it('is asked for from the fourth attempt on, and each solution works once', async () => {
      const ana = await addPerson(guarded, await addTenant(guarded));
      const client = new Client(guarded);
      for (const answer of await failTimes(client, ana.email, 3)) expect(codes(answer)).toEqual([]);
      const without = await client.token(ana.email, goodPassword);
      expect(without.statusCode).toBe(400);
      expect(codes(without)).toEqual(['CAPTCHAREQUIRED']);
      const captchaToken = await solve();
      const wrong = await client.token(ana.email, 'wrong', { captchaToken });
      expect(wrong.json().responseCode).toBe('INVALIDCREDENTIALS');
      const again = await client.token(ana.email, goodPassword, { captchaToken });
      expect(codes(again)).toEqual(['CAPTCHAREQUIRED']);
      const fresh = await client.token(ana.email, goodPassword, { captchaToken: await solve() });
      expect(fresh.statusCode).toBe(200);
    });

    it('is asked for on forgotten password and on resend', async () => {
      const client = new Client(guarded);
      for (const path of ['/api/user/forgotpassword', '/api/user/resendconfirmationemail']) {
        const body = { email: 'a@example.com' };
        expect(codes(await client.call('POST', path, body))).toEqual(['CAPTCHAREQUIRED']);
        const captchaToken = await solve();
        expect((await client.call('POST', path, { ...body, captchaToken })).statusCode).toBe(204);
      }
    });

    it('does not exist where it is not configured', async () => {
      expect((await new Client(portal).call('GET', '/api/captcha/challenge')).statusCode).toBe(404);
      const body = { email: 'a@example.com' };
      const answer = await somewhere().call('POST', '/api/user/forgotpassword', body);
      expect(answer.statusCode).toBe(204);
    });
  });
});
