// @vitest-environment jsdom
import { getTeammate, updateTeammate } from '@jackfield/contract/api/teammate';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './portal.ts';

afterEach(() => vi.unstubAllGlobals());

it('[ERR-06] [OP-11] a call that fails is logged with its address and payload, once', async () => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json({ responseCode: 'SERVERERROR', message: '', errors: [] }, { status: 500 }),
  );
  vi.stubGlobal('fetch', fetch);
  const id = '018f0000-0000-7000-8000-000000000001';
  const body = { title: 'Front desk' };
  await expect(call(updateTeammate, { params: { id }, body })).rejects.toThrow();
  await expect(call(getTeammate, { params: { id } })).rejects.toThrow();
  const logged = fetch.mock.calls.filter(([address]) => address.endsWith('/psl'));
  expect(logged.map(([, init]) => JSON.parse(String(init.body)))).toMatchObject([
    { level: 4, url: `/api/teammate/${id}`, payload: JSON.stringify(body) },
    { level: 4, url: `/api/teammate/${id}` },
  ]);
});
