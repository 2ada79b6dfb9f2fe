import type { Campaign } from '@jackfield/contract/api/campaign';
import { useState } from 'react';
import { CampaignPage } from '../campaign-page/campaign-page.tsx';
import { TwoSides } from '../campaigns/two-sides.tsx';
import { LimitFacts } from './limit-facts.tsx';
import { PaidFacts } from './paid-facts.tsx';
import { SentFacts } from './sent-facts.tsx';
import { StateBanner } from './state-banner.tsx';
import { Story } from './story.tsx';

function Details({ campaign }: { campaign: Campaign }) {
  const [now] = useState(() => Date.now());
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
      <StateBanner campaign={campaign} />
      <Story campaign={campaign} now={now} />
    </TwoSides>
  );
}

/** Where a campaign stands, how it went, and what was sent (COMP-10). */
export const Component = () => (
  <CampaignPage>{(campaign) => <Details campaign={campaign} />}</CampaignPage>
);
