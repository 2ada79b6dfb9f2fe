import { said } from '../finding.ts';
import { twilioError } from '../sources.ts';
import { writes } from './limits.ts';
import { replyMessages as messages } from './reply-messages.ts';
import type { CampaignRule } from './subject.ts';

const listed = (keywords: string): string[] =>
  keywords
    .toUpperCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
const withWord = (keywords: string, word: string) => [word, ...listed(keywords)].join(',');

/** Words that people text to leave or to ask for help. */
export const keywordRules: readonly CampaignRule[] = [
  {
    code: 'stopKeyword',
    severity: 'block',
    source: twilioError(30887),
    passed: () => said(messages.stopWordPassed),
    find: ({ optOutKeywords }) =>
      listed(optOutKeywords).includes('STOP')
        ? []
        : [
            {
              field: 'optOutKeywords',
              title: said(messages.stopWord),
              detail: said(messages.wordDetail),
              fix: writes(
                'optOutKeywords',
                withWord(optOutKeywords, 'STOP'),
                said(messages.wordFix, { word: 'STOP' }),
              ),
            },
          ],
  },
  {
    code: 'helpKeyword',
    severity: 'block',
    source: twilioError(30909),
    passed: () => said(messages.helpWordPassed),
    find: ({ helpKeywords }) =>
      listed(helpKeywords).includes('HELP')
        ? []
        : [
            {
              field: 'helpKeywords',
              title: said(messages.helpWord),
              detail: said(messages.wordDetail),
              fix: writes(
                'helpKeywords',
                withWord(helpKeywords, 'HELP'),
                said(messages.wordFix, { word: 'HELP' }),
              ),
            },
          ],
  },
  {
    code: 'keywordTwice',
    severity: 'warn',
    source: null,
    passed: () => said(messages.twicePassed),
    find: ({ optInKeywords, optOutKeywords, helpKeywords }) => {
      const out = listed(optOutKeywords);
      const help = listed(helpKeywords);
      const inBoth = [
        ...listed(optInKeywords)
          .filter((word) => out.includes(word) || help.includes(word))
          .map((word) => ({ field: 'optInKeywords', word })),
        ...help
          .filter((word) => out.includes(word))
          .map((word) => ({ field: 'helpKeywords', word })),
      ];
      return inBoth.map(({ field, word }) => ({
        field,
        title: said(messages.twice, { word }),
        detail: said(messages.twiceDetail),
      }));
    },
  },
];
