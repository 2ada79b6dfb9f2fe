import { describe, expect, it } from 'vitest';
import type { BrandFields } from '@jackfield/contract/api/brand';
import { companies } from '@jackfield/testing/compliance/companies';
import { withField } from '../fields.ts';
import type { BrandDraft, BrandEvidence } from '../subjects.ts';
import { brandRules, checkBrand } from './check-brand.ts';

const { dental, insurer } = companies;
const site = { answers: true, hasPrivacyPage: true, title: 'Harbor Dental' };
const good: BrandEvidence = {
  website: site,
  phoneVerified: true,
  otherBrands: [{ brandName: 'Harbor Kids', taxId: '63-7714290', website: 'harborkids.com' }],
};

interface Fault {
  field: string;
  base?: BrandDraft;
  change?: Partial<BrandDraft>;
  evidence?: BrandEvidence;
}

const faults: Record<string, Fault> = {
  legalName: { field: 'companyName', change: { companyName: 'Harbor Dental' } },
  legalNameTrading: {
    field: 'companyName',
    change: { companyName: 'Harbor Holdings LLC dba Harbor Dental' },
  },
  brandNameRelated: { field: 'brandName', change: { brandName: 'Bright Smiles' } },
  nonProfit: { field: 'companyType', change: { companyType: 'NonProfit' } },
  government: { field: 'companyType', change: { companyName: 'City of Mobile' } },
  stock: { field: 'stockSymbol', base: insurer, change: { stockSymbol: '' } },
  taxIdFormat: { field: 'taxId', change: { taxId: '63 4821057' } },
  taxIdKind: { field: 'taxId', change: { taxId: '421-68-0913' } },
  taxIdPrefix: { field: 'taxId', change: { taxId: '07-4821057' } },
  taxIdTwice: {
    field: 'taxId',
    evidence: { otherBrands: [{ brandName: 'Harbor', taxId: '634821057', website: 'a.com' }] },
  },
  websiteAddress: { field: 'website', change: { website: 'our website' } },
  websiteOwn: { field: 'website', change: { website: 'https://facebook.com/harbordental' } },
  websiteAnswers: {
    field: 'website',
    evidence: { website: { answers: false, problem: 'error', hasPrivacyPage: false } },
  },
  websiteReady: { field: 'website', evidence: { website: { ...site, underConstruction: true } } },
  websitePrivacy: { field: 'website', evidence: { website: { ...site, hasPrivacyPage: false } } },
  websiteTitle: { field: 'website', evidence: { website: { ...site, title: 'Parked domain' } } },
  websiteShared: {
    field: 'website',
    evidence: {
      otherBrands: [
        {
          brandName: 'Harbor Kids',
          taxId: '63-7714290',
          website: 'https://www.harbordental.com/kids',
        },
      ],
    },
  },
  addressBox: {
    field: 'address.streetName',
    change: { address: { ...dental.address, houseNumber: '', streetName: 'P.O. Box 12' } },
  },
  addressComplete: {
    field: 'address.streetName',
    change: { address: { ...dental.address, houseNumber: '' } },
  },
  contactFreeMail: {
    field: 'contact.email',
    change: { contact: { ...dental.contact, email: 'harbor@gmail.com' } },
  },
  contactDomain: {
    field: 'contact.email',
    change: { contact: { ...dental.contact, email: 'renee@elsewhere.com' } },
  },
  contactPhone: { field: 'contact.phone', evidence: { phoneVerified: false } },
};

const subjectOf = ({ base = dental, change }: Fault): BrandDraft => ({ ...base, ...change });
const found = (fault: Fault, code: string) =>
  checkBrand(subjectOf(fault), fault.evidence ?? good).findings.filter((one) => one.code === code);

describe('rules of a brand', () => {
  it('find nothing in a complete one', () => {
    expect(checkBrand(dental, good).findings).toEqual([]);
    expect(checkBrand(insurer).findings).toEqual([]);
  });

  it('are each shown by an example', () => {
    expect(Object.keys(faults).sort()).toEqual(brandRules.map(({ code }) => code).sort());
  });

  it.each(Object.entries(faults))('%s finds its fault', (code, fault) => {
    expect(found(fault, code).map(({ field }) => field)).toEqual([fault.field]);
  });

  it.each(Object.entries(faults))('%s is gone once its fix is filled in', (code, fault) => {
    for (const { fix } of found(fault, code)) {
      if (!fix) continue;
      const fixed = withField(subjectOf(fault), fix.field, fix.value);
      expect(
        checkBrand(fixed, fault.evidence ?? good).findings.map((one) => one.code),
      ).not.toContain(code);
    }
  });

  it('warns where the website takes too long, and blocks where there is none', () => {
    const late = { answers: false, problem: 'timeout', hasPrivacyPage: false } as const;
    const none = { ...late, problem: 'unknown' } as const;
    expect(checkBrand(dental, { website: late }).findings).toMatchObject([{ severity: 'warn' }]);
    expect(checkBrand(dental, { website: none }).findings).toMatchObject([{ severity: 'block' }]);
  });

  it('finds a PO box that stands where the house number belongs', () => {
    const address = { ...dental.address, houseNumber: 'PO Box 12' };
    expect(checkBrand({ ...dental, address }, good).findings).toMatchObject([
      { code: 'addressBox', field: 'address.houseNumber', severity: 'block' },
    ]);
  });

  it.each([
    ['US', '63-4821057', true],
    ['US', '634821057', true],
    ['US', '63-482105', false],
    ['US', 'EIN', false],
    ['CA', '123782907', true],
    ['CA', '123782907 RC0001', false],
    ['CA', '12378290', false],
    ['DE', 'HRB 90210', true],
  ])('reads a tax id of %s: %s', (taxCountry, taxId, isFine) => {
    const codes = checkBrand({ ...dental, taxCountry, taxId }).findings.map(({ code }) => code);
    expect(codes.includes('taxIdFormat')).toBe(!isFine);
  });
});

it('takes what the form sends', () => {
  const sent: BrandFields = {
    ...dental,
    companyType: 'PrivateProfit',
    industry: 'Healthcare',
    stockExchange: null,
  };
  expect(checkBrand(sent, good).findings).toEqual([]);
});
