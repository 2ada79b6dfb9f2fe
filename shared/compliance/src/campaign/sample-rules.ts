import { said } from '../finding.ts';
import { sources, twilioError } from '../sources.ts';
import { added } from '../text/add.ts';
import { isForeign } from '../text/language.ts';
import { namesOf, plain, saysName } from '../text/names.ts';
import { spansOf } from '../text/spans.ts';
import { writes } from './limits.ts';
import { registryTexts } from './registry-texts.ts';
import { sampleMessages as messages } from './sample-messages.ts';
import { fieldsOf, samplesOf } from './samples.ts';
import type { CampaignRule } from './subject.ts';

const optsOut =
  /\b(?:reply|text|send|respond(?: with)?|type|write|message)\b[^.!?]{0,40}\bSTOP\b|\bSTOP\b[^.!?]{0,12}\b(?:to|=|2)\s?(?:opt|end|stop|unsub|cancel|quit)/i;
const clumsy = /\bstop ?2 ?(?:end|stop|quit|cancel)\b|\bSTOP ?= ?\w+/i;
const nobody =
  /\[(?:your |the )?(?:company|business|brand|organi[sz]ation|store|practice)(?: ?name)?\]|\b(?:your|insert|write the client['’]s) (?:company|business|brand) name\b/i;
const openBraces = /\{\{?[^{}\n]{1,40}\}?\}|<[a-z_ ]{1,40}>|%[a-z_]{1,40}%|##[^#\n]{1,40}#{0,2}/i;
const filler =
  /\b(?:lorem ipsum|test(?:ing)? (?:message|text|sms)|sample (?:message|text) ?\d?\b|this is a (?:test|sample)|hello world|asdf\w*|tbd|placeholder)\b/i;
const personal = /\b\d{3}-\d{2}-\d{4}\b|\b(?:\d{4}[ -]){3}\d{4}\b/;

/** Samples as a reviewer reads them: whose they are, how to get out, and that they are real. */
export const sampleRules: readonly CampaignRule[] = [
  {
    code: 'sampleBrand',
    severity: 'block',
    source: twilioError(30893),
    passed: ({ brand }) => said(messages.brandPassed, { name: brand.brandName }),
    find: (campaign) => {
      const names = namesOf(campaign.brand);
      const name = campaign.brand.brandName.trim();
      const none = !fieldsOf(campaign).some(
        ({ text }) => text.trim() !== '' && saysName(text, names),
      );
      return fieldsOf(campaign)
        .filter(({ text }) => !saysName(text, names))
        .map(({ text, number, field }) => ({
          field,
          severity: none ? 'block' : 'warn',
          title: said(messages.brand, { number, name }),
          detail: said(none ? messages.brandNone : messages.brandDetail),
          fix:
            name === '' || text.trim() === ''
              ? null
              : writes(field, `${name}: ${text.trimStart()}`, said(messages.brandFix, { name })),
        }));
    },
  },
  {
    code: 'sampleStop',
    severity: 'block',
    source: twilioError(30893),
    passed: () => said(messages.stopPassed),
    find: (campaign) => {
      const says = (text: string) => optsOut.test(text);
      const none = !samplesOf(campaign).some(({ text }) => says(text));
      const codes = campaign.useCase === '2FA' && !none;
      return fieldsOf(campaign)
        .filter(({ text }) => !codes && !says(text))
        .map(({ text, number, field }) => ({
          field,
          severity: none ? 'block' : 'warn',
          title: said(messages.stop, { number }),
          detail: said(none ? messages.stopNone : messages.stopDetail),
          fix:
            text.trim() === ''
              ? null
              : writes(
                  field,
                  added(text, registryTexts.stop),
                  said(messages.stopFix, { words: registryTexts.stop }),
                ),
        }));
    },
  },
  {
    code: 'sampleStopWording',
    severity: 'warn',
    source: sources.sampleRules,
    passed: () => said(messages.wordingPassed),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = spansOf(text, clumsy);
        if (spans.length === 0) return [];
        return [
          {
            field,
            spans,
            title: said(messages.wording, { number }),
            detail: said(messages.wordingDetail),
            fix: writes(
              field,
              added(
                text.replaceAll(new RegExp(clumsy, 'gi'), '').replaceAll(/\s+(?=[.,!?]|$)/g, ''),
                registryTexts.stop,
              ),
              said(messages.stopFix, { words: registryTexts.stop }),
            ),
          },
        ];
      }),
  },
  {
    code: 'sampleOwnName',
    severity: 'block',
    source: sources.ownNameOnly,
    passed: () => said(messages.ownNamePassed),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = spansOf(text, nobody);
        if (spans.length === 0) return [];
        const name = campaign.brand.brandName.trim();
        return [
          {
            field,
            spans,
            title: said(messages.ownName, { number }),
            detail: said(messages.ownNameDetail),
            fix:
              name === '' || nobody.test(name)
                ? null
                : writes(
                    field,
                    text.replaceAll(new RegExp(nobody, 'gi'), () => name),
                    said(messages.ownNameFix, { name }),
                  ),
          },
        ];
      }),
  },
  {
    code: 'samplePlaceholder',
    severity: 'warn',
    source: twilioError(30893),
    passed: () => said(messages.placeholderPassed),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = spansOf(text, openBraces);
        if (spans.length === 0) return [];
        const inBrackets = text.replaceAll(
          new RegExp(openBraces, 'gi'),
          (found) => `[${found.replaceAll(/[{}<>%#[\]]/g, '').trim() || 'name'}]`,
        );
        return [
          {
            field,
            spans,
            title: said(messages.placeholder, { number }),
            detail: said(messages.placeholderDetail),
            fix: writes(field, inBrackets, said(messages.placeholderFix)),
          },
        ];
      }),
  },
  {
    code: 'sampleFiller',
    severity: 'block',
    source: sources.telnyxSamples,
    passed: () => said(messages.fillerPassed),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = spansOf(text, filler);
        return spans.length === 0
          ? []
          : [
              {
                field,
                spans,
                title: said(messages.filler, { number }),
                detail: said(messages.fillerDetail),
              },
            ];
      }),
  },
  {
    code: 'sampleTwice',
    severity: 'block',
    source: sources.sampleRules,
    passed: () => said(messages.twicePassed),
    applies: (campaign) => samplesOf(campaign).length > 1,
    find: (campaign) => {
      const samples = samplesOf(campaign);
      return samples.flatMap(({ text, number, field }, at) => {
        const first = samples.slice(0, at).find((one) => plain(one.text) === plain(text));
        return first
          ? [
              {
                field,
                title: said(messages.twice, { first: first.number, number }),
                detail: said(messages.twiceDetail),
              },
            ]
          : [];
      });
    },
  },
  {
    code: 'sampleCount',
    severity: 'warn',
    source: twilioError(30893),
    passed: () => said(messages.countPassed),
    find: (campaign) =>
      samplesOf(campaign).length > 1
        ? []
        : [
            {
              field: 'sampleMessages.0',
              title: said(messages.count),
              detail: said(messages.countDetail),
            },
          ],
  },
  {
    code: 'samplePersonal',
    severity: 'warn',
    source: sources.twilioCampaigns,
    passed: () => said(messages.personalPassed),
    find: (campaign) =>
      samplesOf(campaign).flatMap(({ text, number, field }) => {
        const spans = spansOf(text, personal);
        return spans.length === 0
          ? []
          : [
              {
                field,
                spans,
                title: said(messages.personal, { number }),
                detail: said(messages.personalDetail),
              },
            ];
      }),
  },
  {
    code: 'english',
    severity: 'block',
    source: twilioError(30910),
    passed: () => said(messages.englishPassed),
    find: (campaign) =>
      [
        { field: 'description', text: campaign.description },
        { field: 'messageFlow', text: campaign.messageFlow },
        ...samplesOf(campaign),
      ]
        .filter(({ text }) => isForeign(text))
        .map(({ field }) => ({
          field,
          title: said(messages.english),
          detail: said(messages.englishDetail),
        })),
  },
];
