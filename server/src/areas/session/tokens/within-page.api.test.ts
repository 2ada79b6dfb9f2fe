import { expect, it } from 'vitest';
import { testDatabases } from '../../../../test/harness.ts';
import { addPerson, addTenant, signedIn, startPortal } from '../../../../test/session-fixture.ts';
import { withinPage } from '../../../platform/http/within-page.ts';

it.each(testDatabases)(
  'a call for a page changes no cookie, so that the next one of the browser does (%s)',
  async (database) => {
    const portal = await startPortal(database);
    const ana = await addPerson(portal, await addTenant(portal), { role: 'standard' });
    const browser = await signedIn(portal, ana);
    const before = browser.sessionCookie;
    await portal.db.system((tx) =>
      tx.updateTable('teammate').set({ role: 'admin' }).where('id', '=', ana.id).execute(),
    );
    const brought = await withinPage(() => browser.call('GET', '/api/auth/get-session'));
    expect(brought.json().auth).not.toBeNull();
    expect(brought.headers['set-cookie']).toBeUndefined();
    expect(await browser.isSignedIn()).toBe(true);
    expect(browser.sessionCookie).not.toBe(before);
    await portal.close();
  },
);
