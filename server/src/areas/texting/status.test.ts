import { brandStatuses, campaignPayments } from '@jackfield/contract/api/compliance';
import { textingLinks, textingReasons, textingSteps } from '@jackfield/contract/api/texting-status';
import { expect, it } from 'vitest';
import { brokenLink, type TextingFacts, textingProgress, textingVerdict } from './status.ts';

const statuses = [
  'pendingPayment',
  'paymentFailed',
  'pendingReview',
  'active',
  'rejected',
  'suspended',
] as const;
const yesNo = [true, false];

/** Every combination of facts. */
const table: TextingFacts[] = (['USA', 'CAN', 'MYS'] as const).flatMap((country) =>
  yesNo.flatMap((isTollFree) =>
    [null, ...brandStatuses].flatMap((brand) =>
      [
        null,
        ...statuses.flatMap((status) => campaignPayments.map((payment) => ({ status, payment }))),
      ].flatMap((campaign) =>
        yesNo.flatMap((isAttached) =>
          yesNo.map((isOn) => ({ country, isTollFree, brand, campaign, isAttached, isOn })),
        ),
      ),
    ),
  ),
);

/**
 * The verdict again, as a table that is read from the top: place of the broken link, its sign
 * (y yours, w waiting, s stopped), reason and step, and a pattern for the facts as one line.
 */
const second = String.raw`
0 . malaysia          showNumber       ^MYS
0 . tollFree          askSupport       ^... free
0 . canada            showNumber       ^CAN
1 y noBrand           registerBrand    brand:null
1 w brandPending      showBrand        brand:pending
1 s brandUnverified   correctBrand     brand:unverified
1 s brandSuspended    correctBrand     brand:suspended
3 y noCampaign        registerCampaign campaign:null
3 y paymentFailed     payCampaign      campaign:paymentFailed
3 w paymentPending    showCampaign     campaign:(pendingPayment|\w+/pending)
4 s campaignRejected  correctCampaign  campaign:rejected
4 s campaignSuspended correctCampaign  campaign:suspended
4 w inReview          showCampaign     campaign:pendingReview
5 y notAttached       addToCampaign    campaign:active/\w+ apart
6 w switchingOn       showCampaign     campaign:active/\w+ attached off
7 . ready             showCampaign     campaign:active/\w+ attached on
`
  .trim()
  .split('\n')
  .map((row) => {
    const [place = '', sign = '', reason = '', step = ''] = row.split(/\s+/);
    return { place: Number(place), sign, reason, step, is: new RegExp(row.slice(39)) };
  });

const line = ({ country, isTollFree, brand, campaign, isAttached, isOn }: TextingFacts) =>
  [
    country,
    isTollFree ? 'free' : 'local',
    `brand:${brand}`,
    `campaign:${campaign ? `${campaign.status}/${campaign.payment}` : null}`,
    isAttached ? 'attached' : 'apart',
    isOn ? 'on' : 'off',
  ].join(' ');

const signs = { y: 'yours', w: 'waiting', s: 'stopped' } as const;

function chainBySecond({ place, sign, reason }: (typeof second)[number]) {
  return textingLinks.map((link, at) => {
    if (reason === 'ready' || at < place || (sign === '.' && at === 0)) return [link, 'done'];
    if (sign === '.') return [link, 'none'];
    return [link, at === place ? signs[sign as 'y'] : 'later'];
  });
}

it('J6 gives each of all combinations one reason and one next step, as a second evaluator does', () => {
  expect(table).toHaveLength(3 * 2 * 5 * 19 * 2 * 2);
  for (const facts of table) {
    const rule = second.find(({ is }) => is.test(line(facts)));
    const verdict = textingVerdict(facts);
    expect([line(facts), verdict.reason, verdict.step]).toEqual([
      line(facts),
      rule?.reason,
      rule?.step,
    ]);
    expect(Object.entries(verdict.links)).toEqual(rule && chainBySecond(rule));
    const group = { y: 'yours', s: 'yours', w: 'waiting' }[rule?.sign ?? ''];
    expect(verdict.group).toBe(group ?? (verdict.reason === 'ready' ? 'ready' : 'other'));
  }
});

it('J6 knows no reason and no step that nothing leads to', () => {
  const verdicts = table.map(textingVerdict);
  expect(new Set(verdicts.map(({ reason }) => reason))).toEqual(new Set(textingReasons));
  expect(new Set(verdicts.map(({ step }) => step))).toEqual(new Set(textingSteps));
});

it('J6 breaks exactly one link, and everything before it is done', () => {
  for (const verdict of table.map(textingVerdict)) {
    const states = Object.values(verdict.links);
    const broken = states.filter((state) => ['yours', 'waiting', 'stopped'].includes(state));
    const isOpen = verdict.group === 'yours' || verdict.group === 'waiting';
    expect(broken).toHaveLength(isOpen ? 1 : 0);
    expect(brokenLink(verdict) === null).toBe(!isOpen);
    if (isOpen) expect(brokenLink(verdict)).toBe(textingLinks[textingProgress(verdict)]);
  }
});

it('J9 a brand without vetting breaks nothing', () => {
  const { links } = textingVerdict({
    country: 'USA',
    isTollFree: false,
    brand: 'verified',
    campaign: { status: 'active', payment: 'paid' },
    isAttached: true,
    isOn: true,
  });
  expect(links.vetting).toBe('done');
});
