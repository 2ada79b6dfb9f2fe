import type { AccountCountry } from '@jackfield/contract';
import type { OfferedNumber } from '@jackfield/contract/api/number';
import { formatPhone, numberTypesOf } from '@jackfield/domain';
import { regionName, regions } from '@jackfield/domain/regions';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Input, Segmented } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './number-chooser.module.css';
import { pickerMessages } from './messages.ts';
import { type NumberPlace, searchOf } from './number-choice.ts';
import { NumberGrid } from './number-grid.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface NumberChooserProps {
  country: AccountCountry;
  /** Where the search stands when the dialog opens. */
  place: NumberPlace;
  chosen: OfferedNumber | null;
  /** Numbers that are not offered. */
  without: readonly string[];
  /** For whom the number is, in a sentence. */
  intro?: string;
  /** SELECT: the number, and where it was found (NUM-17). */
  onSelect(number: OfferedNumber, place: NumberPlace): void;
  /** BACK: the choice of before stays (NUM-16). */
  onClose(): void;
}

/** Chooses a number among suggestions (NUM-15 to NUM-25). Render it when it opens. */
export function NumberChooser({
  country,
  intro,
  onSelect,
  onClose,
  ...before
}: NumberChooserProps) {
  const t = useT();
  const [place, setPlace] = useState(before.place);
  const [picked, setPicked] = useState(before.chosen);
  const suggestions = useSuggestions(searchOf(place, country), before.without);
  const { numbers, isReloading } = suggestions;
  const chosen = picked ?? (isReloading ? null : (numbers[0] ?? null));
  const types = numberTypesOf(country);
  const region = regions[country].find(({ postalAbbr }) => postalAbbr === place.region);

  const search = (next: NumberPlace) => {
    setPlace(next);
    setPicked(null);
  };
  const select = () => {
    if (chosen) onSelect(chosen, place);
  };

  return (
    <Dialog
      open
      width={1067}
      title={t(pickerMessages.title)}
      cancelText={t(pickerMessages.back)}
      note={
        <span aria-live="polite" className="ui-num">
          {chosen
            ? t(pickerMessages.selected, { number: formatPhone(chosen.number) })
            : t(pickerMessages.none)}
        </span>
      }
      action={
        <Button type="primary" disabled={!chosen} onClick={select}>
          {t(pickerMessages.select)}
        </Button>
      }
      onClose={onClose}
      onSubmit={select}
    >
      {intro && <p className={css.intro}>{intro}</p>}
      {types.length > 1 && (
        <div className={css.type}>
          <Segmented
            block
            label={t(pickerMessages.type)}
            value={place.type}
            options={types.map((type) => ({ value: type, label: t(pickerMessages[type]) }))}
            onChange={(type) => search({ ...place, type })}
          />
        </div>
      )}
      <PlaceFields country={country} place={place} onChange={search} />
      <div className={css.digits}>
        <Field label={t(pickerMessages.digits)} hint={t(pickerMessages.digitsHint)}>
          <Input
            value={place.digits}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            onChange={({ target }) => search({ ...place, digits: target.value.replace(/\D/g, '') })}
          />
        </Field>
      </div>
      <NumberGrid
        suggestions={suggestions}
        chosen={chosen?.number ?? null}
        region={region ? regionName(region) : ''}
        onChoose={setPicked}
      />
    </Dialog>
  );
}
