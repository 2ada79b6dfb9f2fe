import { connectImpersonate, logCall } from '@jackfield/contract/api/session';
import { getTeammate, listTeammates, updateTeammate } from '@jackfield/contract/api/teammate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiFailure, failureText, fieldMessages } from './failure.ts';
import { logFailure } from './log-failure.ts';
import { redactPayload, redactUrl } from './redact.ts';

const id = '018f0000-0000-7000-8000-000000000002';

function setUp(config = { apiUrl: '', authUrl: '/api' }) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
  const failed = vi.fn();
  const wait = vi.fn(async () => {});
  const call = createClient({ config: () => config, fetch, before: async () => {}, failed, wait });
  return { call, fetch, failed, wait };
}

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const headersOf = (fetch: ReturnType<typeof setUp>['fetch']) =>
  new Headers(fetch.mock.calls[0]?.[1].headers);

describe('a call that finds the session expired', () => {
  const expired = () => answer({ responseCode: 'UNAUTHORIZED' }, 401);

  function asking(isSignedIn: boolean) {
    const parts = setUp();
    const signInAgain = vi.fn(async () => isSignedIn);
    const { fetch, failed, wait } = parts;
    const config = () => ({ apiUrl: '', authUrl: '/api' });
    const call = createClient({ config, fetch, before: async () => {}, failed, wait, signInAgain });
    return { ...parts, call, signInAgain };
  }

  it('AUTH-18 is repeated as it was once the person has signed in again', async () => {
    const { call, fetch, failed, signInAgain } = asking(true);
    fetch.mockResolvedValueOnce(expired()).mockResolvedValueOnce(answer({ id }));
    expect(await call(updateTeammate, { params: { id }, body: { title: 'x' } })).toEqual({ id });
    expect(signInAgain).toHaveBeenCalledOnce();
    expect(fetch.mock.calls.map(([, init]) => init.body)).toEqual([
      '{"title":"x"}',
      '{"title":"x"}',
    ]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('AUTH-18 fails when nobody did', async () => {
    const { call, fetch, failed } = asking(false);
    fetch.mockResolvedValueOnce(expired());
    await expect(call(getTeammate, { params: { id } })).rejects.toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledOnce();
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('a call that asks for the second step again', () => {
  const stepUpRefusal = () => answer({ responseCode: 'STEPUP' }, 403);

  function asking(isShown: boolean) {
    const parts = setUp();
    const stepUp = vi.fn(async () => isShown);
    const { fetch, failed, wait } = parts;
    const config = () => ({ apiUrl: '', authUrl: '/api' });
    const call = createClient({ config, fetch, before: async () => {}, failed, wait, stepUp });
    return { ...parts, call, stepUp };
  }

  it('annex J8 is repeated with the same key once it was shown, and reports no failure', async () => {
    const { call, fetch, failed, stepUp } = asking(true);
    fetch.mockResolvedValueOnce(stepUpRefusal()).mockResolvedValueOnce(answer({ id }));
    const options = { version: 7, idempotencyKey: 'k' };
    const input = { params: { id }, body: { title: 'x' } };
    expect(await call(updateTeammate, input, options)).toEqual({ id });
    expect(stepUp).toHaveBeenCalledOnce();
    const sent = fetch.mock.calls.map(([, init]) => [
      init.body,
      new Headers(init.headers).get('idempotency-key'),
    ]);
    expect(sent).toEqual([
      ['{"title":"x"}', 'k'],
      ['{"title":"x"}', 'k'],
    ]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('annex J8 fails as it was when the person leaves the question', async () => {
    const { call, fetch } = asking(false);
    fetch.mockResolvedValueOnce(stepUpRefusal());
    await expect(call(getTeammate, { params: { id } })).rejects.toMatchObject({
      responseCode: 'STEPUP',
    });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('requests', () => {
  it('API-02 starts every address with the configured base', async () => {
    const { call, fetch } = setUp({
      apiUrl: 'https://api.example',
      authUrl: 'https://auth.example',
    });
    fetch.mockImplementation(async () => answer({}));
    await call(getTeammate, { params: { id } });
    await call(connectImpersonate, { body: { id, client_id: 'portal', grant_type: 'password' } });
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      `https://api.example/api/teammate/${id}`,
      'https://auth.example/connect/impersonate',
    ]);
  });

  it('sends query, version, key and the header of writes', async () => {
    const { call, fetch } = setUp();
    fetch.mockImplementation(async () => answer({}));
    await call(listTeammates, { query: { search: 'ann & bob', pageNum: 2 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/teammate?search=ann+%26+bob&pageNum=2');
    expect(headersOf(fetch).has('x-jackfield')).toBe(false);
    fetch.mockClear();
    await call(
      updateTeammate,
      { params: { id }, body: { title: 'x' } },
      { version: 7, idempotencyKey: 'k' },
    );
    const headers = headersOf(fetch);
    expect(headers.get('x-jackfield')).toBe('1');
    expect(headers.get('if-match')).toBe('"7"');
    expect(headers.get('idempotency-key')).toBe('k');
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"title":"x"}');
  });

  it('API-33 encodes the impersonation exchange as a form', async () => {
    const { call, fetch } = setUp();
    fetch.mockImplementation(async () => answer({}));
    await call(
      connectImpersonate,
      { body: { id, client_id: 'portal', grant_type: 'password' } },
      { bearer: 'secret' },
    );
    expect(String(fetch.mock.calls[0]?.[1].body)).toContain('client_id=portal');
    expect(headersOf(fetch).get('authorization')).toBe('Bearer secret');
  });
});

describe('failures', () => {
  it('ERR-05 repeats a read once after 1 s on network failure, a write never', async () => {
    const { call, fetch, wait, failed } = setUp();
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    fetch.mockResolvedValueOnce(answer({ id }));
    await expect(call(getTeammate, { params: { id } })).resolves.toEqual({ id });
    expect(wait).toHaveBeenCalledWith(1000, undefined);
    fetch.mockReset();
    fetch.mockRejectedValue(new TypeError('offline'));
    const failure = await call(updateTeammate, { params: { id }, body: {} }).catch((e) => e);
    expect(fetch).toHaveBeenCalledOnce();
    expect(failure).toMatchObject({ status: 0, responseCode: 'NETWORK' });
    expect(failed).toHaveBeenCalledOnce();
  });

  it('ERR-05 repeats a read that a balancer answered in place of a process, no write, no refusal', async () => {
    const { call, fetch } = setUp();
    const gone = () => new Response('<html>', { status: 502 });
    fetch.mockResolvedValueOnce(gone()).mockResolvedValueOnce(answer({ id }));
    await expect(call(getTeammate, { params: { id } })).resolves.toEqual({ id });
    fetch.mockReset();
    fetch.mockImplementation(async () => gone());
    const write = call(updateTeammate, { params: { id }, body: {} });
    await expect(write).rejects.toMatchObject({ status: 502 });
    expect(fetch).toHaveBeenCalledOnce();
    fetch.mockReset();
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    fetch.mockImplementation(async () => new Response('{}', { status: 503, headers }));
    await expect(call(getTeammate, { params: { id } })).rejects.toMatchObject({ status: 503 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('annex A3 reads the envelope', async () => {
    const { call, fetch } = setUp();
    const errors = [{ code: 'REQUIRED', field: 'email', message: 'This email is required' }];
    fetch.mockResolvedValue(
      answer({ responseCode: 'INVALIDINPUT', message: 'no', errors, traceId: '01J' }, 400),
    );
    const failure: unknown = await call(getTeammate, { params: { id } }).catch((e) => e);
    expect(failure).toMatchObject({ status: 400, traceId: '01J', errors });
    expect(fieldMessages(failure)).toEqual({ email: 'This email is required' });
  });

  it('API-19 OP-03 accepts error as a text and as a list', async () => {
    const { call, fetch } = setUp();
    const codes = async (error: unknown) => {
      fetch.mockResolvedValue(answer({ responseCode: 'INVALIDINPUT', error }, 400));
      const failure: unknown = await call(getTeammate, { params: { id } }).catch((e) => e);
      return failure instanceof ApiFailure ? failure.errors.map(({ code }) => code) : null;
    };
    expect(await codes('TOKENEXPIRED')).toEqual(['TOKENEXPIRED']);
    expect(await codes([{ code: 'TOKENUSED' }])).toEqual(['TOKENUSED']);
  });

  it('rejects with the reason of an aborted signal and logs nothing', async () => {
    const { call, fetch, failed } = setUp();
    const end = new AbortController();
    fetch.mockImplementation(async () => {
      end.abort();
      throw end.signal.reason;
    });
    const failure = await call(getTeammate, { params: { id } }, { signal: end.signal }).catch(
      (e) => e,
    );
    expect(failure).toBe(end.signal.reason);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('texts', () => {
  const textOf = (responseCode: string, message = '', field?: string) =>
    failureText(
      new ApiFailure({
        status: 400,
        responseCode,
        message,
        errors: field ? [{ code: 'X', field }] : [],
      }),
    );

  it("ERR-01 shows 'Oops, something went wrong.' for INVALIDINPUT and no answer", () => {
    expect(textOf('INVALIDINPUT', 'raw')).toBe('Oops, something went wrong.');
    expect(textOf('NETWORK')).toBe('Oops, something went wrong.');
    expect(failureText(new Error('x'))).toBe('Oops, something went wrong.');
  });

  it('ERR-04 takes the map, else the message of the server', () => {
    expect(textOf('TOKENEXPIRED', 'raw')).toBe('This link has expired.');
    expect(textOf('SOMETHINGELSE', 'raw')).toBe('raw');
    expect(textOf('INUSE', 'Used by the main menu.')).toBe('Used by the main menu.');
    expect(textOf('PROVIDERUNAVAILABLE', 'Passkeys still work.')).toBe('Passkeys still work.');
    expect(textOf('LIMITREACHED', 'You have reached the maximum of 20.')).toBe(
      'You have reached the maximum of 20.',
    );
    expect(textOf('FILETYPE', 'This file is Ogg inside.')).toBe('This file is Ogg inside.');
    expect(textOf('FILETOOLARGE', 'Longer than an hour.')).toBe('Longer than an hour.');
  });

  it('OP-125 tells a known email from other repeated inputs', () => {
    expect(textOf('DUPLICATE', '', 'email')).toBe('This email is existed');
    expect(textOf('DUPLICATE', '', 'name')).toBe('This input is exited');
  });

  it('OP-06 shows nothing for codes that have an effect of their own', () => {
    expect([textOf('UNAUTHORIZED', 'raw'), textOf('ACCOUNTSUSPENDED', 'raw')]).toEqual(['', '']);
  });
});

describe('log', () => {
  const logged = vi.fn();
  beforeEach(() => logged.mockReset());
  afterEach(() => vi.restoreAllMocks());

  it('ERR-06 OP-11 sends address and payload without secrets', () => {
    const failure = new ApiFailure({ status: 500, responseCode: 'SERVERERROR', traceId: '01J' });
    const call = async (...given: unknown[]) => logged(...given);
    logFailure(call as never, updateTeammate, failure, '/api/x?t=secret&page=2', {
      title: 'x',
      voicemailPin: '1234',
      nested: { password: 'p', accessToken: 'a' },
    });
    const [endpoint, { body }] = logged.mock.calls[0] ?? [];
    expect(endpoint).toBe(logCall);
    expect(body).toEqual({
      message: 'teammate.update 500 SERVERERROR 01J',
      level: 4,
      url: '/api/x?t=***&page=2',
      payload: '{"title":"x","voicemailPin":"***","nested":{"password":"***","accessToken":"***"}}',
    });
  });

  it('ERR-05 OP-11 never logs a failing log call, and cuts long payloads', () => {
    const failure = new ApiFailure({ status: 500, responseCode: 'SERVERERROR' });
    logFailure(logged as never, logCall, failure, '/psl', {});
    expect(logged).not.toHaveBeenCalled();
    expect(redactPayload({ text: 'x'.repeat(20_000) })).toHaveLength(10_000);
    expect(redactUrl('/auth/login')).toBe('/auth/login');
  });
});
