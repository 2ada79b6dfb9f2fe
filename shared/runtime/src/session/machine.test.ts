// @vitest-environment jsdom
import {
  connectToken,
  removeSession,
  type Session,
  type SessionAuth,
} from '@jackfield/contract/api/session';
import type { Endpoint } from '@jackfield/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../bus/bus.ts';
import { ApiFailure } from '../client/failure.ts';
import { noSession, type SessionState } from '../store/atoms.ts';
import { SessionMachine } from './machine.ts';
import { takeNote } from './notes.ts';
import type { TabMessage, Tabs } from './tabs.ts';

const start = Date.parse('2026-01-05T15:00:00Z');
const iso = (ms: number) => new Date(start + ms).toISOString();
const quarterHour = 900_000;

const authFor = (ms: number, type: 1 | 2 = 1): SessionAuth => ({
  accessToken: 'access',
  expirationDate: iso(ms),
  authenticationType: type,
  isFairUsage: false,
});
const session = (auth: SessionAuth, storage: Session['storage'] = null): Session => ({
  auth,
  storage,
  profile: null,
});

function setUp() {
  let state: SessionState = noSession;
  const listeners: ((message: TabMessage) => void)[] = [];
  const posted: TabMessage[] = [];
  const tabs: Tabs = {
    post: (message) => posted.push(message),
    listen: (listener) => listeners.push(listener),
    alone: (work) => work(),
  };
  const activity = {
    isActive: false,
    reset: vi.fn(() => Object.assign(activity, { isActive: false })),
  };
  const answers = new Map<string, () => unknown>([
    [
      'connect.token',
      () => ({
        access_token: 'fresh',
        refresh_token: '',
        expires_in: 900,
        token_type: 'Bearer',
        authenticationType: state.auth?.authenticationType ?? 1,
        isFairUsage: false,
      }),
    ],
    ['auth.getSession', () => ({ auth: null, storage: null, profile: null })],
    [
      'storage.authentication',
      () => ({
        token: 'media',
        sharedAccessExpiryTime: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    ],
  ]);
  const called: string[] = [];
  const leave = vi.fn();
  const forget = vi.fn();
  const warn = vi.fn();
  const ask = vi.fn();
  const losesInput = vi.fn(() => true);
  const machine = new SessionMachine({
    call: async (endpoint: Endpoint, ..._rest: unknown[]) => {
      called.push(endpoint.id);
      const answer: never = (await answers.get(endpoint.id)?.()) as never;
      return answer;
    },
    bus: createBus(() => {}),
    tabs,
    activity,
    read: () => state,
    write: (next) => {
      state = next;
    },
    forget,
    leave,
    losesInput,
    here: () => '/admin-settings/users/listing?page=2',
    warn,
    ask,
  });
  const hear = (message: TabMessage) => listeners.forEach((listener) => listener(message));
  const read = () => state;
  const page = { leave, losesInput, warn, ask };
  return { ...page, machine, read, activity, forget, called, answers, posted, hear };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('refresh', () => {
  it('AUTH-16 refreshes 10 s before expiry and again for the new token', async () => {
    const { machine, called, read } = setUp();
    machine.open(session(authFor(quarterHour)));
    await vi.advanceTimersByTimeAsync(quarterHour - 10_001);
    expect(called).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(called).toEqual([connectToken.id]);
    expect(read().auth?.accessToken).toBe('fresh');
    await vi.advanceTimersByTimeAsync(quarterHour - 10_000);
    expect(called).toHaveLength(2);
  });

  it('AUTH-16 never sets a timer beyond 2147483647 ms', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    const { machine, called } = setUp();
    const hundredDays = 100 * 86_400_000;
    machine.open(session(authFor(hundredDays)));
    expect(Math.max(...setTimer.mock.calls.map(([, delay]) => delay ?? 0))).toBe(2_147_483_647);
    await vi.advanceTimersByTimeAsync(hundredDays - 10_001);
    expect(called).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(called).toEqual([connectToken.id]);
  });

  it('tries again after a network failure and keeps the session', async () => {
    const { machine, called, answers, read } = setUp();
    const fresh = answers.get('connect.token');
    answers.set('connect.token', () => {
      throw new ApiFailure({ status: 0, responseCode: 'NETWORK' });
    });
    machine.open(session(authFor(quarterHour)));
    await vi.advanceTimersByTimeAsync(quarterHour - 10_000);
    expect(read().phase).toBe('open');
    if (fresh) answers.set('connect.token', fresh);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(called).toHaveLength(2);
    expect(read().auth?.accessToken).toBe('fresh');
  });

  it('AUTH-18 ends with the note expired when the refresh is refused', async () => {
    const { machine, answers, read, leave } = setUp();
    answers.set('connect.token', () => {
      throw new ApiFailure({ status: 401, responseCode: 'UNAUTHORIZED' });
    });
    machine.open(session(authFor(quarterHour)));
    await vi.advanceTimersByTimeAsync(quarterHour - 10_000);
    expect(read().phase).toBe('none');
    expect(leave).toHaveBeenCalledWith('/');
    expect(takeNote()).toEqual({ note: 'expired', path: '/admin-settings/users/listing?page=2' });
  });

  it('OP-06 refreshes before a call when the token expires within 10 s, else not', async () => {
    const { machine, called } = setUp();
    machine.open(session(authFor(quarterHour)));
    await machine.ensureFresh();
    expect(called).toEqual([]);
    vi.setSystemTime(start + quarterHour + 60_000);
    await machine.ensureFresh();
    expect(called).toEqual([connectToken.id]);
  });

  it('shares one rotation between callers', async () => {
    const { machine, called } = setUp();
    machine.open(session(authFor(quarterHour)));
    await Promise.all([machine.refresh(), machine.refresh(), machine.refresh()]);
    expect(called).toEqual([connectToken.id]);
  });

  it('takes over what another tab has rotated instead of rotating again', async () => {
    const { machine, called, answers, read } = setUp();
    machine.open(session(authFor(5_000)));
    localStorage.setItem('jackfield.token-expiry', String(start + quarterHour));
    answers.set('auth.getSession', () =>
      session({ ...authFor(quarterHour), accessToken: 'other' }),
    );
    await machine.refresh();
    expect(called).toEqual(['auth.getSession']);
    expect(read().auth?.accessToken).toBe('other');
  });
});

describe('storage token', () => {
  it('AUTH-17 renews it 10 s before its expiry', async () => {
    const { machine, called, read } = setUp();
    const storage = { token: 'old', sharedAccessExpiryTime: iso(60_000) };
    machine.open(session(authFor(quarterHour), storage));
    await vi.advanceTimersByTimeAsync(49_999);
    expect(called).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(called).toEqual(['storage.authentication', 'auth.setStorage']);
    expect(read().storage?.token).toBe('media');
  });

  it('ERR-08 tolerates a failing storage call and tries later', async () => {
    const { machine, called, answers, read } = setUp();
    answers.set('storage.authentication', () => {
      throw new ApiFailure({ status: 500, responseCode: 'SERVERERROR' });
    });
    machine.open(session(authFor(quarterHour)));
    expect(await machine.renewStorage()).toBeNull();
    expect(read().phase).toBe('open');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(called).toHaveLength(2);
  });
});

describe('impersonation', () => {
  it('AUTH-20 OP-50 logs out 12 s before expiry without activity', async () => {
    const { machine, read, called } = setUp();
    machine.open(session(authFor(quarterHour, 2)));
    await vi.advanceTimersByTimeAsync(quarterHour - 12_001);
    expect(read().phase).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(read().phase).toBe('none');
    expect(called).toEqual([removeSession.id]);
    expect(takeNote()?.note).toBe('expired');
  });

  it('AUTH-20 OP-50 refreshes an active one and asks for new activity', async () => {
    const { machine, read, called, activity } = setUp();
    machine.open(session(authFor(quarterHour, 2)));
    activity.isActive = true;
    await vi.advanceTimersByTimeAsync(quarterHour - 10_000);
    expect(called).toEqual([connectToken.id]);
    expect(read().phase).toBe('open');
    await vi.advanceTimersByTimeAsync(quarterHour - 12_000);
    expect(read().phase).toBe('none');
  });

  it('AUTH-20 leaves other sessions alone', async () => {
    const { machine, read } = setUp();
    machine.open(session(authFor(quarterHour)));
    await vi.advanceTimersByTimeAsync(quarterHour - 10_001);
    expect(read().phase).toBe('open');
  });
});

describe('end', () => {
  it('AUTH-21 forgets everything, tells the other tabs and stops its timers', async () => {
    const { machine, read, leave, forget, posted, called } = setUp();
    machine.open(session(authFor(quarterHour)));
    machine.end(null);
    expect(read()).toEqual(noSession);
    expect(forget).toHaveBeenCalledOnce();
    expect(posted).toEqual([{ type: 'ended', note: null }]);
    expect(leave).toHaveBeenCalledWith('/');
    expect(takeNote()).toBeNull();
    await vi.advanceTimersByTimeAsync(quarterHour);
    expect(called).toEqual([]);
  });

  it('AUTH-21 ends with another tab, without telling it back', () => {
    const { machine, hear, read, leave, posted } = setUp();
    machine.open(session(authFor(quarterHour)));
    hear({ type: 'ended', note: 'suspended' });
    expect(read().phase).toBe('none');
    expect(posted).toEqual([]);
    expect(leave).toHaveBeenCalledOnce();
    expect(takeNote()).toEqual({ note: 'suspended', path: null });
  });

  it('leaves when another tab has signed in somebody else', async () => {
    const { machine, hear, leave } = setUp();
    machine.open({ ...session(authFor(quarterHour)), profile });
    hear({ type: 'opened', teammateId: 'me' });
    expect(leave).not.toHaveBeenCalled();
    hear({ type: 'opened', teammateId: 'other' });
    await settle();
    expect(leave).toHaveBeenCalledWith('/');
  });

  it('AUTH-19 hands the note over once', () => {
    const { machine } = setUp();
    machine.open(session(authFor(quarterHour)));
    machine.end('pending');
    expect(takeNote()?.note).toBe('pending');
    expect(takeNote()).toBeNull();
  });
});

const profile = {
  tenantId: 't',
  tenantName: '',
  teammateId: 'me',
  teammateName: '',
  role: 'admin' as const,
  isImpersonate: false,
  customerId: '',
};

describe('the end that comes by time', () => {
  const fortnight = { seconds: 14 * 86_400, mayExtend: true };
  const lastsFor = (seconds: number, mayExtend = true) => ({ seconds, mayExtend });
  const opened = (end: Session['end']) => ({
    ...session(authFor(100 * quarterHour)),
    profile,
    ...(end && { end }),
  });

  it('is warned of 60 seconds before, once the server has confirmed it', async () => {
    const { machine, answers, called, warn } = setUp();
    answers.set('auth.getSession', () => opened(lastsFor(60)));
    machine.open(opened(lastsFor(600)));
    expect(warn).toHaveBeenLastCalledWith(null);
    await vi.advanceTimersByTimeAsync(539_999);
    expect(called).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(called).toEqual(['auth.getSession']);
    expect(warn).toHaveBeenLastCalledWith({ at: start + 600_000, mayExtend: true });
  });

  it('is not warned of when work in another tab has put it off', async () => {
    const { machine, answers, warn } = setUp();
    answers.set('auth.getSession', () => opened(lastsFor(1800)));
    machine.open(opened(lastsFor(600)));
    await vi.advanceTimersByTimeAsync(540_000);
    expect(warn).toHaveBeenLastCalledWith(null);
  });

  it('is put off by staying, and other tabs are told', async () => {
    const { machine, answers, posted, warn, hear } = setUp();
    const token = answers.get('connect.token');
    answers.set('connect.token', () => ({ ...Object(token?.()), end: fortnight }));
    machine.open(opened(lastsFor(50)));
    expect(warn).toHaveBeenLastCalledWith({ at: start + 50_000, mayExtend: true });
    await machine.stay();
    expect(warn).toHaveBeenLastCalledWith(null);
    expect(posted).toEqual([{ type: 'refreshed' }]);
    machine.open(opened(lastsFor(50)));
    answers.set('auth.getSession', () => opened(fortnight));
    hear({ type: 'refreshed' });
    await settle();
    expect(warn).toHaveBeenLastCalledWith(null);
  });

  it('asks for a new sign-in on the open page, and calls wait for it', async () => {
    const { machine, called, ask, leave, posted, read } = setUp();
    machine.open(opened(lastsFor(50, false)));
    await vi.advanceTimersByTimeAsync(51_000);
    expect(called).toEqual(['auth.getSession']);
    expect(read()).toMatchObject({ phase: 'expired', auth: null, profile });
    expect(ask).toHaveBeenLastCalledWith(true);
    expect(posted).toEqual([{ type: 'expired' }]);
    expect(leave).not.toHaveBeenCalled();
    const waited = vi.fn();
    void machine.ensureFresh().then(waited);
    void machine.lost().then(waited);
    await settle();
    expect(waited).not.toHaveBeenCalled();
    machine.open(opened(fortnight));
    machine.goOn();
    await settle();
    expect(waited).toHaveBeenCalledTimes(2);
    expect(waited).toHaveBeenCalledWith(true);
    expect(ask).toHaveBeenLastCalledWith(false);
  });

  it('goes on when another tab has signed the same person in, and leaves for anybody else', async () => {
    const { machine, answers, hear, leave, read } = setUp();
    machine.open(opened(undefined));
    const again = machine.lost();
    await settle();
    expect(read().phase).toBe('expired');
    answers.set('auth.getSession', () => opened(fortnight));
    hear({ type: 'opened', teammateId: 'me' });
    expect(await again).toBe(true);
    expect(read().phase).toBe('open');
    expect(leave).not.toHaveBeenCalled();
    answers.set('auth.getSession', () => ({ auth: null, storage: null, profile: null }));
    void machine.lost();
    await settle();
    hear({ type: 'opened', teammateId: 'other' });
    expect(leave).toHaveBeenCalledWith('/');
  });

  it('follows a tab that found it, and only after asking the server', async () => {
    const { machine, answers, hear, read, called } = setUp();
    answers.set('auth.getSession', () => opened(fortnight));
    machine.open(opened(fortnight));
    hear({ type: 'expired' });
    await settle();
    expect(called).toEqual(['auth.getSession']);
    expect(read().phase).toBe('open');
  });

  it('AUTH-18 leaves for the sign-in page where nothing typed would be lost, and other tabs look', async () => {
    const { machine, ask, leave, losesInput, posted, read } = setUp();
    losesInput.mockReturnValue(false);
    machine.open(opened(fortnight));
    expect(await machine.lost()).toBe(false);
    expect(read().phase).toBe('none');
    expect(ask).not.toHaveBeenCalledWith(true);
    expect(leave).toHaveBeenCalledWith('/');
    expect(posted).toEqual([{ type: 'expired' }]);
    expect(takeNote()).toEqual({ note: 'expired', path: '/admin-settings/users/listing?page=2' });
  });

  it('AUTH-18 is no matter of time when somebody ended the session: the page is left', async () => {
    const { machine, answers, ask, leave, read } = setUp();
    answers.set('auth.getSession', () => ({ ...session(authFor(0)), auth: null, isRevoked: true }));
    machine.open(opened(fortnight));
    expect(await machine.lost()).toBe(false);
    expect(read().phase).toBe('none');
    expect(leave).toHaveBeenCalledWith('/');
    expect(ask).not.toHaveBeenCalledWith(true);
  });

  it('AUTH-20 leaves the page of somebody who acts for another person', async () => {
    const { machine, leave } = setUp();
    machine.open({ ...opened(undefined), auth: authFor(quarterHour, 2) });
    expect(await machine.lost()).toBe(false);
    expect(leave).toHaveBeenCalledWith('/');
  });

  it('leads to the sign-in page and back, and leaves other tabs as they are', async () => {
    const { machine, leave, posted } = setUp();
    machine.open(opened(undefined));
    const again = machine.lost();
    await settle();
    machine.leaveToSignIn();
    expect(await again).toBe(false);
    expect(leave).toHaveBeenCalledWith('/');
    expect(posted).toEqual([{ type: 'expired' }]);
    expect(takeNote()).toEqual({ note: 'expired', path: '/admin-settings/users/listing?page=2' });
  });
});
