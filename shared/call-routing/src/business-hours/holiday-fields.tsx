import { type AccountCountry, accountCountrySchema } from '@jackfield/contract';
import type { Holidays } from '@jackfield/contract/api/holiday';
import { Field, Segmented } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import css from './holiday-dialog.module.css';
import { countryNames, holidayMessages } from './holiday-messages.ts';
import type { HolidayPlace } from './use-holidays.ts';

export interface HolidayFieldsProps {
  place: HolidayPlace;
  regions: Holidays['regions'];
  /** The first of the years that can be chosen. */
  thisYear: number;
  onChange(place: HolidayPlace): void;
}

/** Country, region and year. */
export function HolidayFields({ place, regions, thisYear, onChange }: HolidayFieldsProps) {
  const t = useT();
  return (
    <div className={css.fields}>
      <Field label={t(common.country)}>
        <Select<AccountCountry>
          value={place.country}
          options={accountCountrySchema.options.map((value) => ({
            value,
            label: t(countryNames[value]),
          }))}
          onChange={(country) => onChange({ ...place, country, region: '' })}
        />
      </Field>
      <Field label={t(holidayMessages.region)}>
        <Select
          showSearch
          value={place.region}
          options={[
            { value: '', label: t(holidayMessages.wholeCountry) },
            ...regions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(region) => onChange({ ...place, region })}
        />
      </Field>
      <div className={css.year}>
        <Field label={t(holidayMessages.year)}>
          <Segmented
            block
            label={t(holidayMessages.year)}
            value={String(place.year)}
            options={[thisYear, thisYear + 1, thisYear + 2]
              .map(String)
              .map((value) => ({ value, label: value }))}
            onChange={(year) => onChange({ ...place, year: Number(year) })}
          />
        </Field>
      </div>
    </div>
  );
}
