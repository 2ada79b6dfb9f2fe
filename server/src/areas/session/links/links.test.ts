import { describe, expect, it } from 'vitest';
import { judgeLink, linkLives, linkUrl } from './links.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const good = {
  email: 'ana@example.com',
  expiresAt: new Date(now.getTime() + 1000),
  usedAt: null,
  supersededAt: null,
};

describe('entry links', () => {
  it('AUTH-10 carry t and r, AUTH-11 i and a, on the public address', () => {
    expect(linkUrl('https://portal.example', 'confirm', 'T', 'a+b@example.com')).toBe(
      'https://portal.example/auth/email-confirmation?t=T&r=a%2Bb%40example.com',
    );
    expect(linkUrl('https://portal.example/', 'reset', 'T', 'a@example.com')).toBe(
      'https://portal.example/auth/reset-password?t=T&r=a%40example.com',
    );
    expect(linkUrl('https://portal.example', 'login', 'T', 'a@example.com')).toBe(
      'https://portal.example/auth/login?t=T&r=a%40example.com',
    );
    expect(linkUrl('https://portal.example', 'impersonate', 'A', 'id-1')).toBe(
      'https://portal.example/auth/impersonate?a=A&i=id-1',
    );
  });

  it('OP-44 live 72 h, 1 h, 7 days, 15 min and 5 min', () => {
    expect(linkLives).toMatchObject({
      confirm: 259_200_000,
      reset: 3_600_000,
      password: 3_600_000,
      undoEmail: 604_800_000,
      login: 900_000,
      impersonate: 300_000,
    });
  });

  it('work once, in time, for their own address, until a newer one is made', () => {
    expect(judgeLink(good, 'ana@example.com', now)).toBe('OK');
    expect(judgeLink(null, 'ana@example.com', now)).toBe('TOKENINVALID');
    expect(judgeLink(good, 'bob@example.com', now)).toBe('TOKENINVALID');
    expect(judgeLink({ ...good, usedAt: now }, 'ana@example.com', now)).toBe('TOKENUSED');
    expect(judgeLink({ ...good, supersededAt: now }, 'ana@example.com', now)).toBe('TOKENINVALID');
    const past = { ...good, expiresAt: new Date(now.getTime() - 1) };
    expect(judgeLink(past, 'ana@example.com', now)).toBe('TOKENEXPIRED');
  });
});
