// oxlint-disable-next-line import/no-unassigned-import -- switches plurals on
import '@jackfield/texts/icu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBrand } from './brand/check-brand.ts';
import { checkCampaign } from './campaign/check-campaign.ts';
import { companies } from '@jackfield/testing/compliance/companies';
import { acceptedApplications } from '@jackfield/testing/compliance/accepted';
import { rejectedApplications } from '@jackfield/testing/compliance/rejected';
import { textAt, withField } from './fields.ts';
import { say } from './finding.ts';
import type { BrandDraft, CampaignDraft } from './subjects.ts';

const runs = process.env['NIGHTLY'] === '1' ? 300 : 100;

const scraps = [
  ...[...acceptedApplications, ...rejectedApplications].flatMap(({ campaign }) =>
    campaign ? [campaign.description, campaign.messageFlow, ...campaign.sampleMessages] : [],
  ),
  'bit.ly/x, tinyurl.com/y.',
  '[Company Name] {{name}} <b> %x% ##y##',
  'STOP HELP Stop2End STOP=END',
  'pre-checked, calls and texts, shared with our partners',
  '(251) 555-0110 2515550110 1-800-FLOWERS',
  'CBD CASINO LOAN BEER WIN!!! $$$',
  '👩‍⚕️ İstanbul ﬃ 李 مرحبا',
];
/** Texts cut out of real ones, glued together and mixed with anything. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...scraps).chain((one) => fc.nat(one.length).map((end) => one.slice(0, end))),
      fc.constantFrom(...scraps),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(' '));

const useCase = fc.constantFrom(
  '',
  '2FA',
  'Marketing',
  'Charity',
  'Mixed',
  'CustomerCare',
  'nothing',
);
const campaigns: fc.Arbitrary<CampaignDraft> = fc.record({
  useCase,
  subUseCases: fc.array(useCase, { maxLength: 3 }),
  description: text,
  messageFlow: text,
  sampleMessages: fc.array(text, { maxLength: 5 }),
  optInKeywords: text,
  optOutKeywords: text,
  helpKeywords: text,
  optInMessage: text,
  optOutMessage: text,
  helpMessage: text,
  embeddedLink: fc.boolean(),
  embeddedPhone: fc.boolean(),
  ageGated: fc.boolean(),
  directLending: fc.boolean(),
  numberPool: fc.boolean(),
  termsAccepted: fc.boolean(),
});
const line = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), text);
const brands: fc.Arbitrary<BrandDraft> = fc.oneof(
  fc.constantFrom(...Object.values(companies)),
  fc.record({
    companyName: line,
    brandName: line,
    companyType: fc.constantFrom('PrivateProfit', 'PublicProfit', 'NonProfit', ''),
    taxId: fc.oneof(line, fc.stringMatching(/^\d\d[ -]?\d{7}$/)),
    taxCountry: fc.constantFrom('US', 'CA', 'DE', ''),
    industry: line,
    website: fc.oneof(line, fc.webUrl()),
    stockExchange: line,
    stockSymbol: line,
    address: fc.record({
      houseNumber: line,
      streetName: line,
      addressLine2: line,
      city: line,
      stateCode: line,
      zip: line,
    }),
    contact: fc.record({ firstName: line, lastName: line, email: line, phone: line }),
  }),
);

describe('pre-flight of anything that can be typed', () => {
  it('answers, says the same twice, and marks words that stand in their text', () => {
    fc.assert(
      fc.property(campaigns, brands, (campaign, brand) => {
        for (const [subject, check] of [
          [campaign, () => checkCampaign(campaign, brand)],
          [brand, () => checkBrand(brand)],
        ] as const) {
          const once = check();
          expect(check()).toEqual(once);
          expect(once.passes).toBeLessThanOrEqual(once.total);
          for (const { field, spans, title, detail } of once.findings) {
            expect(say(title).length * say(detail).length).toBeGreaterThan(0);
            const length = textAt(subject, field)?.length ?? 0;
            for (const { start, end } of spans) {
              expect(0 <= start && start < end && end <= length).toBe(true);
            }
          }
        }
      }),
      { numRuns: runs },
    );
  });

  it('gives fixes after which the same fault is gone from the field', () => {
    fc.assert(
      fc.property(campaigns, brands, (campaign, brand) => {
        for (const { code, field, fix } of checkCampaign(campaign, brand).findings) {
          if (!fix) continue;
          const fixed = withField(campaign, fix.field, fix.value);
          const left = checkCampaign(fixed, brand).findings.filter((one) => one.code === code);
          expect(left.map((one) => one.field)).not.toContain(field);
        }
      }),
      { numRuns: runs },
    );
  });

  it('ends on texts made to keep patterns busy', () => {
    const filler = [
      'a',
      'a.',
      'a@',
      '1-',
      '[',
      '{{',
      'no ',
      'share ',
      'by using ',
      'call ',
      'A',
      '#',
    ];
    for (const piece of filler) {
      const long = piece.repeat(50_000 / piece.length);
      const campaign = { ...(acceptedApplications[0]?.campaign as CampaignDraft) };
      const spoilt = { ...campaign, description: long, messageFlow: long, sampleMessages: [long] };
      expect(checkCampaign(spoilt, companies.dental).total).toBeGreaterThan(0);
      const brand = { ...companies.dental, companyName: long, website: long, taxId: long };
      expect(checkBrand(brand).total).toBeGreaterThan(0);
    }
  });
});
