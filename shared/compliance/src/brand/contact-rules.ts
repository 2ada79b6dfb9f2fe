import { said } from '../finding.ts';
import { sources } from '../sources.ts';
import { spansOf } from '../text/spans.ts';
import { hostOf, isWithin } from '../text/links.ts';
import { brandMessages as messages } from './messages.ts';
import { type BrandRule, only } from './subject.ts';

const freeMail = new Set(
  'gmail.com googlemail.com yahoo.com ymail.com outlook.com hotmail.com live.com msn.com aol.com icloud.com me.com mac.com proton.me protonmail.com gmx.com gmx.net mail.com zoho.com yandex.com comcast.net att.net verizon.net'.split(
    ' ',
  ),
);
const postBox = /\bp\.? ?o\.? ?box\b|\bpost office box\b|\bpmb \d+/i;
const domainOf = (email: string) => email.trim().toLowerCase().split('@')[1] ?? '';

/** Where the company is and whom a reviewer can reach. */
export const contactRules: readonly BrandRule[] = [
  {
    code: 'addressBox',
    severity: 'block',
    source: sources.awsCriteria,
    passed: () => said(messages.boxPassed),
    find: ({ address }) =>
      (['houseNumber', 'streetName', 'addressLine2'] as const).flatMap((part) => {
        const spans = spansOf(address[part], postBox);
        return only(spans.length > 0, {
          field: `address.${part}`,
          spans,
          title: said(messages.box),
          detail: said(messages.boxDetail),
        });
      }),
  },
  {
    code: 'addressComplete',
    severity: 'warn',
    source: sources.telnyxBrands,
    passed: () => said(messages.addressPassed),
    find: ({ address }) =>
      only(
        !/\d/.test(address.houseNumber + address.streetName) && !postBox.test(address.streetName),
        {
          field: 'address.streetName',
          title: said(messages.address),
          detail: said(messages.addressDetail),
        },
      ),
  },
  {
    code: 'contactFreeMail',
    severity: 'block',
    source: sources.awsRejections,
    passed: () => said(messages.freeMailPassed),
    find: ({ contact }) => {
      const domain = domainOf(contact.email);
      return only(freeMail.has(domain) || contact.email.trim() === '', {
        field: 'contact.email',
        spans:
          domain === ''
            ? []
            : [{ start: contact.email.indexOf('@'), end: contact.email.trimEnd().length }],
        title: said(messages.freeMail),
        detail: said(messages.freeMailDetail),
      });
    },
  },
  {
    code: 'contactDomain',
    severity: 'warn',
    source: sources.twilioCampaigns,
    passed: () => said(messages.domainPassed),
    applies: ({ contact, website }) =>
      domainOf(contact.email) !== '' &&
      !freeMail.has(domainOf(contact.email)) &&
      hostOf(website).includes('.'),
    find: ({ contact, website }) => {
      const domain = domainOf(contact.email);
      const host = hostOf(website);
      return only(!isWithin(domain, host) && !isWithin(host, domain), {
        field: 'contact.email',
        title: said(messages.domain),
        detail: said(messages.domainDetail, { host }),
      });
    },
  },
  {
    code: 'contactPhone',
    severity: 'warn',
    source: null,
    passed: () => said(messages.phonePassed),
    applies: ({ evidence }) => evidence.phoneVerified !== undefined,
    find: ({ evidence }) =>
      only(evidence.phoneVerified === false, {
        field: 'contact.phone',
        title: said(messages.phone),
        detail: said(messages.phoneDetail),
      }),
  },
];
