import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isException, sentencesOf } from './sentences.mjs';
import { root } from './toolchain.mjs';

const patterns = ['server/src/**/*.ts', '{host,mfe-*,shared/*}/src/**/*.{ts,tsx}'];

describe('what people read', () => {
  it('stands in lists of texts only', () => {
    const files = globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
    const said = files
      .filter((file) => !isException(file))
      .flatMap((file) =>
        sentencesOf(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
      );
    expect(files.length).toBeGreaterThan(1500);
    expect(said).toEqual([]);
  });

  it.each([
    ["throw invalidField('name', 'The name is taken');", 'The name is taken'],
    ["throw invalidField('name', isLong ? t(texts.long) : 'Too short');", 'Too short'],
    ['throw refusedField(field, `Not for ${country} yet`);', 'Not for ${country} yet'],
    ["throw new ApiError('INUSE', { status: 409, message: 'still in use' });", 'still in use'],
    ["const gone = { code: 'NOTFOUND', message: 'No such user' };", 'No such user'],
    ["const one = { message: isNew\n ? 'No user yet' : t(texts.gone) };", 'No user yet'],
    ["const message = 'It belongs to others';", 'It belongs to others'],
    ["const column = { head: 'Last seen', value };", 'Last seen'],
    ["const keepsLast = 'The last number stays.';", 'The last number stays.'],
    [
      "throw invalidField('a', t(texts.b)); // no\nconst c = /[\"']/; say('Choose one.');",
      'Choose one.',
    ],
  ])('is found in %s', (source, text) => {
    expect(sentencesOf(source)).toEqual([text]);
  });

  it.each([
    "throw invalidField('when.timeZone', t(commonTexts.timeZoneInvalid), 'UNKNOWN');",
    "export const texts = defineMessages('server.team', { gone: 'This team is gone.' });",
    "throw new Error('No menu was added.');",
    "log.warn({ id }, 'The mail was not sent.');",
    "/** Throws 'An old sentence.' */ // message: 'of a comment'",
    "const action = { action: 'team.delete', message: t(texts.gone) };",
    "const by = { message: error.message, reason: 'password changed' };",
  ])('is not seen in %s', (source) => {
    expect(sentencesOf(source)).toEqual([]);
  });
});
