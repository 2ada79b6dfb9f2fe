import type { BrandFields } from '@jackfield/contract/api/brand';
import type { VettingClass } from '@jackfield/contract/api/compliance';
import type { CampaignWord, FoundFault, RegistryCampaignFields } from '../registry.ts';

/** Hosts of websites that stand for what a registry does. */
export const conductHosts = {
  /** Does not answer. */
  down: 'registry-down.example',
  /** Answers, and fails when it is sent something. */
  late: 'registry-late.example',
  /** Is suspended as long after it was verified as the look took. */
  suspended: 'suspended.example',
} as const;

/** Host of a website without www. */
export function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : '';
}

/**
 * What the sandbox finds wrong with a brand, as documented for trials: a tax id that ends with 0000;
 * a non-profit whose tax id ends with 1111; a public company with the symbol XXXX; the name of a
 * city, county or state; a contact whose mail is not at the domain of the website.
 */
export function faultsOf(brand: BrandFields): FoundFault[] {
  const faults: FoundFault[] = [];
  const digits = brand.taxId.replaceAll(/\D/g, '');
  if (digits.endsWith('0000')) faults.push({ id: 'taxId', fields: ['taxId', 'companyName'] });
  if (brand.companyType === 'PublicProfit' && brand.stockSymbol?.toUpperCase() === 'XXXX') {
    faults.push({ id: 'stockSymbol', fields: ['stockSymbol', 'stockExchange'] });
  }
  if (/^(?:city|county|state) of /i.test(brand.companyName)) {
    faults.push({ id: 'governmentEntity', fields: ['companyType', 'companyName'] });
  }
  if (brand.companyType === 'NonProfit' && digits.endsWith('1111')) {
    faults.push({ id: 'nonProfit', fields: ['companyType'] });
  }
  const host = hostOf(brand.website);
  const domain = brand.contact.email.split('@').at(-1)?.toLowerCase() ?? '';
  if (host !== domain && !host.endsWith(`.${domain}`)) {
    faults.push({ id: 'contact', fields: ['contact.email', 'website'] });
  }
  return faults;
}

/** Score of a vetting: the last two digits of the tax id, 15 more when Enhanced; 99 fails. */
export function scoreOf(brand: BrandFields, vettingClass: VettingClass): number | null {
  const last = Number(brand.taxId.replaceAll(/\D/g, '').slice(-2));
  if (last === 99) return null;
  return Math.min(100, last + (vettingClass === 'Enhanced' ? 15 : 0));
}

const shortener = /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|ow\.ly)\//i;

/**
 * Why the carriers refuse a campaign, as documented for trials: a sample with a public link
 * shortener, and a description with the word sandbox:reject. Codes are those that Twilio documents.
 */
export function rejectionsOf(campaign: RegistryCampaignFields): CampaignWord['rejections'] {
  const samples = campaign.sampleMessages.flatMap((text, at) =>
    shortener.test(text)
      ? [
          {
            code: '30892',
            description: 'A public link shortener is used in a sample message.',
            field: `sampleMessages[${at}]`,
          },
        ]
      : [],
  );
  if (!campaign.description.includes('sandbox:reject')) return samples;
  return [
    ...samples,
    {
      code: '30886',
      description: 'The description does not say what the campaign is for.',
      field: 'description',
    },
  ];
}
