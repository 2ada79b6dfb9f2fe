import { Field, Input, Switch } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { ChoiceList, Choices } from './choices.tsx';
import { CompanyChoice } from './company-choice.tsx';
import { moveMessages as messages } from './messages.ts';
import css from './moves.module.css';
import { RadioRow } from './radio-row.tsx';
import type { PromotionErrors, PromotionInput } from './read-promotion.ts';

export interface AudienceFieldsProps {
  input: PromotionInput;
  errors: PromotionErrors;
  onChange(change: Partial<PromotionInput>): void;
}

const reaches = ['all', 'some'] as const;

/** Who gets the version: everyone, or a share of the accounts and named ones first. */
export function AudienceFields(props: AudienceFieldsProps) {
  const { input, onChange } = props;
  const t = useT();
  const group = useId();
  return (
    <div className={css.group}>
      <Choices legend={t(messages.reach)}>
        <ChoiceList>
          {reaches.map((reach) => (
            <RadioRow
              key={reach}
              group={group}
              isChosen={input.reach === reach}
              onChoose={() => onChange({ reach })}
            >
              {t(messages[reach])}
            </RadioRow>
          ))}
        </ChoiceList>
      </Choices>
      {input.reach === 'some' && <CanaryFields {...props} />}
    </div>
  );
}

function CanaryFields({ input, errors, onChange }: AudienceFieldsProps) {
  const t = useT();
  return (
    <div className={css.well}>
      <Field label={t(messages.share)} hint={t(messages.shareHint)} error={errors.share}>
        <Input
          value={input.share}
          inputMode="decimal"
          autoComplete="off"
          suffix="%"
          className={css.share ?? ''}
          onChange={(event) => onChange({ share: event.target.value })}
        />
      </Field>
      <CompanyChoice
        chosen={input.tenants}
        error={errors.tenants}
        onChange={(tenants) => onChange({ tenants })}
      />
      <div className={css.auto}>
        <Switch
          checked={input.autoRollback}
          onChange={(autoRollback) => onChange({ autoRollback })}
          aria-label={t(messages.auto)}
        />
        <span aria-hidden="true">{t(messages.auto)}</span>
      </div>
    </div>
  );
}
