/** Steps of the form of a brand, and what each asks for (annex G7). */
export const brandSteps = [
  {
    id: 'company',
    fields: [
      'companyName',
      'brandName',
      'companyType',
      'taxId',
      'taxCountry',
      'industry',
      'website',
      'stockExchange',
      'stockSymbol',
    ],
  },
  { id: 'address', fields: ['address'] },
  { id: 'contact', fields: ['contact'] },
  { id: 'review', fields: [] },
] as const;
