import type { Campaign } from '@jackfield/contract/api/campaign';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { nameOfUseCase } from '@jackfield/domain/campaign-name';
import { CampaignPage } from '../campaign-page/campaign-page.tsx';
import { TwoSides } from '@jackfield/kit/two-sides';
import { Bands } from './bands.tsx';
import { termMessages as messages } from './messages.ts';
import { TermsTable } from './terms-table.tsx';
import { termsOptions } from './terms-query.ts';

function Terms({ campaign }: { campaign: Campaign }) {
  const t = useT();
  const id = useId();
  const terms = useQuery(termsOptions(campaign.id));
  if (terms.isError && !terms.data) {
    return <LoadFailure title={t(messages.failed)} query={terms} />;
  }
  const useCase = nameOfUseCase(campaign.useCase);
  const score = terms.data?.score ?? null;
  return (
    <TwoSides side={terms.data && <Bands terms={terms.data} brand={campaign.brand} />}>
      <section aria-labelledby={id} aria-busy={terms.isPending}>
        <h2 id={id}>{t(messages.title)}</h2>
        {terms.data ? (
          <>
            <p className="ui-secondary">
              {score === null
                ? t(messages.textPlain, { useCase })
                : t(messages.text, { useCase, score })}
            </p>
            <TermsTable terms={terms.data.terms} />
          </>
        ) : (
          <Skeleton width="100%" height={180} />
        )}
      </section>
    </TwoSides>
  );
}

/** What the carriers let through of a campaign, to read (COMP-12). */
export const Component = () => (
  <CampaignPage>{(campaign) => <Terms campaign={campaign} />}</CampaignPage>
);
