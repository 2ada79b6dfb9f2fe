import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBrand } from './brand/check-brand.ts';
import { checkCampaign } from './campaign/check-campaign.ts';
import { blocksOf, say } from './finding.ts';
import { acceptedApplications } from '@jackfield/testing/compliance/accepted';
import type { Application } from '@jackfield/testing/compliance/application';
import { reasons } from '@jackfield/testing/compliance/reasons';
import { rejectedApplications } from '@jackfield/testing/compliance/rejected';

/** Blocks that pre-flight finds in an application. */
const blocks = ({ brand, evidence, campaign }: Application) => [
  ...blocksOf(checkBrand(brand, evidence)),
  ...(campaign ? blocksOf(checkCampaign(campaign, brand)) : []),
];

const told = (application: Application) =>
  `${application.id} (${application.because}): ${blocks(application)
    .map(({ code, field, title }) => `${code} at ${field}, ${say(title)}`)
    .join('; ')}`;

function measure(applications: readonly Application[]) {
  const flagged = applications.filter((one) => blocks(one).length > 0);
  const right = flagged.filter(({ verdict }) => verdict === 'rejected').length;
  const rejected = applications.filter(({ verdict }) => verdict === 'rejected').length;
  return {
    precision: right / flagged.length,
    recall: right / rejected,
    missed: applications
      .filter((one) => one.verdict === 'rejected' && !flagged.includes(one))
      .map(told),
    wrong: flagged.filter(({ verdict }) => verdict === 'accepted').map(told),
  };
}

const stated = readFileSync(new URL('../../../docs/preflight.md', import.meta.url), 'utf8');
const all = [...acceptedApplications, ...rejectedApplications];

describe('pre-flight, measured on applications written from public guidance', () => {
  it('has 30 accepted and 30 rejected ones, half of them held out, each with its page', () => {
    expect(acceptedApplications).toHaveLength(30);
    expect(rejectedApplications).toHaveLength(30);
    expect(all.filter(({ set }) => set === 'held-out')).toHaveLength(30);
    expect(all.filter(({ from }) => !from.startsWith('https://'))).toEqual([]);
  });

  it.each(['tuning', 'held-out'] as const)('finds what is refused in the %s set', (set) => {
    const { precision, recall, missed, wrong } = measure(all.filter((one) => one.set === set));
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] });
    expect(Math.min(precision, recall)).toBeGreaterThanOrEqual(0.9);
    expect(stated).toContain(
      `| ${set} | 15 | 15 | ${precision.toFixed(2)} | ${recall.toFixed(2)} |`,
    );
  });

  it.each(rejectedApplications)('$id: finds the fault itself', (application) => {
    expect(blocks(application).map(({ code }) => code)).toContain(reasons[application.id]);
  });
});
