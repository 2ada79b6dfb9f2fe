import { addressCountries, type AddressField } from '@jackfield/domain/address-rules';
import { regionChoices } from '@jackfield/domain/regions';
import { Fields, Wide } from '@jackfield/kit/form-section';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { Fragment } from 'react';
import css from './address-form.module.css';
import { addressLabels } from './labels.ts';
import { addressMessages } from './messages.ts';
import type { AddressFormState } from './use-address-form.ts';

/**
 * The one address form: mandatory or not, format one or two, and for USA accounts a choice of
 * country that selects the state list (VAL-25 to VAL-29).
 */
export function AddressForm({ form }: { form: AddressFormState }) {
  const t = useT();
  const { draft, account, format, isMandatory, errors, change } = form;
  const labels = addressLabels(account, draft.country, format);
  const { isCountryFixed = false, isCompact = false } = form;
  const choice = addressCountries[account];
  const Line = isCompact ? Fragment : Wide;

  const text = (field: Exclude<AddressField, 'state'>, isRequired = isMandatory) => (
    <Field label={t(labels[field])} error={errors[field]} required={isRequired}>
      <Input
        value={draft[field]}
        autoComplete="off"
        most={100}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </Field>
  );

  const state = (
    <Field label={t(labels.state)} error={errors.state} required={isMandatory}>
      <Select
        showSearch
        value={draft.state || null}
        options={regionChoices(draft.country)}
        onChange={(chosen) => change({ state: chosen ?? '' })}
      />
    </Field>
  );

  return (
    <Fields>
      {(choice.length > 1 || isCountryFixed) && (
        <Wide>
          <Field label={t(addressMessages.country)}>
            <Select
              value={draft.country}
              disabled={isCountryFixed}
              options={choice.map((value) => ({ value, label: t(addressMessages[value]) }))}
              onChange={(country) => change({ country, state: '', zip: '' })}
            />
          </Field>
        </Wide>
      )}
      {format === 'two' ? (
        <>
          {text('houseNumber')}
          {text('address')}
        </>
      ) : (
        <Line>{text('address')}</Line>
      )}
      <Line>{text('address2', false)}</Line>
      <Line>{text('city')}</Line>
      {isCompact ? (
        <div className={css.area}>
          {state}
          {text('zip')}
        </div>
      ) : (
        <>
          {state}
          {text('zip')}
        </>
      )}
    </Fields>
  );
}
