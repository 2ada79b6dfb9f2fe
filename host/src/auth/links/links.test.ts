// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepConfirmFailure, takeConfirmFailure } from './confirm-cookies.ts';
import { splitEntryLink, takeEntryLink } from './entry-link.ts';
import { returnPath } from './return-path.ts';

const origin = 'https://portal.example';

describe('return path', () => {
  it.each([
    '/admin-settings/users/listing',
    '/admin-settings/users/edit/1/profile?tab=2#top',
    '/your-settings/voicemail',
    '/admin-settings/users/listing?search=a%20b',
    '/authors',
  ])('SHELL-16 follows %s', (path) => {
    expect(returnPath(path, origin)).toBe(path);
  });

  it.each([
    null,
    '',
    'admin-settings',
    '//evil.example',
    '///evil.example',
    '////evil.example//',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`/\/evil.example`,
    String.raw`\/\/evil.example`,
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'http:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://portal.example/1',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%00',
    '/\u0000',
    '/./\\evil.example',
    '/../..//evil.example',
    '/.//evil.example',
    'user:pass@evil.example',
    'https://portal.example@evil.example',
    '@evil.example',
    '/%',
    '/%E0%A4%A',
    '/auth',
    '/auth/login',
    '/AUTH/login?redirect=/auth/login',
    '/auth/impersonate?i=1&a=2',
  ])('refuses %j', (path) => {
    expect(returnPath(path, origin)).toBe('/');
  });

  it('never leaves the own origin', () => {
    for (const path of ['/x/https://evil.example', '/x?next=//evil.example', '/a//b']) {
      expect(new URL(returnPath(path, origin), origin).origin).toBe(origin);
    }
  });
});

describe('entry links', () => {
  it('AUTH-10 AUTH-11 reads t, r, i and a and takes them off the address', () => {
    expect(splitEntryLink('/auth/login?t=tok&r=a%40b.example&redirect=%2Fx')).toEqual({
      link: { token: 'tok', email: 'a@b.example', teammateId: null, accessToken: null },
      rest: '/auth/login?redirect=%2Fx',
    });
    expect(splitEntryLink('/auth/impersonate?i=1&a=secret')).toEqual({
      link: { token: null, email: null, teammateId: '1', accessToken: 'secret' },
      rest: '/auth/impersonate',
    });
  });

  it('OP-44 leaves no secret in the address bar', () => {
    window.history.replaceState(null, '', '/auth/reset-password?t=tok&r=a%40b.example');
    const length = window.history.length;
    expect(takeEntryLink().token).toBe('tok');
    expect(window.location.href).not.toContain('tok');
    expect(window.history.length).toBe(length);
  });
});

describe('confirmation cookies', () => {
  afterEach(() => vi.restoreAllMocks());

  it('ERR-07 OP-47 keeps code and email for 10 minutes below /auth', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    keepConfirmFailure({ code: 'TOKENEXPIRED', email: 'a@b.example' });
    expect(set.mock.calls.map(([text]) => text)).toEqual([
      'confirmErrorCode=TOKENEXPIRED; path=/auth; samesite=lax; secure; max-age=600',
      'confirmEmail=a%40b.example; path=/auth; samesite=lax; secure; max-age=600',
    ]);
  });

  it('ERR-07 reads them once', () => {
    window.history.replaceState(null, '', '/auth/email-confirmation');
    keepConfirmFailure({ code: 'TOKENUSED', email: 'a@b.example' });
    expect(takeConfirmFailure()).toEqual({ code: 'TOKENUSED', email: 'a@b.example' });
    expect(takeConfirmFailure()).toBeNull();
  });
});
