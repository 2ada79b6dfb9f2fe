import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  billingToken,
  type ReleasePortal,
  releaseToken,
  startReleasePortal,
} from '../../test/release-fixture.ts';

const day = 24 * 3_600_000;
const tags = '/api/releases/tags';

let portal: ReleasePortal;
beforeAll(async () => {
  portal = await startReleasePortal();
  for (const version of ['v1', 'v2']) await portal.publish('billing', version);
});
afterAll(() => portal.close());

/** What a pipeline does with its token. */
const asPublisher = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  { body, token = releaseToken }: { body?: unknown; token?: string } = {},
) =>
  portal.server.call(null, method, path, {
    headers: { 'x-release-token': token, 'x-staff-name': 'Pipeline' },
    ...(body !== undefined && { body }),
  });
const put = (path: string, version: string, token?: string) =>
  asPublisher('PUT', `${tags}/${path}`, { body: { version }, ...(token && { token }) });
const listed = async () => (await portal.asStaff('GET', tags)).body['items'];

describe('tags', () => {
  it('lead to a version, are moved and removed, and say who and when', async () => {
    const made = await put('mfe-billing/pr-12', 'v1');
    expect(made.status).toBe(200);
    const madeAt = made.body['madeAt'];
    const first = { remote: 'mfe-billing', tag: 'pr-12', area: 'billing', madeAt };
    const by = { madeBy: 'Pipeline', movedBy: 'Pipeline' };
    expect(await listed()).toEqual([{ ...first, ...by, version: 'v1', movedAt: madeAt }]);
    portal.server.clock.advance(60_000);
    const later = (await put('mfe-billing/pr-12', 'v2', billingToken)).body['movedAt'];
    expect(later).not.toBe(madeAt);
    expect(await listed()).toEqual([{ ...first, ...by, version: 'v2', movedAt: later }]);
    portal.server.clock.advance(60_000);
    // The same version again is no move.
    await put('mfe-billing/pr-12', 'v2');
    expect(await listed()).toMatchObject([{ movedAt: later }]);
    expect((await asPublisher('DELETE', `${tags}/mfe-billing/pr-12`)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it('are refused for what is not published, and where there is none, in words', async () => {
    expect(await put('mfe-billing/pr-13', 'v9')).toMatchObject({
      status: 404,
      body: { message: 'The portal has no version v9 of mfe-billing.' },
    });
    expect(await asPublisher('DELETE', `${tags}/mfe-billing/pr-13`)).toMatchObject({
      status: 404,
      body: { message: 'mfe-billing has no tag pr-13.' },
    });
    expect((await put('mfe-billing/Pull%20Request', 'v1')).status).toBe(400);
  });

  it('are refused for a remote that the token does not publish', async () => {
    await portal.publish('people', 'v1');
    expect((await put('mfe-people/pr-1', 'v1', billingToken)).status).toBe(403);
    expect((await put('mfe-people/pr-1', 'v1')).status).toBe(200);
    const removed = await asPublisher('DELETE', `${tags}/mfe-people/pr-1`, { token: billingToken });
    expect(removed.status).toBe(403);
    expect((await portal.server.call(null, 'GET', tags)).status).toBe(401);
  });

  it('go with the version that they lead to', async () => {
    await put('mfe-billing/pr-14', 'v1');
    portal.server.clock.advance(31 * day);
    await portal.server.releases.tidy();
    expect(await listed()).toEqual([]);
  });
});
