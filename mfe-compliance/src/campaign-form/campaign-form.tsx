import { paths } from '@jackfield/contract';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { useT } from '@jackfield/runtime';
import { CampaignStatus } from '../campaigns/campaign-badges.tsx';
import { campaignName, nameOfUseCase } from '@jackfield/domain/campaign-name';
import { LimitNotes } from '../paying/limit-notes.tsx';
import { useFee } from '../paying/use-fee.tsx';
import { SubmissionForm } from '../submission/submission-form.tsx';
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
import { useSendCampaign } from './use-send-campaign.ts';
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
  const sending = useSendCampaign(campaign, flow);
  const title = campaign ? t(messages.correct, { name: campaignName(campaign) }) : t(messages.add);
  return (
    <SubmissionForm
      {...sending}
      flow={flow}
      preflight={preflight}
      fee={fee}
      readLabel={t(messages.hasRead)}
      title={title}
      badges={campaign && <CampaignStatus {...campaign} />}
      meta={
        campaign
          ? [nameOfUseCase(campaign.useCase), campaign.registryId, campaign.brand.brandName]
          : [t(messages.addIntro)]
      }
      texts={texts}
      help={
        <>
          <HelpToWrite step={here} form={form} values={values} brand={brand} state={preflight} />
          <HelpSide step={here} brandName={brandName} />
        </>
      }
      closeTo={campaign ? compliance.campaign(campaign.id) : compliance.campaigns()}
    >
      {campaign && <RefusedNote campaign={campaign} step={here} />}
      {here === 'purpose' && (
        <PurposeStep control={control} values={values} brands={brands} isSent={campaign !== null} />
      )}
      {here === 'messages' && <MessagesStep form={form} values={values} brand={brand} />}
      {here === 'keywords' && <KeywordsStep control={control} />}
      {here === 'terms' && <TermsStep control={control} />}
      {here === 'review' && (
        <LimitNotes limits={brand.limits} of={['campaignMadeAnew', 'noSuspensionOfBrands']} />
      )}
      {here === 'review' && <ReviewStep brandName={brandName} values={values} onEdit={flow.goTo} />}
    </SubmissionForm>
  );
}
