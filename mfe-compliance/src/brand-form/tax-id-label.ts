import { brandFormMessages as messages } from './messages.ts';

/** What the tax id is called where the company pays its taxes. */
export const taxIdLabel = (taxCountry: string) =>
  taxCountry === 'US' ? messages.ein : messages.taxId;
