import { describe, expect, it } from 'vitest';
import type { CampaignFields } from '@jackfield/contract/api/campaign';
import { companies } from '@jackfield/testing/compliance/companies';
import { acceptedApplications } from '@jackfield/testing/compliance/accepted';
import { withField } from '../fields.ts';
import { say } from '../finding.ts';
import type { CampaignDraft } from '../subjects.ts';
import { campaignRules, checkCampaign } from './check-campaign.ts';

const brand = companies.dental;
const complete = acceptedApplications[0]?.campaign as CampaignDraft;
const samples = (
  first: string,
  second = 'Harbor Dental: see you at 9 am. Reply STOP to opt out.',
) => ({
  sampleMessages: [first, second],
});
const flow = (text: string) => ({ messageFlow: `${complete.messageFlow} ${text}` });

/** For each rule what breaks it, and the words that are marked. */
const faults: Record<string, { change: Partial<CampaignDraft>; marked?: string; field?: string }> =
  {
    useCaseSamples: { change: { useCase: '2FA' } },
    useCasePromotion: {
      change: samples(
        'Harbor Dental: your visit is booked, 20% off whitening. Reply STOP to opt out.',
      ),
      marked: '20% off',
    },
    useCasePrizes: {
      change: samples('Harbor Dental: enter our raffle at your visit. Reply STOP to opt out.'),
      marked: 'raffle',
    },
    useCaseCharity: { change: { useCase: 'Charity' }, field: 'useCase' },
    descriptionSender: {
      change: { description: 'Reminds patients of visits, 2 texts a month, so they come.' },
    },
    descriptionRecipient: {
      change: { description: 'Harbor Dental sends reminders of booked visits twice a month.' },
    },
    descriptionPurpose: {
      change: {
        description: 'Harbor Dental sends texts to its patients, twice a month, for years.',
      },
    },
    descriptionFrequency: {
      change: { description: 'Harbor Dental reminds its patients of their booked visits by text.' },
    },
    descriptionVague: {
      change: {
        description:
          'Harbor Dental texts patients for various purposes, such as reminders, 2 a month.',
      },
      marked: 'various purposes',
    },
    sampleBrand: { change: samples('Your cleaning is on Tuesday. Reply STOP to opt out.') },
    sampleStop: { change: samples('Harbor Dental: your cleaning is on Tuesday.') },
    sampleStopWording: {
      change: samples('Harbor Dental: your cleaning is on Tuesday. Stop2End'),
      marked: 'Stop2End',
    },
    sampleOwnName: {
      change: samples('[Practice name]: your cleaning is on Tuesday. Reply STOP to opt out.'),
      marked: '[Practice name]',
    },
    samplePlaceholder: {
      change: samples(
        'Harbor Dental: hi {{first_name}}, your visit is on Friday. Reply STOP to opt out.',
      ),
      marked: '{{first_name}}',
    },
    sampleFiller: {
      change: samples('Harbor Dental test message. Reply STOP to opt out.'),
      marked: 'test message',
    },
    sampleTwice: {
      change: samples('Harbor Dental: see you at 9 AM! Reply STOP to opt out.'),
      field: 'sampleMessages.1',
    },
    sampleCount: { change: { sampleMessages: complete.sampleMessages.slice(0, 1) } },
    samplePersonal: {
      change: samples('Harbor Dental: visit for 421-68-0913 is booked. Reply STOP to opt out.'),
      marked: '421-68-0913',
    },
    english: {
      change: {
        description:
          'Harbor Dental recuerda a los pacientes de sus visitas y de la hora, dos veces al mes.',
      },
    },
    linkShortener: {
      change: {
        ...samples('Harbor Dental: visit due, book at bit.ly/harbor. Reply STOP to opt out.'),
        embeddedLink: true,
      },
      marked: 'bit.ly/harbor',
    },
    linkForeign: {
      change: {
        ...samples(
          'Harbor Dental: visit due, see https://dentists.example.com/x. Reply STOP to opt out.',
        ),
        embeddedLink: true,
      },
      marked: 'https://dentists.example.com/x',
    },
    linkFlag: { change: { embeddedLink: true }, field: 'embeddedLink' },
    phoneFlag: {
      change: samples('Harbor Dental: visit moved, call (251) 555-0110. Reply STOP to opt out.'),
      field: 'embeddedPhone',
    },
    contentForbidden: {
      change: samples('Harbor Dental: your visit comes with CBD oil. Reply STOP to opt out.'),
      marked: 'CBD',
    },
    contentAge: {
      change: samples('Harbor Dental: your visit comes with a beer. Reply STOP to opt out.'),
      marked: 'beer',
    },
    contentLending: {
      change: samples('Harbor Dental: your loan for the visit is due. Reply STOP to opt out.'),
      field: 'directLending',
    },
    contentPressing: {
      change: samples('Harbor Dental: act now for your visit. Reply STOP to opt out.'),
      marked: 'act now',
    },
    contentShouting: {
      change: samples('Harbor Dental: VISIT TOMORROW, please come. Reply STOP to opt out.'),
      marked: 'VISIT',
    },
    flowHow: {
      change: { messageFlow: 'Our patients get reminders because they are patients of ours.' },
    },
    flowParts: {
      change: { messageFlow: 'Patients tick a box on our form at harbordental.com/new-patient.' },
    },
    flowOwnConsent: {
      change: flow('The box is pre-checked.'),
      marked: 'pre-checked',
    },
    flowSharing: {
      change: flow('We share numbers with our marketing partners.'),
      marked: 'share numbers with our marketing partners',
    },
    flowFrequencyWords: { change: flow('We text from time to time.'), marked: 'from time to time' },
    flowProof: {
      change: {
        messageFlow:
          'Patients agree verbally at the front desk of harbordental.com. See harbordental.com/terms and harbordental.com/privacy.',
      },
    },
    optInMessage: { change: { optInMessage: 'Harbor Dental: thanks for joining us today.' } },
    optOutMessage: { change: { optOutMessage: 'You are unsubscribed, no more texts.' } },
    helpMessage: { change: { helpMessage: 'Harbor Dental: we are here for you, ask us.' } },
    stopKeyword: { change: { optOutKeywords: 'END,QUIT' } },
    helpKeyword: { change: { helpKeywords: '' } },
    keywordTwice: { change: { optInKeywords: 'START,QUIT' }, field: 'optInKeywords' },
  };

