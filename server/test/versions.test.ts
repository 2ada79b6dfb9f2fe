import type { Endpoint } from '@jackfield/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from './each-database.ts';
import { isOfPages, pathOf, samplesOf } from './own-requests.ts';
import { idParameters, type Kind, makeWholeAccount, type WholeAccount } from './whole-account.ts';

/** Calls that are as of a version without an id in their path. */
const unnamed: Readonly<Record<string, Kind>> = {
  'tenant.update': 'tenant',
  'spendGuard.update': 'spend-guard',
  'topUp.update': 'top-up',
};

/** Bodies of calls that judge them before they look at the record. */
const bodies: Readonly<Record<string, object>> = {
  'tenant.update': { companyName: 'Harbor Dental' },
  'outboundBlacklist.update': {
    blacklistType: 'number',
    number: '+12515550143',
    country: 'USA',
  },
};

/** Is as of the version of a record that may be gone; restore.test.ts is about it. */
const elsewhere = ['audit.restore'];

/**
 * Of these the last one counts: an image replaces an image, support decides over accounts, steps that happen
 * once, a card is the default or gone, a webhook is gone, a group is for one thing, a point has one
 * correction, a porting order is cancelled, and somebody in a queue or out of it, whatever else was changed.
 */
const lastCounts = [
  'queue.sign',
  'teammate.setProfileImage',
  'session.revokeTeammate',
  'tenant.setStatus',
  'tenant.endTrial',
  'international.request',
  'international.charge',
  'paymentmethod.setDefault',
  'paymentmethod.delete',
  'webhook.remove',
  'directory.setGroup',
  'portOrder.correct',
  'portOrder.undoCorrection',
  'portOrder.cancel',
];

describeOnBothDatabases('changes as of a version', ({ server }) => {
  let account: WholeAccount;

  beforeAll(async () => {
    account = await makeWholeAccount(server());
  });

  const kindOf = (endpoint: Endpoint): Kind => {
    const kind = idParameters(endpoint).at(-1)?.kind ?? unnamed[endpoint.id];
    if (kind === undefined) throw new Error(`Say in versions.test.ts what ${endpoint.id} changes.`);
    return kind;
  };

  it('annex J1 every one asks for If-Match, and tells what the record is now', {
    timeout: 60_000,
  }, async () => {
    const wrong: unknown[] = [];
    const versioned = [...server().app.services.endpoints.values()].filter(
      (endpoint) =>
        endpoint.versioned === true && isOfPages(endpoint) && !elsewhere.includes(endpoint.id),
    );
    const before = await account.rows();
    for (const endpoint of versioned) {
      const current = await account.versionOf(kindOf(endpoint));
      const [sample] = samplesOf(endpoint.body, [account.ids.teammate]);
      const given = bodies[endpoint.id] ?? (sample as object | undefined);
      // Another account's id is refused before the record is looked at.
      const body = given && 'tenantId' in given ? { ...given, tenantId: account.tenantId } : given;
      const path = pathOf(endpoint, account);
      const ask = (version?: number) =>
        server().call(account.owner, endpoint.method, path, {
          ...(version !== undefined && { version }),
          ...(body !== undefined && { body }),
        });
      const [without, stale] = [await ask(), await ask((current ?? 0) + 6)];
      const now = stale.body.current as { version?: number } | undefined;
      const told = [without.status, stale.status, now?.version];
      if (String(told) !== String([428, 412, current])) wrong.push([endpoint.id, ...told]);
    }
    expect(wrong).toEqual([]);
    expect(versioned.length).toBeGreaterThan(25);
    expect(await account.rows()).toEqual(before);
  });

  it('no call changes a record with a version without asking for it', async () => {
    const loose: string[] = [];
    for (const endpoint of server().app.services.endpoints.values()) {
      const isChange = endpoint.method === 'PUT' || endpoint.method === 'DELETE';
      const kind =
        isChange && isOfPages(endpoint) ? idParameters(endpoint).at(-1)?.kind : undefined;
      if (kind === undefined || kind === 'device' || endpoint.versioned === true) continue;
      const hasVersion = (await account.versionOf(kind)) !== null;
      if (hasVersion && !lastCounts.includes(endpoint.id)) loose.push(endpoint.id);
    }
    expect(loose).toEqual([]);
  });
});
