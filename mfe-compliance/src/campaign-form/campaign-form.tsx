import { paths } from '@jackfield/contract';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { CampaignStatus } from '../campaigns/campaign-badges.tsx';
import { campaignName } from '@jackfield/texting/campaign-name';
import { AddCardButton } from '../paying/add-card-button.tsx';
import { useFee } from '../paying/use-fee.tsx';
import { preflightMessages } from '../preflight/messages.ts';
import { PreflightProvider } from '../preflight/preflight-state.ts';
import { PreflightSide } from '../preflight/preflight-side.tsx';
import { OverriddenNotes } from '../preflight/overridden-notes.tsx';
import { ScoreBar } from '../preflight/score.tsx';
import { StepsPage } from '../steps-page/steps-page.tsx';
import { useFirstField } from '../steps-page/use-first-field.ts';
import { HelpToWrite } from './help-to-write.tsx';
import { HelpSide } from './help-side.tsx';
import { KeywordsStep } from './keywords-step.tsx';
import { MessagesStep } from './messages-step.tsx';
import { campaignFormMessages as messages } from './messages.ts';
import { PurposeStep } from './purpose-step.tsx';
import { RefusedNote } from './refused-note.tsx';
import { ReviewStep } from './review-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { useCampaignPreflight } from './use-campaign-preflight.ts';
import { useCampaignSteps, useStepTexts } from './use-campaign-steps.ts';
import { useSubmitCampaign } from './use-submit-campaign.ts';
import type { CampaignValues } from './values.ts';

const { compliance } = paths.admin;

interface CampaignFormProps {
  /** The campaign that is corrected; null for a new one. */
  campaign: Campaign | null;
  initial: CampaignValues;
  /** Brands that may send. */
  brands: readonly { id: string; brandName: string }[];
}

/** Purpose, messages, keywords, terms, review: registers a campaign or corrects one (COMP-07, COMP-09). */
export function CampaignForm({ campaign, initial, brands }: CampaignFormProps) {
  const t = useT();
  const flow = useCampaignSteps({ campaign, initial });
  const { form, values, here } = flow;
  const { control } = form;
  const { preflight, brand } = useCampaignPreflight(flow, campaign);
  const fee = useFee('campaign');
  const brandName = brands.find(({ id }) => id === values.brandId)?.brandName ?? '';
  const texts = useStepTexts(flow, { amount: fee.amount, brandName });
  /** What stood in the form when it was ticked; another line clears the tick. */
  const [read, setRead] = useState<string | null>(null);
  const written = JSON.stringify(values);
  const hasRead = read === written;
  const submit = useSubmitCampaign({
    campaign,
    flow,
    shownTotal: fee.total,
    overrides: preflight.overrides,
    onOtherPrice: fee.reread,
  });
  useFirstField(form);
  const title = campaign ? t(messages.correct, { name: campaignName(campaign) }) : t(messages.add);

  const isHeld = here === 'review' && preflight.open > 0;

  return (
    <PreflightProvider value={preflight}>
      <StepsPage
        title={title}
        badges={campaign && <CampaignStatus {...campaign} />}
        meta={
          campaign
            ? [campaign.useCase, campaign.registryId, campaign.brand.brandName]
            : [t(messages.addIntro)]
        }
        flow={flow}
        texts={texts}
        help={
          <PreflightSide state={preflight} isLast={flow.isLast}>
            <HelpToWrite step={here} form={form} values={values} brand={brand} state={preflight} />
            <HelpSide step={here} />
          </PreflightSide>
        }
        helpBar={<ScoreBar state={preflight} />}
        helpTitle={t(preflightMessages.checks)}
        blocked={isHeld ? t(preflightMessages.stillOpen, { count: preflight.open }) : undefined}
        cost={here === 'review' ? fee.box : undefined}
        failure={
          submit.failure && {
            title: submit.failure.title,
            ...(submit.failure.needsCard && { action: <AddCardButton /> }),
          }
        }
        submit={{
          label: fee.amount ? t(messages.submit, { amount: fee.amount }) : t(messages.submitPlain),
          isDisabled: isHeld || !hasRead || fee.total === undefined || !fee.hasCard,
          isBusy: submit.isBusy,
          run: () => void submit.run(),
        }}
        closeTo={campaign ? compliance.campaign(campaign.id) : compliance.campaigns()}
      >
        {campaign && <RefusedNote campaign={campaign} step={here} />}
        {here === 'purpose' && (
          <PurposeStep
            control={control}
            values={values}
            brands={brands}
            isSent={campaign !== null}
          />
        )}
        {here === 'messages' && <MessagesStep form={form} values={values} brand={brand} />}
        {here === 'keywords' && <KeywordsStep control={control} />}
        {here === 'terms' && <TermsStep control={control} />}
        {here === 'review' && (
          <ReviewStep
            brandName={brandName}
            values={values}
            hasRead={hasRead}
            notes={<OverriddenNotes state={preflight} />}
            onRead={(isTicked) => setRead(isTicked ? written : null)}
            onEdit={flow.goTo}
          />
        )}
      </StepsPage>
    </PreflightProvider>
  );
}
