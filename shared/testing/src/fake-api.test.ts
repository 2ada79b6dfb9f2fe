import { getTeammate, updateTeammate } from '@jackfield/contract/api/teammate';
import { ApiFailure, call } from '@jackfield/runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeApi, installFakeApi, Refusal } from './fake-api.ts';
import { fakeTeammate, teammateId } from './fake-people.ts';

let api: FakeApi;
beforeEach(() => {
  api = installFakeApi();
});
afterEach(() => api.uninstall());

it('answers an endpoint with what the handler gives', async () => {
  api.on(getTeammate, ({ params }) => fakeTeammate({ id: params.id }));
  const teammate = await call(getTeammate, { params: { id: teammateId } });
  expect(teammate.id).toBe(teammateId);
  expect(api.calls(getTeammate)).toHaveLength(1);
});

it('answers the error envelope of a refusal, with the current record', async () => {
  api.on(updateTeammate, () => {
    throw new Refusal('VERSIONCONFLICT', [], fakeTeammate({ title: 'theirs' }));
  });
  const failure = await call(
    updateTeammate,
    { params: { id: teammateId }, body: { title: 'mine' } },
    { version: 3 },
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 412, current: { title: 'theirs' } });
  expect(api.calls(updateTeammate)[0]).toMatchObject({ body: { title: 'mine' } });
  expect(api.calls(updateTeammate)[0]?.headers.get('if-match')).toBe('"3"');
});

it('notes requests that nobody answers', async () => {
  await call(getTeammate, { params: { id: teammateId } }).catch(() => undefined);
  expect(api.unexpected).toEqual([`GET /api/teammate/${teammateId}`]);
});
