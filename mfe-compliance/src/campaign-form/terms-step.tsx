import { Checkbox } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { campaignFlags } from '../campaigns/campaign-fields.ts';
import { campaignMessages } from '../campaigns/messages.ts';
import { FieldNotes } from '../preflight/field-notes.tsx';
import { StepHead } from '@jackfield/records/steps-page';
import css from './fields.module.css';
import { campaignFormMessages as messages } from './messages.ts';
import type { CampaignValues } from './values.ts';

/** What the texts hold, and the carriers' rules. */
export function TermsStep({ control }: { control: Control<CampaignValues> }) {
  const t = useT();
  const id = useId();
  return (
    <>
      <StepHead title={t(messages.termsTitle)} intro={t(messages.termsIntro)} />
      {campaignFlags.map((flag) => (
        <Controller
          key={flag}
          control={control}
          name={flag}
          render={({ field: { value, onChange, onBlur } }) => (
            <div className={css.flag}>
              <Checkbox
                name={flag}
                checked={value}
                aria-describedby={`${id}-${flag}`}
                onBlur={onBlur}
                onChange={({ target }) => onChange(target.checked)}
              >
                {t(campaignMessages[flag])}
              </Checkbox>
              <p className="ui-caption" id={`${id}-${flag}`}>
                {t(messages[`${flag}Hint`])}
              </p>
              <FieldNotes field={flag} />
            </div>
          )}
        />
      ))}
      <section className={css.group} aria-labelledby={`${id}-rules`}>
        <h3 id={`${id}-rules`}>{t(messages.rulesTitle)}</h3>
        <p className="ui-secondary">{t(messages.rules)}</p>
        <Controller
          control={control}
          name="termsAccepted"
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <div>
              <Checkbox
                name="termsAccepted"
                checked={value}
                aria-invalid={error !== undefined}
                onBlur={onBlur}
                onChange={({ target }) => onChange(target.checked)}
              >
                {t(messages.agree)}
              </Checkbox>
              {error && (
                <p className={css.fault} role="alert">
                  {error.message}
                </p>
              )}
            </div>
          )}
        />
      </section>
    </>
  );
}
