import type { AccountCountry } from '@jackfield/contract';
import { areaCodesOf, isAreaCode, tollFreePrefixes } from '@jackfield/domain/number-search';
import { regionChoices } from '@jackfield/domain/regions';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './number-chooser.module.css';
import { pickerMessages } from './messages.ts';
import { inRegion, type NumberPlace } from './number-choice.ts';

interface PlaceFieldsProps {
  country: AccountCountry;
  place: NumberPlace;
  onChange(place: NumberPlace): void;
}

/** Where numbers are looked for: state and area code, or toll-free prefix. */
export function PlaceFields(props: PlaceFieldsProps) {
  if (props.place.type === 'tollFree') return <PrefixField {...props} />;
  return props.country === 'CAN' ? <TypedAreaCode {...props} /> : <StateFields {...props} />;
}

function StateFields({ country, place, onChange }: PlaceFieldsProps) {
  const t = useT();
  const codes = areaCodesOf(country, place.region ?? '');
  return (
    <div className={css.place}>
      <Field label={t(pickerMessages.state)}>
        <Select
          showSearch
          value={place.region ?? ''}
          options={regionChoices(country)}
          onChange={(region) => onChange(inRegion(place, country, region))}
        />
      </Field>
      <Field label={t(pickerMessages.areaCode)}>
        <Select
          value={place.areaCode}
          options={codes.map((code) => ({ value: code, label: code }))}
          onChange={(areaCode) => onChange({ ...place, areaCode })}
        />
      </Field>
    </div>
  );
}

/** Canadian regions carry no area codes, so that one is typed (OP-69). */
function TypedAreaCode({ country, place, onChange }: PlaceFieldsProps) {
  const t = useT();
  const isWrong = !isAreaCode(country, place.areaCode);
  return (
    <div className={css.place}>
      <Field
        label={t(pickerMessages.areaCode)}
        error={isWrong ? t(pickerMessages.areaCodeRule) : undefined}
      >
        <Input
          value={place.areaCode}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) =>
            onChange({ ...place, areaCode: event.target.value.replace(/\D/g, '') })
          }
        />
      </Field>
    </div>
  );
}

function PrefixField({ place, onChange }: PlaceFieldsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={css.prefixes}>
      <legend>{t(pickerMessages.prefix)}</legend>
      {tollFreePrefixes.map((prefix) => (
        <label key={prefix} className={css.prefix}>
          <input
            type="radio"
            name={name}
            checked={place.prefix === prefix}
            onChange={() => onChange({ ...place, prefix })}
          />
          {prefix}
        </label>
      ))}
    </fieldset>
  );
}
