import { TextField } from '@jackfield/records/form-fields';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { campaignMessages } from '../campaigns/messages.ts';
import { Noted } from '../preflight/noted.tsx';
import { StepHead } from '@jackfield/records/steps-page';
import css from './fields.module.css';
import { campaignFormMessages as messages } from './messages.ts';
import { TextAreaField } from './text-area-field.tsx';
import type { CampaignValues } from './values.ts';

const groups = [
  { kind: 'optIn', title: messages.optInTitle, hint: messages.optInHint },
  { kind: 'optOut', title: messages.optOutTitle, hint: messages.optOutHint },
  { kind: 'help', title: messages.helpTitle, hint: messages.helpHint },
] as const;

/** Words that people text, and what they are answered (VAL-22, VAL-23). */
export function KeywordsStep({ control }: { control: Control<CampaignValues> }) {
  const t = useT();
  const id = useId();
  return (
    <>
      <StepHead title={t(messages.keywordsTitle)} intro={t(messages.keywordsIntro)} />
      {groups.map(({ kind, title, hint }) => (
        <section key={kind} className={css.group} aria-labelledby={`${id}-${kind}`}>
          <h3 id={`${id}-${kind}`}>{t(title)}</h3>
          <Noted field={`${kind}Keywords`}>
            <TextField
              control={control}
              name={`${kind}Keywords`}
              label={t(campaignMessages[`${kind}Keywords`])}
            />
          </Noted>
          <TextAreaField
            control={control}
            name={`${kind}Message`}
            label={t(campaignMessages[`${kind}Message`])}
            hint={t(hint)}
            most={320}
          />
        </section>
      ))}
    </>
  );
}
