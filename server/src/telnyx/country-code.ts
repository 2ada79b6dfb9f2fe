import type { AccountCountry } from '@jackfield/contract';

/** Countries that Telnyx serves here, as ISO 3166 alpha-2. */
export const countryCodes: Readonly<Partial<Record<AccountCountry, 'US' | 'CA'>>> = {
  USA: 'US',
  CAN: 'CA',
};
