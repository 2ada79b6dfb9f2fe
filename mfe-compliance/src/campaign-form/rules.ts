import { refusals, required } from '@jackfield/contract';
import { campaignFieldsSchema } from '@jackfield/contract/api/campaign';
import { t } from '@jackfield/runtime';
import * as v from 'valibot';
import { withFaults } from '@jackfield/records/steps-page';
import { type CampaignValues, fieldsOf, isSeveral, typedCampaignSchema } from './values.ts';

/** Faults by path: those of the contract, each told at once and not after the others. */
function faultsOf(values: CampaignValues): Map<string, string> {
  const faults = new Map<string, string>();
  const { useCase, termsAccepted } = values;
  const asked = { ...fieldsOf(values), useCase, termsAccepted };
  const { issues = [] } = v.safeParse(campaignFieldsSchema, asked);
  for (const issue of issues) {
    const path = v.getDotPath(issue);
    if (path !== null) faults.set(path, faults.get(path) ?? issue.message);
  }
  if (values.brandId === '') faults.set('brandId', required('brand')());
  if (isSeveral(useCase) && values.subUseCases.length < 2) {
    faults.set('subUseCases', t(refusals.subUseCases));
  }
  return faults;
}

/** Rules of the form of a campaign (annex F6). */
export const campaignRules = withFaults(typedCampaignSchema, faultsOf);
