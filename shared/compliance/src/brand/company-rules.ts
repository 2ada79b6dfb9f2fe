import { said } from '../finding.ts';
import { sources } from '../sources.ts';
import { plain } from '../text/names.ts';
import { hostOf } from '../text/links.ts';
import { spansOf } from '../text/spans.ts';
import { brandMessages as messages } from './messages.ts';
import { type BrandRule, only } from './subject.ts';

const forProfit = /[\s,]l\.?l\.?c\.?$|[\s,]l\.?l\.?p\.?$|[\s,]p\.?l\.?l\.?c\.?$/i;
const legalForm =
  /\b(?:l\.?l\.?c|l\.?l\.?p|l\.?p|inc|incorporated|corp|corporation|company|co|ltd|limited|pllc|p\.?c|plc|cooperative|co-?op|association|union|foundation|partners|partnership|trust|district|bank|society|church|university|college|school)\b\.?/i;
const tradingAs = /\b(?:dba|d\/b\/a|doing business as|trading as|t\/a|aka)\b/i;
const government =
  /^(?:city|county|town|village|state|department|office|bureau) of\b|\b(?:county|police|sheriff'?s?|fire) department\b/i;

const shares = (one: string, other: string) => {
  const words = plain(other).split(' ');
  return plain(one)
    .split(' ')
    .some((word) => word.length > 2 && words.includes(word));
};

/** The company: its legal name, its kind and where it is listed. */
export const companyRules: readonly BrandRule[] = [
  {
    code: 'legalName',
    severity: 'warn',
    source: sources.brandGuide,
    passed: () => said(messages.legalNamePassed),
    find: ({ companyName, companyType }) =>
      only(companyType !== 'NonProfit' && !legalForm.test(companyName), {
        field: 'companyName',
        title: said(messages.legalName),
        detail: said(messages.legalNameDetail),
      }),
  },
  {
    code: 'legalNameTrading',
    severity: 'block',
    source: sources.brandGuide,
    passed: () => said(messages.tradingPassed),
    find: ({ companyName }) => {
      const spans = spansOf(companyName, tradingAs);
      const [first] = spans;
      const legal = first ? companyName.slice(0, first.start).replace(/[\s,(]+$/, '') : '';
      return only(first !== undefined, {
        field: 'companyName',
        spans,
        title: said(messages.trading),
        detail: said(messages.tradingDetail),
        fix:
          legal === ''
            ? null
            : {
                field: 'companyName',
                value: legal,
                label: said(messages.writeAs, { text: legal }),
              },
      });
    },
  },
  {
    code: 'brandNameRelated',
    severity: 'warn',
    source: sources.awsCriteria,
    passed: () => said(messages.relatedPassed),
    applies: ({ companyName, brandName }) => plain(companyName) !== '' && plain(brandName) !== '',
    find: ({ companyName, brandName, website }) =>
      only(
        !shares(brandName, companyName) &&
          !plain(hostOf(website))
            .replaceAll(' ', '')
            .includes(plain(brandName).replaceAll(' ', '')),
        {
          field: 'brandName',
          title: said(messages.related),
          detail: said(messages.relatedDetail),
        },
      ),
  },
  {
    code: 'nonProfit',
    severity: 'block',
    source: sources.twilioNonprofit,
    passed: () => said(messages.nonProfitPassed),
    applies: ({ companyType }) => companyType === 'NonProfit',
    find: ({ companyName, taxCountry }) => [
      ...only(forProfit.test(companyName.trim()), {
        field: 'companyType',
        title: said(messages.nonProfit),
        detail: said(messages.nonProfitDetail),
        fix: {
          field: 'companyType',
          value: 'PrivateProfit',
          label: said(messages.privateProfit),
        },
      }),
      ...only(taxCountry !== '' && taxCountry !== 'US', {
        field: 'companyType',
        title: said(messages.nonProfitAbroad),
        detail: said(messages.nonProfitAbroadDetail),
      }),
    ],
  },
  {
    code: 'government',
    severity: 'warn',
    source: null,
    passed: () => said(messages.governmentPassed),
    applies: ({ companyType }) => companyType !== 'NonProfit',
    find: ({ companyName }) =>
      only(government.test(companyName.trim()), {
        field: 'companyType',
        title: said(messages.government),
        detail: said(messages.governmentDetail),
      }),
  },
  {
    code: 'stock',
    severity: 'block',
    source: sources.brandFields,
    passed: () => said(messages.stockPassed),
    applies: ({ companyType }) => companyType === 'PublicProfit',
    find: ({ stockExchange, stockSymbol }) => [
      ...only(!stockExchange, {
        field: 'stockExchange',
        title: said(messages.stockExchange),
        detail: said(messages.stockDetail),
      }),
      ...only(!/^[A-Z0-9][A-Z0-9.-]{0,9}$/i.test(stockSymbol?.trim() ?? ''), {
        field: 'stockSymbol',
        title: said(messages.stockSymbol),
        detail: said(messages.stockDetail),
      }),
    ],
  },
];
