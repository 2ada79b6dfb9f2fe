import { feedbackIds } from '@jackfield/contract/api/compliance';
import { describe, expect, it } from 'vitest';
import { companies } from '@jackfield/testing/compliance/companies';
import { acceptedApplications } from '@jackfield/testing/compliance/accepted';
import { textAt } from '../fields.ts';
import { say } from '../finding.ts';
import { decodeCode, decodeRefusal, explanationOf } from './decode.ts';
import { meanings } from './meanings.ts';

describe('the decoder of refusals', () => {
  it.each(feedbackIds)('knows the feedback category %s', (id) => {
    expect(decodeCode(id)).toMatchObject({ code: id, isFinal: false });
  });

  it('gives each code one meaning', () => {
    const codes = meanings.flatMap((one) => one.codes);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('names fields that brands and campaigns have', () => {
    const known = { ...companies.dental, ...acceptedApplications[0]?.campaign };
    for (const field of meanings.flatMap((one) => one.fields)) {
      const [first = ''] = field.split('.');
      expect(known).toHaveProperty(first);
      if (typeof known[first as keyof typeof known] === 'string')
        expect(textAt(known, field)).not.toBeNull();
    }
  });

  it.each([
    ['30893', 'sampleMessages.0'],
    ['30886', 'description'],
    ['30909', 'messageFlow'],
    ['601', 'embeddedLink'],
    ['TAX_ID', 'taxId'],
    ['tax_id', 'taxId'],
    ['BRAND_ADDRESS_INVALID', 'address.streetName'],
  ])('leads from %s to %s', (code, field) => {
    const found = decodeCode(code);
    expect(found?.fields[0]).toBe(field);
    expect(found && say(found.toDo)).toMatch(/\w+/);
  });

  it('names the page that explains a code', () => {
    expect(decodeCode('30887')?.source?.url).toContain('30887');
    expect(decodeCode('706')?.source?.name).toBe('Telnyx, carrier codes');
  });

  it.each([
    ['Sample message 2 has no way to opt out.', 'sampleMessages.1'],
    ['Unable to verify CTA information', 'messageFlow'],
    ['The description is too vague', 'description'],
    ['Inconsistency between sample message and use-case', 'sampleMessages.0'],
    ['No IRS 501c tax-exempt status found', 'companyType'],
  ])('reads the words “%s”', (words, field) => {
    expect(decodeRefusal(null, words)?.fields[0]).toBe(field);
  });

  it('takes the words where a code stands for much', () => {
    const found = decodeRefusal('30893', 'Samples must not use public link shorteners.');
    expect(found && say(found.means)).toBe('A sample uses a public link shortener.');
    expect(found?.source?.name).toBe('Twilio 30893');
    const other = decodeRefusal('30893', 'Refused.');
    expect(other && say(other.means)).toMatch(/^The samples do not match/);
  });

  it('says when sending again is of no use', () => {
    expect(decodeCode('701')?.isFinal).toBe(true);
  });

  it.each([
    ['30882', 'Terms and conditions issues', 'messageFlow'],
    ['30908', 'Privacy policy not compliant', 'messageFlow'],
    ['30921', 'Website requires authentication and cannot be reviewed', 'messageFlow'],
    ['30932', 'Privacy policy allows sharing', 'messageFlow'],
    ['30929', 'Emergency alert notifications are not permitted', 'useCase'],
    ['30729', 'Country code not allowed', 'taxCountry'],
    ['30751', 'Unsupported mobile phone number', 'contact.email'],
    ['30890', 'Subscriber Help', 'helpMessage'],
    ['30894', 'Invalid Brand Information', 'description'],
    ['30895', 'Direct Lending - Campaign and Content Attribute Error', 'description'],
    ['30898', 'Excessive EIN', 'taxId'],
    ['30881', 'Invalid Brand Support Email', 'contact.email'],
    ['30934', 'Terms and Conditions URL required', 'messageFlow'],
  ])('knows %s, and its words “%s”', (code, words, field) => {
    expect(decodeCode(code)?.fields[0]).toBe(field);
    if (code !== '30751') expect(decodeRefusal(null, words)?.fields[0]).toBe(field);
  });

  it.each(['30883', '30884', '30885', '30897', '30950', '30953'])(
    'nothing helps after %s',
    (code) => {
      expect(decodeCode(code)?.isFinal).toBe(true);
    },
  );

  it('knows each code of a review by hand, 30880 to 30899', () => {
    const codes = Array.from({ length: 20 }, (_, at) => String(30_880 + at));
    expect(codes.filter((code) => decodeCode(code) === null)).toEqual([]);
    for (const code of codes) expect(decodeCode(code)?.source?.url).toContain(code);
  });

  it('says where a code is explained that it does not know', () => {
    expect(decodeCode('30914')).toBeNull();
    expect(explanationOf('30914')?.url).toBe('https://www.twilio.com/docs/api/errors/30914');
    expect(explanationOf('799')?.name).toBe('Telnyx, carrier codes');
    expect([explanationOf(null), explanationOf('Because.')]).toEqual([null, null]);
  });

  it('leaves what it does not know to the words of the registry', () => {
    expect(decodeRefusal('99999', 'Because.')).toBeNull();
    expect(decodeCode('')).toBeNull();
  });
});
