import type { Brand, BrandFields } from '@jackfield/contract/api/brand';
import { companyTypes, industries, stockExchanges } from '@jackfield/contract/api/compliance';
import { type AddressDraft, draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import * as v from 'valibot';

/** What a person types of a brand; it may be wrong or incomplete. */
export const typedBrandSchema = v.object({
  companyName: v.string(),
  brandName: v.string(),
  companyType: v.nullable(v.picklist(companyTypes)),
  taxId: v.string(),
  taxCountry: v.string(),
  industry: v.nullable(v.picklist(industries)),
  website: v.string(),
  stockExchange: v.nullable(v.picklist(stockExchanges)),
  stockSymbol: v.string(),
  address: v.object({
    houseNumber: v.string(),
    address: v.string(),
    address2: v.string(),
    city: v.string(),
    state: v.string(),
    zip: v.string(),
    country: v.picklist(['USA', 'CAN', 'MYS']),
  }),
  contact: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
  }),
  /** The number that answered with its code; typing another one needs another code. */
  verifiedPhone: v.string(),
});
export type BrandValues = v.InferOutput<typeof typedBrandSchema>;

/** A form with nothing in it but what is known of account and person. */
export function emptyBrand(known: {
  address: AddressDraft | null;
  contact: Partial<BrandValues['contact']>;
}): BrandValues {
  return {
    companyName: '',
    brandName: '',
    companyType: null,
    taxId: '',
    taxCountry: 'US',
    industry: null,
    website: '',
    stockExchange: null,
    stockSymbol: '',
    address: known.address ?? draftOfService(null, 'USA'),
    contact: { firstName: '', lastName: '', email: '', phone: '', ...known.contact },
    verifiedPhone: '',
  };
}

/** A stored brand on its way into the form; its number was verified when it was sent. */
export function valuesOfBrand(brand: Brand): BrandValues {
  return {
    companyName: brand.companyName,
    brandName: brand.brandName,
    companyType: brand.companyType,
    taxId: brand.taxId,
    taxCountry: brand.taxCountry,
    industry: brand.industry,
    website: brand.website,
    stockExchange: brand.stockExchange,
    stockSymbol: brand.stockSymbol ?? '',
    address: draftOfService(brand.address, 'USA'),
    contact: { ...brand.contact },
    verifiedPhone: brand.contact.phone,
  };
}

/** What is sent; the exchange belongs to public companies alone. */
export function fieldsOf(values: BrandValues): Partial<BrandFields> {
  const { verifiedPhone: _own, companyType, industry, address, ...fields } = values;
  const isPublic = companyType === 'PublicProfit';
  return {
    ...fields,
    ...(companyType && { companyType }),
    ...(industry && { industry }),
    stockExchange: isPublic ? values.stockExchange : null,
    stockSymbol: isPublic ? values.stockSymbol : null,
    address: serviceOfDraft(address),
  };
}

/** What the registry compares with public records: another value of these is looked at anew (E5). */
const checkedFields = ['companyName', 'taxId', 'taxCountry'] as const;

/** Whether a stored brand has to go to the registry again with what was typed. */
export const needsRegistry = (brand: Brand, values: BrandValues): boolean =>
  brand.status !== 'verified' ||
  brand.needsRevet ||
  checkedFields.some((field) => brand[field] !== values[field].trim());
