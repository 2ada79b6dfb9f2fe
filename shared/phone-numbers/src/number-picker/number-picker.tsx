import type { AccountCountry } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { useT } from '@jackfield/runtime';
import { useEffect, useId, useState } from 'react';
import { pickerMessages } from './messages.ts';
import { type NumberChoice, noNumber, searchOf, startPlace } from './number-choice.ts';
import css from './number-picker.module.css';
import { ProposedNumber } from './proposed-number.tsx';
import { useSuggestions } from './use-suggestions.ts';

const NumberChooser = lazyPart(() => import('./number-chooser.tsx').then((f) => f.NumberChooser));

export interface NumberPickerProps {
  country: AccountCountry;
  value: NumberChoice;
  onChange(value: NumberChoice): void;
  /** Name of the group. */
  label: string;
  /** For whom the number is, in a sentence of the chooser. */
  intro?: string;
  /** Leaves the Yes/No choice out where a number is always wanted (OP-67). */
  always?: boolean;
  /** Numbers that others of the same form hold, which are not proposed again. */
  without?: readonly string[];
}

/**
 * Proposes a number to buy and lets another be chosen (NUM-13 to NUM-25). Nothing is reserved here:
 * the form around it does that when it is saved (OP-67).
 */
export function NumberPicker(props: NumberPickerProps) {
  const { country, value, onChange, label, intro, always = false, without = [] } = props;
  const t = useT();
  const group = useId();
  const aheadId = useId();
  const [place, setPlace] = useState(() => startPlace(country));
  const [isOpen, setOpen] = useState(false);
  const suggestions = useSuggestions(searchOf(place, country), without);
  const [declined, setDeclined] = useState(value.number);

  const { isReloading } = suggestions;
  const [first] = suggestions.numbers;
  /** What Yes would reserve. */
  const ahead = declined ?? (isReloading ? null : (first ?? null));
  const isMissing = value.wanted && value.number === null;
  useEffect(() => {
    if (isMissing && first && !isReloading) onChange({ wanted: true, number: first });
  }, [isMissing, first, isReloading, onChange]);

  const choose = (isYes: boolean) => {
    if (isYes) return onChange({ wanted: true, number: ahead });
    setDeclined(value.number);
    return onChange(noNumber);
  };
  const proposed = (
    <ProposedNumber
      number={value.number}
      suggestions={suggestions}
      onChange={() => setOpen(true)}
    />
  );
  const option = (isYes: boolean) => (
    <label className={css.choice}>
      <input
        type="radio"
        className="ui-radio"
        name={group}
        checked={value.wanted === isYes}
        aria-describedby={isYes && !value.wanted && ahead ? aheadId : undefined}
        onChange={() => choose(isYes)}
      />
      {t(isYes ? pickerMessages.yes : pickerMessages.no)}
      {isYes && !value.wanted && ahead && (
        // Described by it, so that the choice keeps its name.
        <span id={aheadId} className={css.ahead} aria-hidden="true">
          {formatPhone(ahead.number)}
        </span>
      )}
    </label>
  );

  return (
    <>
      <fieldset className={css.picker}>
        <legend>{label}</legend>
        {always ? (
          proposed
        ) : (
          <div className={`ui-card ui-rows ${css.choices}`}>
            <div className={css.row} data-chosen={value.wanted}>
              {option(true)}
              {value.wanted && <div className={css.inner}>{proposed}</div>}
            </div>
            <div className={css.row}>{option(false)}</div>
          </div>
        )}
      </fieldset>
      {isOpen && (
        <NumberChooser
          country={country}
          place={place}
          chosen={value.number}
          without={without}
          {...(intro !== undefined && { intro })}
          onClose={() => setOpen(false)}
          onSelect={(number, found) => {
            setPlace(found);
            onChange({ wanted: true, number });
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
