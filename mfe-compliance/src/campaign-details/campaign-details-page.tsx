import type { Campaign } from '@jackfield/contract/api/campaign';
import { quoteOptions } from '@jackfield/kit/price-box';
import { useFormats } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { CampaignPage } from '../campaign-page/campaign-page.tsx';
import { StateBanner } from '../submission/state-banner.tsx';
import { TwoSides } from '@jackfield/kit/two-sides';
import { bannerOf } from './banner-of.ts';
import { CampaignStory } from './campaign-story.tsx';
import { LimitFacts } from './limit-facts.tsx';
import { PaidFacts } from './paid-facts.tsx';
import { SentFacts } from './sent-facts.tsx';

function Details({ campaign }: { campaign: Campaign }) {
  const { money, date } = useFormats();
  const quote = useQuery(quoteOptions({ items: 'campaign*1' })).data;
  const amount = quote && money(quote.total, quote.currency);
  return (
    <TwoSides
      side={
        <>
          <SentFacts campaign={campaign} />
          <LimitFacts campaign={campaign} />
          <PaidFacts campaign={campaign} />
        </>
      }
    >
      <StateBanner banner={bannerOf(campaign, { amount, date })} />
      <CampaignStory campaign={campaign} />
    </TwoSides>
  );
}

/** Where a campaign stands, how it went, and what was sent (COMP-10). */
export const Component = () => (
  <CampaignPage>{(campaign) => <Details campaign={campaign} />}</CampaignPage>
);
