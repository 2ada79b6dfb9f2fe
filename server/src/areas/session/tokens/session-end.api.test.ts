import type { TokenAnswer } from '@jackfield/contract/api/session';
import { describe, expect, it } from 'vitest';
import {
  addPerson,
  Client,
  type Portal,
  signedIn,
  type TestPerson,
  usePortal,
} from '../../../../test/session-fixture.ts';
import { bothDatabases } from '../../../../test/harness.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(bothDatabases)('the end of a session on %s', (database) => {
  describe('with the lives of annex C2', () => {
    let portal: Portal;
    let ana: TestPerson;
    usePortal(database, async (started, account) => {
      portal = started;
      ana = await addPerson(portal, account, { role: 'admin' });
    });

    it('is 14 days after the last refresh, which renews the cookie too', async () => {
      const browser = new Client(portal);
      const fortnight = { seconds: 14 * 86_400, mayExtend: true };
      expect((await browser.signIn(ana)).end).toEqual(fortnight);
      portal.clock.advance(14 * day - 50_000);
      const { end } = await browser.session();
      expect(end?.seconds).toBeGreaterThan(45);
      expect(end?.seconds).toBeLessThanOrEqual(50);
      const refreshed = await browser.refresh();
      expect(refreshed.json<TokenAnswer>().end).toEqual(fortnight);
      expect(refreshed.cookies.find(({ name }) => name === '__Host-session')?.maxAge).toBe(
        fortnight.seconds,
      );
      portal.clock.advance(minute);
      expect(await browser.isSignedIn()).toBe(true);
    });

    it('tells a session whose time is over from one that somebody ended', async () => {
      const [slept, ended] = [await signedIn(portal, ana), await signedIn(portal, ana)];
      const { items } = (await ended.call('GET', '/api/user/session')).json();
      const current = items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
      await slept.call('DELETE', `/api/user/session/${current.id}`);
      expect(await ended.session()).toMatchObject({ auth: null, isRevoked: true });
      portal.clock.advance(14 * day + minute);
      const over = await slept.session();
      expect(over.auth).toBeNull();
      expect(over.isRevoked).toBeUndefined();
    });
  });

  describe('with limits of the operator', () => {
    let portal: Portal;
    let ana: TestPerson;
    const limits = { SESSION_IDLE_MINUTES: '30', SESSION_ABSOLUTE_HOURS: '1' };
    usePortal(
      database,
      async (started, account) => {
        portal = started;
        ana = await addPerson(portal, account, { role: 'admin' });
      },
      limits,
    );

    it('is put off by staying, not by a refresh alone, and never beyond the whole length', async () => {
      const browser = await signedIn(portal, ana);
      portal.clock.advance(29.5 * minute);
      const quiet: TokenAnswer = (await browser.refresh()).json();
      expect(quiet.end?.seconds).toBeLessThanOrEqual(30);
      expect(quiet.end?.mayExtend).toBe(true);
      const stay = { grant_type: 'refresh_token', isStaying: true };
      const stayed: TokenAnswer = (await browser.call('POST', '/api/connect/token', stay)).json();
      expect(stayed.end?.seconds).toBe(30 * 60);
      portal.clock.advance(29.8 * minute);
      await browser.call('POST', '/api/connect/token', stay);
      const { end } = await browser.session();
      expect(end?.seconds).toBeLessThanOrEqual(42);
      expect(end?.mayExtend).toBe(false);
      portal.clock.advance(minute);
      expect(await browser.session()).toMatchObject({ auth: null });
    });
  });
});
