import { Checkbox } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import {
  flagsText,
  keywordFields,
  messageFields,
  purposeFields,
  type ReadField,
} from '../campaigns/campaign-fields.ts';
import type { ReactNode } from 'react';
import { StepHead } from '../steps-page/step-head.tsx';
import { campaignFormMessages as messages } from './messages.ts';
import css from './review.module.css';
import type { CampaignValues } from './values.ts';

interface ReviewStepProps {
  values: CampaignValues;
  hasRead: boolean;
  /** What is sent although reviewers refuse it as a rule. */
  notes: ReactNode;
  onRead(hasRead: boolean): void;
  onEdit(step: string): void;
}

/** Everything once more, and the tick that nobody sets for the reader. */
export function ReviewStep({ values, hasRead, notes, onRead, onEdit }: ReviewStepProps) {
  const t = useT();
  const sent = { ...values, useCase: values.useCase ?? 'Mixed' };
  const flags = flagsText(values) || t(messages.noFlags);
  const groups: readonly { step: string; title: string; lines: readonly ReadField[] }[] = [
    { step: 'purpose', title: t(messages.purpose), lines: purposeFields(sent) },
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
      <div className="ui-card ui-rows">
        {groups.map(({ step, title, lines }) => (
          <section key={step} className={css.group} aria-label={title}>
            <h3>{title}</h3>
            <dl className={css.lines}>
              {lines
                .filter(({ text }) => text !== '')
                .map(({ key, label, text }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
            </dl>
            <button
              type="button"
              className={css.edit}
              aria-label={t(common.editOf, { name: title })}
              onClick={() => onEdit(step)}
            >
              {t(common.edit)}
            </button>
          </section>
        ))}
      </div>
      {notes}
      <div className={css.read}>
        <Checkbox checked={hasRead} onChange={({ target }) => onRead(target.checked)}>
          {t(messages.hasRead)}
        </Checkbox>
        <p className="ui-caption">{t(messages.hasReadNote)}</p>
      </div>
    </>
  );
}
