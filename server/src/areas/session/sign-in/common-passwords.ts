import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords most often seen in leaks, all in lower case. */
const common = new Set<string>(
  [...dictionary['passwords-common']].filter((entry) => entry.length >= 4),
);

/** What people write instead of a letter. */
const stands: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Signs over the digits of a keyboard, for walks such as 1qaz@WSX. */
const shifted = '!@#$%^&*()';

function unshift(text: string): string {
  return text.replace(/[!@#$%^&*()]/g, (sign) => String((shifted.indexOf(sign) + 1) % 10));
}

/** A password as letters only: "P@ssw0rd" and "p4$$word" are both "password". */
export function withoutDisguise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[@431!0$57]/g, (sign) => stands[sign] ?? sign)
    .replace(/[^\p{L}]/gu, '');
}

/** The word inside a password once the digits and signs before and after it are gone. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/**
 * Whether a password is one of those that attackers try first. No leaked password satisfies the
 * rule of four character classes as it stands: people take a common word, raise its first letter
 * and add a digit and a sign. So the variants that undo this are looked up.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const word = bare(lower);
  const variants = [
    lower,
    word,
    withoutDisguise(word),
    withoutDisguise(lower),
    lower.replace(/[^\p{L}\p{Nd}]/gu, ''),
    unshift(lower),
    unshift(lower).replace(/[^\p{L}\p{Nd}]/gu, ''),
  ];
  return variants.some((variant) => common.has(variant)) || isRepetition(lower);
}

/** One short piece over and over, or one step along the alphabet: "Aa1!Aa1!", "abcdEFGH1!". */
function isRepetition(lower: string): boolean {
  if (/^(.{1,4})\1+$/u.test(lower)) return true;
  const letters = lower.replace(/[^a-z]/g, '');
  return letters.length >= 3 && 'abcdefghijklmnopqrstuvwxyz'.includes(letters);
}