const found = (change: Partial<CampaignDraft>, code: string) =>
  checkCampaign({ ...complete, ...change }, brand).findings.filter((one) => one.code === code);

describe('rules of a campaign', () => {
  it('find nothing in a complete one', () => {
    const { findings, passes, total } = checkCampaign(complete, brand);
    expect(findings.map(({ title }) => say(title))).toEqual([]);
    expect(passes).toBe(total);
  });

  it('are each shown by an example', () => {
    expect(Object.keys(faults).sort()).toEqual(campaignRules.map(({ code }) => code).sort());
  });

  it.each(Object.entries(faults))('%s finds its fault', (code, { change, marked, field }) => {
    const [first] = found(change, code);
    expect(first).toBeDefined();
    if (field) expect(first?.field).toBe(field);
    if (!marked || !first) return;
    const text = String(
      first.field
        .split('.')
        .reduce<unknown>((value, name) => (value as never)[name], { ...complete, ...change }),
    );
    expect(first.spans.map(({ start, end }) => text.slice(start, end))).toContain(marked);
  });

  it.each(Object.entries(faults))('%s is gone once its fix is filled in', (code, { change }) => {
    for (const { fix, field } of found(change, code)) {
      if (!fix) continue;
      const fixed = withField({ ...complete, ...change }, fix.field, fix.value);
      const left = checkCampaign(fixed, brand).findings.filter((one) => one.code === code);
      expect(left.map((one) => one.field)).not.toContain(field);
    }
  });

  it.each([
    'descriptionSender',
    'sampleBrand',
    'sampleStop',
    'sampleStopWording',
    'sampleOwnName',
    'samplePlaceholder',
    'linkShortener',
    'linkFlag',
    'phoneFlag',
    'contentAge',
    'contentLending',
    'contentShouting',
    'flowParts',
    'optInMessage',
    'optOutMessage',
    'helpMessage',
    'stopKeyword',
    'helpKeyword',
  ])('%s can be filled in', (code) => {
    expect(found(faults[code]?.change ?? {}, code)[0]?.fix).not.toBeNull();
  });

  it('takes a page of its own as proof, beside terms and privacy', () => {
    const messageFlow = `${String(faults['flowProof']?.change.messageFlow)} See harbordental.com/new-patient.`;
    expect(found({ messageFlow }, 'flowProof')).toEqual([]);
  });

  it('names the addresses of pages that its fix writes', () => {
    const [parts] = found(faults['flowParts']?.change ?? {}, 'flowParts');
    expect(parts && say(parts.detail)).toContain('https://harbordental.com/privacy');
    expect(parts?.fix?.value).toContain('https://harbordental.com/privacy');
  });

  it('blocks only with a public source', () => {
    for (const { source, severity } of campaignRules) {
      if (source === null) expect(severity).toBe('warn');
      else
        expect(source).toMatchObject({
          url: expect.stringMatching(/^https:/),
          readOn: expect.stringMatching(/^\d{4}(-\d\d){2}$/),
        });
    }
  });

  it('asks to do, not to correct, where nothing was typed yet', () => {
    const { findings } = checkCampaign({ ...complete, description: '', messageFlow: '' }, brand);
    expect(findings.length).toBeGreaterThan(3);
    expect(findings.every(({ todo }) => todo)).toBe(true);
  });

  it('reads a denial as one', () => {
    const text = flow('Numbers are never shared with third parties. The box is not pre-checked.');
    expect(checkCampaign({ ...complete, ...text }, brand).findings).toEqual([]);
  });
});

it('takes what the form sends', () => {
  const sent = {
    ...complete,
    useCase: 'AccountNotification',
    subUseCases: [],
    name: '',
    brandId: '',
  };
  const fields = sent as unknown as CampaignFields;
  const draft: CampaignDraft = fields;
  expect(checkCampaign(draft, brand).findings).toEqual([]);
});
