import type { BrandFields } from '@jackfield/contract/api/brand';
import type { Industry, StockExchange, UseCase } from '@jackfield/contract/api/compliance';
import type { Selectable } from 'kysely';
import type { RegistryCampaignFields } from '../../campaign-registry/registry.ts';
import type { BrandTable } from './tables.ts';
import type { CampaignRow } from './read-campaign.ts';

/** A brand as the registry gets it. */
export const sentBrandFields = (row: Selectable<BrandTable>): BrandFields => ({
  companyName: row.company_name,
  brandName: row.brand_name,
  companyType: row.company_type,
  taxId: row.tax_id,
  taxCountry: row.tax_country,
  industry: row.industry as Industry,
  website: row.website,
  stockExchange: row.stock_exchange as StockExchange | null,
  stockSymbol: row.stock_symbol,
  address: row.address,
  contact: row.contact,
});

/** A campaign as the registry gets it. */
export function sentCampaignFields(row: CampaignRow): RegistryCampaignFields {
  const { termsAccepted: _, ...details } = row.details;
  return {
    useCase: row.use_case as UseCase,
    subUseCases: row.sub_use_cases as UseCase[],
    description: row.description,
    messageFlow: row.message_flow,
    sampleMessages: [...row.sample_messages],
    ...details,
  };
}
