import { industries, useCases } from '@jackfield/contract/api/compliance';
import { describe, expect, it } from 'vitest';
import { checkCampaign } from '../campaign/check-campaign.ts';
import { companies } from '@jackfield/testing/compliance/companies';
import { exampleFor } from './example.ts';

const brand = { ...companies.shelter, companyType: 'NonProfit' };
const rest = {
  subUseCases: [],
  ageGated: false,
  directLending: false,
  numberPool: false,
  termsAccepted: true,
};

describe('help to write', () => {
  it.each(useCases)(
    'gives %s of every industry an example that no rule finds fault with',
    (useCase) => {
      for (const industry of industries) {
        const example = exampleFor(useCase, { ...brand, industry });
        if (!example) throw new Error(`${useCase} of ${industry} has no example.`);
        const { findings } = checkCampaign({ ...example, ...rest, useCase }, brand);
        expect(findings.map(({ code, field }) => `${industry}: ${code} at ${field}`)).toEqual([]);
        expect(example.messageFlow.length).toBeLessThanOrEqual(2048);
        for (const text of [example.optInMessage, example.optOutMessage, example.helpMessage]) {
          expect(text.length).toBeLessThanOrEqual(320);
          expect(text.length).toBeGreaterThanOrEqual(20);
        }
      }
    },
  );

  it('says name and site of the brand and words of its trade', () => {
    const example = exampleFor('AccountNotification', companies.dental);
    expect(example?.description).toContain('Harbor Dental sends its patients');
    expect(example?.messageFlow).toContain('https://harbordental.com/privacy');
    expect(example?.sampleMessages[0]).toContain('Harbor Dental: your appointment');
  });

  it('has none before a use case is chosen or the brand has a name', () => {
    expect(exampleFor('', companies.dental)).toBeNull();
    expect(exampleFor('2FA', { ...companies.dental, brandName: ' ' })).toBeNull();
  });
});
