import { said } from '../finding.ts';
import { sources } from '../sources.ts';
import { hostOf } from '../text/links.ts';
import { plain } from '../text/names.ts';
import { brandMessages as messages } from './messages.ts';
import { type BrandRule, only } from './subject.ts';

const field = 'website';
const own = (website: string) => hostOf(website);
const social =
  /^(?:[a-z]+\.)?(?:facebook|instagram|linkedin|tiktok|twitter|x|youtube|linktr|yelp)\.(?:com|ee)$/;

/** The website: an address of the company's own that answers and has a privacy page. */
export const websiteRules: readonly BrandRule[] = [
  {
    code: 'websiteAddress',
    severity: 'block',
    source: sources.bandwidth,
    passed: () => said(messages.websitePassed),
    find: ({ website }) =>
      only(!/^(?:https?:\/\/)?[^\s@/]+\.[^\s@/.]{2,}(?:[/?#]\S*)?$/i.test(website.trim()), {
        field,
        title: said(messages.website),
        detail: said(messages.websiteDetail),
      }),
  },
  {
    code: 'websiteOwn',
    severity: 'warn',
    source: null,
    passed: () => said(messages.ownSitePassed),
    find: ({ website }) =>
      only(social.test(own(website)), {
        field,
        title: said(messages.ownSite),
        detail: said(messages.ownSiteDetail),
      }),
  },
  {
    code: 'websiteAnswers',
    severity: 'block',
    source: sources.bandwidth,
    passed: () => said(messages.answersPassed),
    applies: ({ evidence }) => evidence.website !== undefined,
    find: ({ evidence }) => {
      const late = evidence.website?.problem === 'timeout';
      return only(evidence.website?.answers === false, {
        field,
        severity: late ? 'warn' : 'block',
        title: said(messages.answers),
        detail: said(late ? messages.answersLate : messages.answersDetail),
      });
    },
  },
  {
    code: 'websiteReady',
    severity: 'block',
    source: sources.awsRejections,
    passed: () => said(messages.readyPassed),
    applies: ({ evidence }) => evidence.website?.answers === true,
    find: ({ evidence }) =>
      only(evidence.website?.underConstruction === true, {
        field,
        title: said(messages.ready),
        detail: said(messages.readyDetail),
      }),
  },
  {
    code: 'websitePrivacy',
    severity: 'warn',
    source: sources.awsChecklist,
    passed: () => said(messages.privacyPassed),
    applies: ({ evidence }) => evidence.website?.answers === true,
    find: ({ evidence }) =>
      only(evidence.website?.hasPrivacyPage === false, {
        field,
        title: said(messages.privacy),
        detail: said(messages.privacyDetail),
      }),
  },
  {
    code: 'websiteTitle',
    severity: 'warn',
    source: sources.vettingCodes,
    passed: () => said(messages.titlePassed),
    applies: ({ evidence }) => (evidence.website?.title ?? '') !== '',
    find: ({ evidence, brandName, companyName }) => {
      const title = ` ${plain(evidence.website?.title ?? '')} `;
      const words = `${plain(brandName)} ${plain(companyName)}`.split(' ');
      return only(!words.some((word) => word.length > 2 && title.includes(word)), {
        field,
        title: said(messages.titleOther),
        detail: said(messages.titleDetail, { title: evidence.website?.title ?? '' }),
      });
    },
  },
  {
    code: 'websiteShared',
    severity: 'warn',
    source: null,
    passed: () => said(messages.sharedPassed),
    applies: ({ evidence }) => (evidence.otherBrands?.length ?? 0) > 0,
    find: ({ website, evidence }) => {
      const same = evidence.otherBrands?.find(
        (one) => own(website) !== '' && own(one.website) === own(website),
      );
      return only(same !== undefined, {
        field,
        title: said(messages.shared, { name: same?.brandName ?? '' }),
        detail: said(messages.sharedDetail),
      });
    },
  },
];
