import { useT } from '@jackfield/runtime';
import {
  flagsText,
  keywordFields,
  messageFields,
  purposeFields,
} from '../campaigns/campaign-fields.ts';
import { campaignMessages } from '../campaigns/messages.ts';
import { type ReviewGroup, ReviewGroups } from '@jackfield/records/steps-page';
import { StepHead } from '@jackfield/records/steps-page';
import { campaignFormMessages as messages } from './messages.ts';
import type { CampaignValues } from './values.ts';

interface ReviewStepProps {
  values: CampaignValues;
  brandName: string;
  onEdit(step: string): void;
}

/** Everything that is sent, once more. */
export function ReviewStep({ values, brandName, onEdit }: ReviewStepProps) {
  const t = useT();
  const sent = { ...values, useCase: values.useCase ?? 'Mixed' };
  const flags = flagsText(values) || t(messages.noFlags);
  const groups: readonly ReviewGroup[] = [
    {
      step: 'purpose',
      title: t(messages.purpose),
      lines: [
        { key: 'brand', label: t(campaignMessages.brand), text: brandName },
        { key: 'name', label: t(messages.name), text: values.name },
        ...purposeFields(sent),
      ],
    },
    { step: 'messages', title: t(messages.messages), lines: messageFields(sent) },
    { step: 'keywords', title: t(messages.keywords), lines: keywordFields(sent) },
    {
      step: 'terms',
      title: t(messages.terms),
      lines: [{ key: 'flags', label: t(messages.flags), text: flags }],
    },
  ];
  return (
    <>
      <StepHead title={t(messages.reviewTitle)} intro={t(messages.reviewIntro)} />
      <ReviewGroups groups={groups.map(withoutEmpty)} onEdit={onEdit} />
    </>
  );
}

const withoutEmpty = ({ lines, ...group }: ReviewGroup): ReviewGroup => ({
  ...group,
  lines: lines.filter(({ text }) => text !== ''),
});
