import { type SignOn, type SignOnMode, setSignOnMode } from '@jackfield/contract/api/sso';
import { formatDay } from '@jackfield/domain';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Checkbox, Field, Input } from '@jackfield/kit/ui/form';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, formatList, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { modeMessages as messages } from './messages.ts';
import css from './sign-on.module.css';
import { signOnOptions } from './sign-on-query.ts';
import { requireObstacle, verifiedNames } from './sign-on-state.ts';

interface ModeFormProps {
  signOn: SignOn;
  provider: string;
  /** The account's day, such as 2026-11-26. */
  today: string;
}

/** What is chosen. */
interface Chosen {
  readonly mode: Exclude<SignOnMode, 'off'>;
  readonly requiredFrom: string;
  readonly isNewcomers: boolean;
  readonly isProviderStepTaken: boolean;
}

const chosenOf = (signOn: SignOn, today: string): Chosen => ({
  mode: signOn.mode === 'required' ? 'required' : 'offered',
  requiredFrom: signOn.requiredFrom ?? today,
  isNewcomers: signOn.justInTime === 'standard',
  isProviderStepTaken: signOn.isProviderStepTaken,
});

const bodyOf = ({ mode, requiredFrom, isNewcomers, isProviderStepTaken }: Chosen) =>
  ({
    mode,
    requiredFrom: mode === 'required' ? requiredFrom : null,
    justInTime: isNewcomers ? 'standard' : 'off',
    isProviderStepTaken,
  }) as const;

/** Offers or requires single sign-on, and turns it off (SSO-01). */
export function ModeForm({ signOn, provider, today }: ModeFormProps) {
  const t = useT();
  const client = useQueryClient();
  const fresh = chosenOf(signOn, today);
  const [chosen, setChosen] = useState(fresh);
  const [isAsking, setAsking] = useState(false);
  const change = (part: Partial<Chosen>) => setChosen((was) => ({ ...was, ...part }));
  const { mode, requiredFrom } = chosen;
  const isOn = signOn.mode !== 'off';
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(fresh);
  const hasDomain = verifiedNames(signOn).length > 0;
  const saving = useConfirm(() => call(setSignOnMode, { body: bodyOf(chosen) }), {
    of: chosen,
    fields: ['mode', 'requiredFrom'],
    check: () => ({
      requiredFrom:
        mode === 'required' && requiredFrom !== signOn.requiredFrom && requiredFrom < today
          ? t(messages.fromPast)
          : '',
    }),
    done: t(isOn ? common.saved : messages.turnedOn),
    onDone: (saved) => client.setQueryData(signOnOptions().queryKey, saved),
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.run();
      }}
    >
      <ModeChoices
        signOn={signOn}
        chosen={chosen}
        today={today}
        faults={saving.faults}
        onChange={change}
      />
      <Option
        label={t(messages.newcomers)}
        text={t(messages.newcomersText, { provider })}
        checked={chosen.isNewcomers}
        onChange={(isNewcomers) => change({ isNewcomers })}
      />
      <Option
        label={t(messages.providerStep, { provider })}
        text={t(messages.providerStepText)}
        checked={chosen.isProviderStepTaken}
        onChange={(isProviderStepTaken) => change({ isProviderStepTaken })}
      />
      {!hasDomain && <p className={`ui-secondary ${css.note}`}>{t(messages.domainFirst)}</p>}
      {saving.error && <Alert kind="error" title={saving.error} />}
      <div className="ui-actions">
        {(!isOn || isChanged) && (
          <Button type="primary" htmlType="submit" loading={saving.busy} disabled={!hasDomain}>
            {isOn ? t(common.saveChanges) : t(messages.turnOn, { count: signOn.people })}
          </Button>
        )}
        {isOn && (
          <Button danger onClick={() => setAsking(true)}>
            {t(messages.turnOffAsk)}
          </Button>
        )}
      </div>
      {isAsking && <TurnOffDialog signOn={signOn} onClose={() => setAsking(false)} />}
    </form>
  );
}

interface ModeChoicesProps {
  signOn: SignOn;
  chosen: Chosen;
  today: string;
  faults: Readonly<Record<string, string | undefined>>;
  onChange(part: Partial<Chosen>): void;
}

function ModeChoices({ signOn, chosen, today, faults, onChange }: ModeChoicesProps) {
  const t = useT();
  const { mode, requiredFrom } = chosen;
  const owner = signOn.owner.name;
  const obstacle = requireObstacle(signOn);
  const requireText = {
    test: t(messages.requireTest),
    owner: t(messages.requireOwner, { owner }),
    none: t(messages.requireText, { owner, domains: formatList(verifiedNames(signOn)) }),
  }[obstacle ?? 'none'];
  return (
    <fieldset className={css.choices} aria-label={t(messages.label)}>
      <Choice
        label={t(messages.offer)}
        text={t(messages.offerText)}
        checked={mode === 'offered'}
        onChoose={() => onChange({ mode: 'offered' })}
      />
      <Choice
        label={t(messages.require)}
        text={requireText}
        fault={faults['mode']}
        checked={mode === 'required'}
        disabled={obstacle !== null}
        onChoose={() => onChange({ mode: 'required' })}
      >
        {mode === 'required' && (
          <div className={css.day}>
            <Field
              label={t(messages.from)}
              {...(requiredFrom > today && { hint: t(messages.fromHint) })}
              error={faults['requiredFrom']}
              required
            >
              <Input
                type="date"
                min={today}
                value={requiredFrom}
                title={formatDay(requiredFrom)}
                onChange={({ target }) => onChange({ requiredFrom: target.value })}
              />
            </Field>
          </div>
        )}
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  text: string;
  fault?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChoose(): void;
  children?: ReactNode;
}

function Choice({
  label,
  text,
  fault,
  checked,
  disabled = false,
  onChoose,
  children,
}: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <input
        type="radio"
        className="ui-radio"
        id={id}
        name="sign-on-mode"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <label className="ui-strong" htmlFor={id}>
        {label}
      </label>
      <span className="ui-secondary" id={`${id}-text`}>
        {text}
      </span>
      {fault && (
        <span className={css.fault} role="alert">
          {fault}
        </span>
      )}
      {children}
    </div>
  );
}

interface OptionProps {
  label: string;
  text: string;
  checked: boolean;
  onChange(isChecked: boolean): void;
}

function Option({ label, text, checked, onChange }: OptionProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={checked}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      >
        <span className="ui-strong">{label}</span>
      </Checkbox>
      <span className={`ui-secondary ${css.optionText}`} id={id}>
        {text}
      </span>
    </div>
  );
}

function TurnOffDialog({ signOn, onClose }: { signOn: SignOn; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const { justInTime, isProviderStepTaken } = signOn;
  const body = { mode: 'off', requiredFrom: null, justInTime, isProviderStepTaken } as const;
  const confirm = useConfirm(() => call(setSignOnMode, { body }), {
    done: t(messages.turnedOff),
    onDone: (saved) => {
      client.setQueryData(signOnOptions().queryKey, saved);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(messages.turnOffTitle)}
      confirmText={t(messages.turnOff)}
      onClose={onClose}
      {...confirm.dialog}
    >
      {t(messages.turnOffText, { count: signOn.people })}
    </ConfirmDialog>
  );
}
