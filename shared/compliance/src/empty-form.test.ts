import { expect, it } from 'vitest';
import type { Preflight } from './finding.ts';
import { checkBrand } from './brand/check-brand.ts';
import { checkCampaign } from './campaign/check-campaign.ts';
import { acceptedApplications } from '@jackfield/testing/compliance/accepted';
import { companies } from '@jackfield/testing/compliance/companies';
import type { CampaignDraft } from './subjects.ts';

/** The same shape with every text of it empty. */
const emptied = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? '' : one)));
const passedCodes = ({ passed }: Preflight) => passed.map(({ code }) => code);

const campaign = acceptedApplications[0]?.campaign as CampaignDraft;

it('passes nothing for a brand of which its country alone is known yet', () => {
  const result = checkBrand({ ...emptied(companies.dental), taxCountry: 'US' });
  expect(passedCodes(result)).toEqual([]);
  expect(result.passes).toBe(0);
});

it('passes of a campaign without a word nothing either', () => {
  const result = checkCampaign(emptied(campaign), companies.dental);
  expect(passedCodes(result)).toEqual([]);
});

it('counts a rule again as soon as what it reads has a word', () => {
  const none = emptied(campaign);
  const some = { ...none, description: campaign.description };
  const before = checkCampaign(none, companies.dental);
  const after = checkCampaign(some, companies.dental);
  expect(after.passes).toBeGreaterThan(before.passes);
});
