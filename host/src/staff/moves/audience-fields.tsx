import { Field, Input, RadioGroup, Switch, TextArea } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import css from './moves.module.css';
import { moveMessages as messages } from './messages.ts';
import type { PromotionErrors, PromotionInput } from './read-promotion.ts';

export interface AudienceFieldsProps {
  input: PromotionInput;
  errors: PromotionErrors;
  onChange(change: Partial<PromotionInput>): void;
}

/** Who gets the version: everyone, or a share of the accounts and named ones first. */
export function AudienceFields({ input, errors, onChange }: AudienceFieldsProps) {
  const t = useT();
  const reaches = [
    { value: 'all' as const, label: t(messages.all) },
    { value: 'some' as const, label: t(messages.some) },
  ];
  return (
    <div className={css.group}>
      <Field label={t(messages.reach)}>
        <RadioGroup
          label={t(messages.reach)}
          options={reaches}
          value={input.reach}
          onChange={(reach) => onChange({ reach })}
        />
      </Field>
      {input.reach === 'some' && (
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
          <Field label={t(messages.tenants)} hint={t(messages.tenantsHint)} error={errors.tenants}>
            <TextArea
              value={input.tenants}
              rows={2}
              spellCheck={false}
              onChange={(event) => onChange({ tenants: event.target.value })}
            />
          </Field>
          <AutoSwitch
            checked={input.autoRollback}
            onChange={(autoRollback) => onChange({ autoRollback })}
          />
        </div>
      )}
    </div>
  );
}

function AutoSwitch(props: { checked: boolean; onChange(checked: boolean): void }) {
  const t = useT();
  const label = t(messages.auto);
  return (
    <div className={css.auto}>
      <Switch {...props} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
