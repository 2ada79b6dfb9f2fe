import { checkCampaign } from '@jackfield/compliance';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { brandOptions } from '../brands/brand-query.ts';
import { usePreflight } from '../preflight/use-preflight.ts';
import type { CampaignSteps } from './use-campaign-steps.ts';
import { isSeveral } from './values.ts';

const nobody = {
  companyName: '',
  brandName: '',
  companyType: '',
  website: '',
  industry: '',
  limits: [],
};

/** What a reviewer would say of the campaign as it is typed, and the brand that it is held against. */
export function useCampaignPreflight(flow: CampaignSteps, campaign: Campaign | null) {
  const { values, form } = flow;
  const { brandId, useCase, subUseCases } = values;
  const chosen = useQuery({ ...brandOptions(brandId), enabled: brandId !== '' });
  const brand = chosen.data ?? nobody;
  const result = useMemo(() => {
    const kinds = isSeveral(useCase) ? subUseCases : [];
    return checkCampaign({ ...values, useCase: useCase ?? '', subUseCases: kinds }, brand);
  }, [values, useCase, subUseCases, brand]);
  const preflight = usePreflight({
    result,
    form,
    flow,
    isComplete: campaign !== null,
    given: campaign?.overrides ?? [],
  });
  return { preflight, brand };
}
