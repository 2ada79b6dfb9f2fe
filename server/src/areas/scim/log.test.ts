import { describe, expect, it } from 'vitest';
import { maskedBody } from './log.ts';

describe('maskedBody', () => {
  it.each([
    { password: 'Sesame' },
    { Operations: [{ op: 'add', path: 'password', value: 'Sesame' }] },
    { Operations: [{ op: 'add', path: 'password', value: ['Sesame'] }] },
    { operations: [{ Op: 'add', Path: 'urn:x:2.0:User:password', Value: { Value: 'Sesame' } }] },
    { Operations: [{ op: 'add', value: { 'urn:x:2.0:User:Password': 'Sesame' } }] },
  ])('[SCIM-01] keeps no secret of %j', (body) => {
    expect(maskedBody(body)).not.toContain('Sesame');
  });

  it('[SCIM-01] keeps what other operations of the same request say', () => {
    const title = { op: 'add', path: 'title', value: 'Hygienist' };
    const secret = { op: 'add', path: 'password', value: 'Sesame' };
    expect(maskedBody({ Operations: [title, secret] })).toContain('Hygienist');
  });
});
