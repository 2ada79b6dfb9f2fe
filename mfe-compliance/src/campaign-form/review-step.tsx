import { useT } from '@jackfield/runtime';
import {
  flagsText,
  keywordFields,
  messageFields,
  purposeFields,
} from '../campaigns/campaign-fields.ts';
import { campaignMessages } from '../campaigns/messages.ts';
import type { ReactNode } from 'react';
import { ReadTick } from '../review/read-tick.tsx';
import { type ReviewGroup, ReviewGroups } from '../review/review-groups.tsx';
import { StepHead } from '../steps-page/step-head.tsx';
import { campaignFormMessages as messages } from './messages.ts';
import type { CampaignValues } from './values.ts';

interface ReviewStepProps {
  values: CampaignValues;
  brandName: string;
  hasRead: boolean;
  /** What is sent although reviewers refuse it as a rule. */
  notes: ReactNode;
  onRead(hasRead: boolean): void;
  onEdit(step: string): void;
}

/** Everything once more, and the tick that nobody sets for the reader. */
export function ReviewStep(props: ReviewStepProps) {
  const { values, brandName, hasRead, notes, onRead, onEdit } = props;
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
      {notes}
      <ReadTick
        label={t(messages.hasRead)}
        note={t(messages.hasReadNote)}
        checked={hasRead}
        onChange={onRead}
      />
    </>
  );
}

const withoutEmpty = ({ lines, ...group }: ReviewGroup): ReviewGroup => ({
  ...group,
  lines: lines.filter(({ text }) => text !== ''),
});
