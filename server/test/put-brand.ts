import { newId } from '../src/platform/ids.ts';
import type { BrandTable, CampaignTable } from '../src/areas/compliance/tables.ts';
import type { TestServer } from './harness.ts';

type Values<Table> = Partial<{ [Column in keyof Table]: unknown }>;

/** What a person enters of a brand, as the API takes it. */
export const brandFields = (change: object = {}) => ({
  companyName: 'Harbor Dental Group LLC',
  brandName: 'Harbor Dental',
  companyType: 'PrivateProfit',
  taxId: '63-4821057',
  taxCountry: 'US',
  industry: 'Healthcare',
  website: 'https://harbordental.com',
  stockExchange: null,
  stockSymbol: null,
  address: {
    streetName: 'Dauphin Street',
    houseNumber: '214',
    addressLine2: '',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  },
  contact: {
    firstName: 'Renee',
    lastName: 'Alvarez',
    email: 'renee@harbordental.com',
    phone: '+12515550142',
  },
  ...change,
});

/** What a person enters of a campaign, as the API takes it. */
export const campaignFields = (brandId: string, change: object = {}) => ({
  name: 'Appointment reminders',
  brandId,
  useCase: 'AccountNotification',
  subUseCases: [],
  description:
    'Harbor Dental reminds its patients of their appointments, because many forget them; two texts a visit.',
  messageFlow:
    'Patients tick the box "Text me about my visits" at https://harbordental.com/new-patient. Harbor Dental reminders, 2 msgs a visit. Msg & data rates may apply. Reply HELP for help, STOP to opt out. Terms: https://harbordental.com/terms Privacy: https://harbordental.com/privacy',
  sampleMessages: [
    'Harbor Dental: your cleaning is on Tuesday at 9:30 am. Reply C to confirm, STOP to opt out.',
  ],
  optInKeywords: 'START',
  optOutKeywords: 'STOP',
  helpKeywords: 'HELP',
  optInMessage:
    'Harbor Dental: you agreed to reminders, 2 msgs a visit. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  optOutMessage:
    'Harbor Dental: you are opted out and get no more messages. Reply START to return.',
  helpMessage: 'Harbor Dental: call 251-555-0100 for help. Reply STOP to opt out.',
  embeddedLink: false,
  embeddedPhone: false,
  ageGated: false,
  directLending: false,
  numberPool: false,
  termsAccepted: true,
  ...change,
});

let given = 4_900_100;
/** Digits of a tax id that no other brand has. */
const nextTaxId = () => {
  given += 1;
  return given;
};

/** Stores a verified brand, or another as changed; answers its id. */
export async function putBrand(
  server: TestServer,
  tenantId: string,
  change: Values<BrandTable> = {},
): Promise<string> {
  const id = newId();
  const at = server.clock.now();
  await server.db.system((tx) =>
    tx
      .insertInto('brand')
      .values({
        id,
        tenant_id: tenantId,
        company_name: 'Harbor Dental Group LLC',
        brand_name: 'Harbor Dental',
        company_type: 'PrivateProfit',
        tax_id: `63-${nextTaxId()}`,
        tax_country: 'US',
        industry: 'Healthcare',
        website: 'https://harbordental.com',
        stock_exchange: null,
        stock_symbol: null,
        address: JSON.stringify(brandFields().address),
        contact: JSON.stringify(brandFields().contact),
        status: 'verified',
        feedback: '[]',
        registry_id: `B${id}`,
        created_at: at,
        updated_at: at,
        ...(change as object),
      })
      .execute(),
  );
  return id;
}

/** Stores an active campaign of a brand, or another as changed; answers its id. */
export async function putCampaign(
  server: TestServer,
  brand: { readonly tenantId: string; readonly brandId: string },
  change: Values<CampaignTable> = {},
): Promise<string> {
  const id = newId();
  const at = server.clock.now();
  const fields = campaignFields(brand.brandId);
  await server.db.system((tx) =>
    tx
      .insertInto('campaign')
      .values({
        id,
        tenant_id: brand.tenantId,
        brand_id: brand.brandId,
        name: fields.name,
        use_case: fields.useCase,
        sub_use_cases: '[]',
        description: fields.description,
        message_flow: fields.messageFlow,
        sample_messages: JSON.stringify(fields.sampleMessages),
        details: JSON.stringify({
          optInKeywords: fields.optInKeywords,
          optOutKeywords: fields.optOutKeywords,
          helpKeywords: fields.helpKeywords,
          optInMessage: fields.optInMessage,
          optOutMessage: fields.optOutMessage,
          helpMessage: fields.helpMessage,
          embeddedLink: false,
          embeddedPhone: false,
          ageGated: false,
          directLending: false,
          numberPool: false,
          termsAccepted: true,
        }),
        status: 'active',
        payment_status: 'paid',
        rejection_reason: null,
        created_at: at,
        updated_at: at,
        ...(change as object),
      })
      .execute(),
  );
  return id;
}
