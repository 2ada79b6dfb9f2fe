import { decodeRefusal, explanationOf, say } from '@jackfield/compliance';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { refusalsOf, refusedPath } from '../campaigns/rejection-fields.ts';
import { SourceLink } from '../preflight/source-link.tsx';
import { stepOf } from '@jackfield/records/steps-page';
import css from './fields.module.css';
import { campaignFormMessages as messages } from './messages.ts';
import { campaignSteps } from './steps.ts';

interface RefusedNoteProps {
  campaign: Campaign;
  step: string;
}

/** What the carriers refused of the open step, and what it means; without a field, on the first one. */
export function RefusedNote({ campaign, step }: RefusedNoteProps) {
  const t = useT();
  const { status } = campaign;
  if (status !== 'rejected' && status !== 'suspended') return null;
  const here = refusalsOf(campaign).filter((one) => {
    const path = refusedPath(one, campaign);
    return (path === null ? 'purpose' : stepOf(campaignSteps, path)) === step;
  });
  if (here.length === 0) return null;
  return (
    <div className={css.refused}>
      {here.map((one) => {
        const { code, description } = one;
        const known = decodeRefusal(code, description);
        const source = known?.source ?? explanationOf(code);
        const message =
          refusedPath(one, campaign) === null ? messages.refusedBecause : messages.refusedHere;
        return (
          <Alert
            key={`${code} ${description}`}
            kind="warning"
            title={t(message, { reason: description })}
          >
            {known && `${say(known.means)} ${say(known.toDo)} `}
            {source && <SourceLink source={source} />}
          </Alert>
        );
      })}
    </div>
  );
}
