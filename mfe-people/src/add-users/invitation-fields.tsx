import { Fields } from '@jackfield/kit/form-section';
import { Alert, IconButton } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Trash2 } from '@jackfield/kit/ui/icons';
import { Select } from '@jackfield/kit/ui/select';
import { NumberPicker, TrialNumbersText } from '@jackfield/phone-numbers/number-picker';
import { NameHint } from '@jackfield/records/form-fields';
import { accountAtom, common, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { Invitation, InvitationField } from './invitation.ts';
import css from './invitation-fields.module.css';
import { addMessages } from './messages.ts';

export interface InvitationFieldsProps {
  invitation: Invitation;
  /** From 1. */
  position: number;
  isOnly: boolean;
  errorOf(field: InvitationField): string | undefined;
  failure: string | undefined;
  /** A trial has room for a number of this person. */
  mayHaveNumber: boolean;
  /** Numbers that the people of the drawer have by now. */
  numbers: readonly string[];
  onChange<Field extends InvitationField>(field: Field, value: Invitation[Field]): void;
  onRemove(): void;
}

/** One person of the add drawer. */
export function InvitationFields(props: InvitationFieldsProps) {
  const { invitation, position, isOnly, errorOf, failure, onChange, onRemove } = props;
  const t = useT();
  const account = useAtomValue(accountAtom);
  // Only admins give roles.
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  const own = invitation.number.number?.number;
  const numberError = errorOf('number');
  const isSuggested = (field: 'firstName' | 'lastName') =>
    invitation.suggested.includes(field) && !errorOf(field);

  const text = (field: 'email' | 'firstName' | 'lastName', autoComplete: string) => (
    <Field
      label={t(addMessages[field])}
      {...(field !== 'email' && {
        isHintKept: true,
        hint: isSuggested(field) ? (
          t(addMessages.fromEmail)
        ) : (
          <NameHint
            refused={errorOf(field) ? invitation[field] : null}
            onTake={(name) => onChange(field, name)}
          />
        ),
      })}
      error={errorOf(field)}
      required
    >
      <Input
        value={invitation[field]}
        type={field === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        onChange={(event) => onChange(field, event.target.value)}
        {...(field !== 'email' && {
          onFocus: ({ target }) => {
            if (isSuggested(field)) target.select();
          },
        })}
      />
    </Field>
  );

  return (
    <fieldset className={css.person}>
      <legend className={css.legend}>{t(addMessages.person, { position })}</legend>
      {!isOnly && (
        <div className={css.remove}>
          <IconButton
            data-remove
            size="small"
            label={t(addMessages.remove, { position })}
            icon={<Trash2 size={16} strokeWidth={1.75} />}
            onClick={onRemove}
          />
        </div>
      )}
      {failure !== undefined && <Alert kind="error" title={failure} />}
      <Fields>
        {text('email', 'off')}
        {isAdmin && (
          <Field label={t(common.role)}>
            <Select
              value={invitation.role}
              options={[
                { value: 'standard', label: t(common.standard) },
                { value: 'admin', label: t(common.admin) },
              ]}
              onChange={(role) => onChange('role', role)}
            />
          </Field>
        )}
        {text('firstName', 'off')}
        {text('lastName', 'off')}
      </Fields>
      {props.mayHaveNumber || invitation.number.wanted ? (
        <NumberPicker
          label={t(common.phoneNumber)}
          country={account?.country ?? 'USA'}
          intro={t(addMessages.numberIntro)}
          value={invitation.number}
          without={props.numbers.filter((number) => number !== own)}
          onChange={(number) => onChange('number', number)}
        />
      ) : (
        <p className="ui-secondary">
          <TrialNumbersText ownerType="teammate" />
        </p>
      )}
      {numberError && <Alert kind="error" title={numberError} />}
      {invitation.number.wanted && <Alert kind="info" title={t(common.numberCharges)} />}
    </fieldset>
  );
}
