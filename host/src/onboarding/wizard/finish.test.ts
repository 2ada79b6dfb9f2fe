// @vitest-environment jsdom
import type { Endpoint } from '@jackfield/contract';
import {
  addTeammateNumber,
  releaseReservation,
  reserveNumber,
} from '@jackfield/contract/api/number';
import { connectToken } from '@jackfield/contract/api/session';
import { ownProfile, setTeammateStatus, updateTeammate } from '@jackfield/contract/api/teammate';
import { updateTenant } from '@jackfield/contract/api/tenant';
import { accountAtom, profileAtom, store } from '@jackfield/runtime';
import {
  type FakeApi,
  fakeTeammate,
  fakeTenant,
  installFakeApi,
  Refusal,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ending, Finish } from './finish.ts';

const six: Endpoint[] = [
  updateTenant,
  updateTeammate,
  setTeammateStatus,
  connectToken,
  reserveNumber,
  addTeammateNumber,
];
const hash = 'a1'.repeat(32);
const ending: Ending = {
  company: { companyName: 'Cedar Lane', timeZone: 'America/Chicago' },
  timeZone: 'America/Chicago',
  termsHash: hash,
  number: '+12515550200',
};

let api: FakeApi;
let order: string[];
let failing: string | null;

beforeEach(() => {
  order = [];
  failing = null;
  localStorage.clear();
  api = installFakeApi();
  const took = (endpoint: Endpoint) => {
    order.push(endpoint.id);
    if (failing === endpoint.id) throw new Refusal('SERVERERROR');
  };
  api.on(updateTenant, () => {
    took(updateTenant);
    return fakeTenant({ companyName: 'Cedar Lane', version: 5 });
  });
  api.on(updateTeammate, () => {
    took(updateTeammate);
    return fakeTeammate({ status: 'pending', version: 8 });
  });
  api.on(setTeammateStatus, () => {
    took(setTeammateStatus);
    return fakeTeammate({ version: 9 });
  });
  api.on(connectToken, () => {
    took(connectToken);
    return {
      access_token: 'fresh',
      refresh_token: 'next',
      expires_in: 900,
      token_type: 'Bearer' as const,
      authenticationType: 1 as const,
      isFairUsage: false,
    };
  });
  api.on(reserveNumber, () => {
    took(reserveNumber);
    return {
      reservationId: '018f0000-0000-7000-8000-00000000000a',
      expiresAt: '2026-01-05T15:15:00.000Z',
    };
  });
  api.on(addTeammateNumber, ({ body }) => {
    took(addTeammateNumber);
    return body as never;
  });
  signInAs({ profile: { status: 'pending', version: 7 }, account: { version: 4 } });
});
afterEach(() => {
  api.uninstall();
  signOutOfTest();
});

const ids = six.map(({ id }) => id);
const versionOf = (endpoint: Endpoint) => api.calls(endpoint)[0]?.headers.get('if-match');

describe('the calls at the end of the wizard', () => {
  it('[ONB-12] come in their order, each with the version that the one before answered', async () => {
    expect(await new Finish().run(ending)).toBe('bought');
    expect(order).toEqual(ids);
    expect([updateTenant, updateTeammate, setTeammateStatus].map(versionOf)).toEqual([
      '"4"',
      '"7"',
      '"8"',
    ]);
    expect(api.calls(updateTenant)[0]?.body).toEqual(ending.company);
    expect(api.calls(updateTeammate)[0]?.body).toEqual({
      timeZone: 'America/Chicago',
      agreedTerms: { hash },
    });
    expect(api.calls(addTeammateNumber)[0]).toMatchObject({
      params: { id: store.get(profileAtom)?.id },
      body: { number: ending.number, reservationId: '018f0000-0000-7000-8000-00000000000a' },
    });
    expect(store.get(profileAtom)?.status).toBe('active');
    expect(store.get(accountAtom)?.companyName).toBe('Cedar Lane');
  });

  it('[ONB-12] leave out the account without step 1, and the purchase without a number', async () => {
    expect(await new Finish().run({ ...ending, company: null, number: null })).toBe('none');
    expect(order).toEqual(ids.slice(1, 4));
  });

  it.each([0, 1, 2, 3])('[OP-60] start again at the one that failed: %s', async (at) => {
    const finish = new Finish();
    failing = ids[at] ?? '';
    await expect(finish.run(ending)).rejects.toThrow();
    expect(order).toEqual(ids.slice(0, at + 1));
    order = [];
    failing = null;
    expect(await finish.run(ending)).toBe('bought');
    expect(order).toEqual(ids.slice(at));
  });

  it.each([4, 5])('[ONB-13] [OP-60] a failed purchase is an answer: %s', async (at) => {
    failing = ids[at] ?? '';
    expect(await new Finish().run(ending)).toBe('failed');
    expect(order).toEqual(ids.slice(0, at + 1));
  });

  it('a number at another price than was shown is given back, and bought at the next attempt', async () => {
    const finish = new Finish();
    const released: unknown[] = [];
    api.on(releaseReservation, ({ params }) => {
      released.push(params.reservationId);
      return undefined;
    });
    api.on(addTeammateNumber, () => {
      throw new Refusal('PRICECHANGED');
    });
    await expect(finish.run({ ...ending, shownTotal: 0.9 })).rejects.toMatchObject({
      responseCode: 'PRICECHANGED',
    });
    expect(released).toEqual(['018f0000-0000-7000-8000-00000000000a']);
    api.on(addTeammateNumber, ({ body }) => body as never);
    order = [];
    expect(await finish.run({ ...ending, shownTotal: 1.2 })).toBe('bought');
    expect(order).toEqual([reserveNumber.id]);
    const sent = api.calls(addTeammateNumber).map(({ body }) => body as { shownTotal: number });
    expect(sent.map(({ shownTotal }) => shownTotal)).toEqual([0.9, 1.2]);
  });

  it('[OP-60] repeat what was changed after a failure', async () => {
    const finish = new Finish();
    failing = setTeammateStatus.id;
    await expect(finish.run(ending)).rejects.toThrow();
    order = [];
    failing = null;
    await finish.run({ ...ending, company: { ...ending.company, companyName: 'Cedar Row' } });
    expect(order).toEqual([updateTenant.id, ...ids.slice(2)]);
  });

  it('[annex J1] after a conflict the next attempt is about what is stored now', async () => {
    const finish = new Finish();
    let isStale = true;
    api.on(ownProfile, () => fakeTeammate({ status: 'pending', version: 12 }));
    api.on(updateTeammate, () => {
      if (isStale) throw new Refusal('VERSIONCONFLICT');
      return fakeTeammate({ status: 'pending', version: 13 });
    });
    await expect(finish.run(ending)).rejects.toMatchObject({ status: 412 });
    isStale = false;
    await finish.run(ending);
    expect(api.calls(updateTeammate)[1]?.headers.get('if-match')).toBe('"12"');
  });
});
