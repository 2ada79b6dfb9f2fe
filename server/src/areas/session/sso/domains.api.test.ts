import type { SignOnDomain } from '@jackfield/contract/api/sso';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Portal } from '../../../../test/session-fixture.ts';
import {
  dns,
  makeAccount,
  readSso,
  startSsoPortal,
  type TestAccount,
} from '../../../../test/sso-fixture.ts';

describe('domains of single sign-on', () => {
  let portal: Portal;
  let account: TestAccount;
  let number = 0;

  beforeAll(async () => {
    portal = await startSsoPortal();
  });
  beforeEach(async () => {
    account = await makeAccount(portal);
    number += 1;
  });
  afterEach(() => portal.clock.reset());
  afterAll(() => portal.close());

  const add = (name: string, by = account) => by.admin.call('POST', '/api/sso/domain', { name });
  const check = ({ id }: SignOnDomain, by = account) =>
    by.admin.call('POST', `/api/sso/domain/${id}/check`);
  const publish = ({ record }: SignOnDomain) => dns.set(record.name, record.value);
  /** A domain that anybody could own, written as people do. */
  const harbor = () => `harbor${number}.dental`;

  it('[SSO-01] a domain counts once its TXT record is found', async () => {
    const domain = (await add(` @${harbor().toUpperCase()} `)).json<SignOnDomain>();
    expect(domain).toMatchObject({ name: harbor(), verifiedAt: null, lookedAt: null });
    expect(domain.record.name).toBe(`_jackfield.${harbor()}`);
    dns.set(domain.record.name, 'jackfield-verification=of-somebody-else');
    expect((await check(domain)).json()).toMatchObject({
      verifiedAt: null,
      lookedAt: expect.any(String),
    });
    publish(domain);
    expect((await check(domain)).json()).toMatchObject({ verifiedAt: expect.any(String) });
  });

  it('[SSO-01] a domain is of one account: whoever shows it first', async () => {
    const other = await makeAccount(portal);
    const [ours, theirs] = [
      (await add(harbor())).json<SignOnDomain>(),
      (await add(harbor(), other)).json<SignOnDomain>(),
    ];
    publish(ours);
    await check(ours);
    publish(theirs);
    expect((await check(theirs, other)).json()).toMatchObject({ responseCode: 'DUPLICATE' });
    expect((await check(ours, other)).statusCode).toBe(404);
  });

  it('[SSO-01] a lost record is told after a week’s look, and the domain counts on', async () => {
    const domain = (await add(harbor())).json<SignOnDomain>();
    publish(domain);
    await check(domain);
    dns.delete(domain.record.name);
    const read = async () =>
      (await readSso(account.admin)).domains.find(({ id }) => id === domain.id);
    portal.clock.advance(6 * 86_400_000);
    await portal.auth.keepSso();
    portal.clock.reset();
    expect(await read()).toMatchObject({ lostSince: null });
    portal.clock.advance(8 * 86_400_000);
    await portal.auth.keepSso();
    portal.clock.reset();
    expect(await read()).toMatchObject({
      verifiedAt: expect.any(String),
      lostSince: expect.any(String),
    });
  });

  it.each([
    '',
    'com',
    'https://example.com/path',
    'a b.com',
    '10.0.0.1',
    'a.com:80',
    `${'a'.repeat(64)}.com`,
  ])('[SSO-01] “%s” is no domain', async (name) => {
    const answer = await add(name);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'name' }] });
  });

  it('[SSO-01] a domain stands once, and its people sign in here again when it is removed', async () => {
    expect((await add(account.domain)).json()).toMatchObject({ responseCode: 'DUPLICATE' });
    const removed = await account.admin.call('DELETE', `/api/sso/domain/${account.domainId}`);
    expect(removed.statusCode).toBe(204);
    expect(await readSso(account.admin)).toMatchObject({ domains: [], people: 0 });
  });
});
