import { companyTypeWords } from '@jackfield/domain/words/compliance';
import type { Brand } from '@jackfield/contract/api/brand';
import { formatPhone } from '@jackfield/domain';
import { addressText } from '@jackfield/domain/address-text';
import { countryName } from '@jackfield/domain/dialing';
import { common, t } from '@jackfield/runtime';
import { exchangeTexts } from '../brand-form/exchange-texts.ts';
import { industryTexts } from '../brand-form/industry-texts.ts';
import { brandFormMessages as form } from '../brand-form/messages.ts';
import { taxIdLabel } from '../brand-form/tax-id-label.ts';

/** A member of a brand as pages show it. */
export interface BrandLine {
  /** Path of the member, as the registry names it. */
  field: string;
  label: string;
  value: string;
}

/** Everything that the registry was told of a brand, by the step that asked for it. */
export function brandLines(brand: Brand): Record<'company' | 'address' | 'contact', BrandLine[]> {
  const { contact, stockExchange, stockSymbol } = brand;
  const exchange = stockExchange === null ? '' : t(exchangeTexts[stockExchange]);
  return {
    company: [
      { field: 'companyName', label: t(form.companyName), value: brand.companyName },
      { field: 'brandName', label: t(form.brandName), value: brand.brandName },
      {
        field: 'companyType',
        label: t(form.companyType),
        value: t(companyTypeWords[brand.companyType]),
      },
      ...(brand.companyType === 'PublicProfit'
        ? [
            { field: 'stockExchange', label: t(form.stockExchange), value: exchange },
            { field: 'stockSymbol', label: t(form.stockSymbol), value: stockSymbol ?? '' },
          ]
        : []),
      { field: 'taxId', label: t(taxIdLabel(brand.taxCountry)), value: brand.taxId },
      {
        field: 'taxCountry',
        label: t(form.taxCountry),
        value: countryName(brand.taxCountry, 'countryCode'),
      },
      { field: 'industry', label: t(form.industry), value: t(industryTexts[brand.industry]) },
      { field: 'website', label: t(form.website), value: brand.website },
    ],
    address: [{ field: 'address', label: t(form.addressAsks), value: addressText(brand.address) }],
    contact: [
      {
        field: 'contact.firstName',
        label: t(common.name),
        value: `${contact.firstName} ${contact.lastName}`,
      },
      { field: 'contact.email', label: t(common.email), value: contact.email },
      { field: 'contact.phone', label: t(form.mobilePhone), value: formatPhone(contact.phone) },
    ],
  };
}

/** The member that a path of the registry is about; a path above members means the first of them. */
export function lineOf(brand: Brand, path: string): BrandLine | null {
  const lines = Object.values(brandLines(brand)).flat();
  return (
    lines.find(({ field }) => field === path || field.startsWith(`${path}.`)) ??
    lines.find(({ field }) => path.startsWith(`${field}.`)) ??
    null
  );
}
