import type { Campaign } from '@jackfield/contract/api/campaign';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { formPath } from '../campaigns/rejection-fields.ts';
import { stepOf } from '../steps-page/flow.ts';
import css from './fields.module.css';
import { campaignFormMessages as messages } from './messages.ts';
import { campaignSteps } from './steps.ts';

interface RefusedNoteProps {
  campaign: Campaign;
  step: string;
}

/** What the carriers refused of the open step; without a field, on the first one. */
export function RefusedNote({ campaign, step }: RefusedNoteProps) {
  const t = useT();
  const { status, rejections, rejectionReason } = campaign;
  if (status !== 'rejected' && status !== 'suspended') return null;
  const here = rejections.filter(
    ({ field }) => (field === null ? 'purpose' : stepOf(campaignSteps, formPath(field))) === step,
  );
  const isWhole = rejections.length === 0 && rejectionReason !== null && step === 'purpose';
  if (here.length === 0 && !isWhole) return null;
  return (
    <div className={css.refused}>
      {isWhole && (
        <Alert
          kind="warning"
          title={t(messages.refusedBecause, { reason: rejectionReason ?? '' })}
        />
      )}
      {here.map(({ code, description }) => (
        <Alert
          key={`${code} ${description}`}
          kind="warning"
          title={t(messages.refusedHere, { reason: description })}
        />
      ))}
    </div>
  );
}
