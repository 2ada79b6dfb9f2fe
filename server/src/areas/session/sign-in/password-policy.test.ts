import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordErrors } from './password-policy.ts';

const owner = { email: 'maria.lopez@harbor.example', companyName: 'Harbor Freight Desk' };
const codes = (password: string) => passwordErrors(password, owner).map((error) => error.code);

describe('VAL-18 password rule on the server', () => {
  const text =
    'Password must at least 8 characters with one uppercase letter, one lowercase letter, one number and one special character.';
  it.each([
    ['too short', 'Ab1!xyz'],
    ['no upper case', 'quiet-river-47'],
    ['no lower case', 'QUIET-RIVER-47'],
    ['no digit', 'Quiet-River-Song'],
    ['no special', 'QuietRiver47'],
  ])('refuses %s with the exact text', (_case, password) => {
    expect(passwordErrors(password, owner)).toEqual([
      { code: 'PASSWORD', field: 'newPassword', message: text },
    ]);
  });

  it.each([
    ['a plain one', 'Quiet-River-47'],
    ['64 characters', `Qr7-${'x y'.repeat(20)}`],
    ['128 characters', `Qr7-${'x y z'.repeat(24)}wxyz`],
    ['spaces and an emoji', ' Quiet river 47 🙂 '],
  ])('accepts %s', (_case, password) => {
    expect(passwordErrors(password, owner)).toEqual([]);
  });
});

describe('the block-list', () => {
  const message = 'This password is too common. Please choose another one.';
  it.each(['Password1!', 'P@ssw0rd1', 'p4$$W0rd!', 'Welcome2026!', 'Summer#2025', '1qaz@WSX'])(
    'refuses %s with a reason',
    (password) => {
      expect(passwordErrors(password, owner)).toEqual([
        { code: 'PASSWORDCOMMON', field: 'newPassword', message },
      ]);
    },
  );

  it('refuses the 3,000 commonest words, dressed to fit the rule', () => {
    const words = dictionary['passwords-common']
      .filter((word) => /^[a-z]{5,}$/.test(word))
      .slice(0, 3000);
    expect(words).toHaveLength(3000);
    const dress = [
      (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}123!`,
      (word: string) => `!${word[0]?.toUpperCase()}${word.slice(1)}2026`,
    ];
    const accepted = words.flatMap((word) =>
      dress.map((put) => put(word)).filter((password) => codes(password).length === 0),
    );
    expect(accepted).toEqual([]);
  });

  it('refuses repetitions and runs of the alphabet', () => {
    expect(codes('Aa1!Aa1!')).toEqual(['PASSWORDCOMMON']);
    expect(codes('Abcdefg1!')).toEqual(['PASSWORDCOMMON']);
  });

  it('refuses the company name and the name part of the address, disguised too', () => {
    expect(codes('Harbor-47-xyz')).toEqual(['PASSWORDCOMPANY']);
    expect(codes('H@rb0r!Freight9')).toEqual(['PASSWORDCOMPANY']);
    expect(codes('MariaLopez-47')).toEqual(['PASSWORDEMAIL']);
  });

  it('refuses words of four letters, not shorter ones', () => {
    const codesOf = (companyName: string, email: string) =>
      passwordErrors('Quiet-Bobs-Salt-47', { companyName, email }).map(({ code }) => code);
    expect(codesOf('Bob', 'sal@x.example')).toEqual([]);
    expect(codesOf('Bobs', 'sal@x.example')).toEqual(['PASSWORDCOMPANY']);
  });
});
