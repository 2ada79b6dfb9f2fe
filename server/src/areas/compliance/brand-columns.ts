import type { BrandFields } from '@jackfield/contract/api/brand';
import type { BrandRow } from './read-brand.ts';

/** What a person enters of a brand, as its columns hold it. */
export function brandColumns(fields: BrandFields) {
  const isPublic = fields.companyType === 'PublicProfit';
  return {
    company_name: fields.companyName,
    brand_name: fields.brandName,
    company_type: fields.companyType,
    tax_id: fields.taxId,
    tax_country: fields.taxCountry,
    industry: fields.industry,
    website: fields.website,
    stock_exchange: isPublic ? fields.stockExchange : null,
    stock_symbol: isPublic ? fields.stockSymbol : null,
    address: JSON.stringify(fields.address),
    contact: JSON.stringify(fields.contact),
  };
}

/** What the history shows of a brand. */
export function brandMembers(row: BrandRow) {
  return {
    companyName: row.company_name,
    brandName: row.brand_name,
    companyType: row.company_type,
    taxId: row.tax_id,
    taxCountry: row.tax_country,
    industry: row.industry,
    website: row.website,
    stockExchange: row.stock_exchange,
    stockSymbol: row.stock_symbol,
    address: row.address,
    contact: row.contact,
    status: row.status,
  };
}
