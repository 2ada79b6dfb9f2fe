import { said } from '../finding.ts';
import { sources, twilioError } from '../sources.ts';
import { brandMessages as messages } from './messages.ts';
import { type BrandRule, only } from './subject.ts';
import { formattedTaxId, taxIdShape } from './tax-id.ts';

const field = 'taxId';
const digitsOf = (taxId: string) => taxId.replaceAll(/\D/g, '');

/** The tax id: its form by country, and that it is the company's own. */
export const taxIdRules: readonly BrandRule[] = [
  {
    code: 'taxIdFormat',
    severity: 'block',
    source: sources.einFormat,
    passed: () => said(messages.taxIdPassed),
    find: ({ taxId, taxCountry }) => {
      const shape = taxIdShape(taxId, taxCountry);
      const canada = taxCountry === 'CA';
      const isWrong = shape === 'wrong' || shape === 'unformatted' || shape === 'empty';
      return only(isWrong, {
        field,
        title: said(canada ? messages.businessNumber : messages.ein),
        detail: said(canada ? messages.businessNumberDetail : messages.einDetail),
        fix:
          shape === 'unformatted'
            ? {
                field,
                value: formattedTaxId(taxId, taxCountry),
                label: said(messages.writeAs, { text: formattedTaxId(taxId, taxCountry) }),
              }
            : null,
      });
    },
  },
  {
    code: 'taxIdKind',
    severity: 'block',
    source: twilioError(30799),
    passed: () => said(messages.taxIdKindPassed),
    applies: ({ taxCountry }) => taxCountry === 'US',
    find: ({ taxId, taxCountry }) => {
      const shape = taxIdShape(taxId, taxCountry);
      return only(shape === 'ssn' || shape === 'duns', {
        field,
        title: said(shape === 'ssn' ? messages.ssn : messages.duns),
        detail: said(messages.taxIdKindDetail),
      });
    },
  },
  {
    code: 'taxIdPrefix',
    severity: 'block',
    source: sources.einPrefixes,
    passed: () => said(messages.prefixPassed),
    applies: ({ taxCountry }) => taxCountry === 'US',
    find: ({ taxId, taxCountry }) =>
      only(taxIdShape(taxId, taxCountry) === 'prefix', {
        field,
        title: said(messages.prefix, { digits: taxId.trim().slice(0, 2) }),
        detail: said(messages.prefixDetail),
      }),
  },
  {
    code: 'taxIdTwice',
    severity: 'warn',
    source: sources.awsCriteria,
    passed: () => said(messages.twicePassed),
    applies: ({ evidence }) => (evidence.otherBrands?.length ?? 0) > 0,
    find: ({ taxId, evidence }) => {
      const same = evidence.otherBrands?.find(
        (one) => digitsOf(taxId) !== '' && digitsOf(one.taxId) === digitsOf(taxId),
      );
      return only(same !== undefined, {
        field,
        title: said(messages.twice, { name: same?.brandName ?? '' }),
        detail: said(messages.twiceDetail),
      });
    },
  },
];
