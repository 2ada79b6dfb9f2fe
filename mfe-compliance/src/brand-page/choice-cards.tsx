import { useId } from 'react';
import css from './vetting.module.css';

interface ChoiceCardsProps<Choice extends string> {
  label: string;
  value: Choice;
  options: readonly { value: Choice; label: string; text: string }[];
  onChange(value: Choice): void;
}

/** One of a few, each with what it is for. */
export function ChoiceCards<Choice extends string>(props: ChoiceCardsProps<Choice>) {
  const { label, value: chosen, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend className="ui-strong">{label}</legend>
      {options.map(({ value, label: title, text }) => (
        <label
          key={value}
          htmlFor={`${name}-${value}`}
          className={css.choice}
          data-chosen={value === chosen}
        >
          <input
            id={`${name}-${value}`}
            type="radio"
            className="ui-radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span className="ui-strong">{title}</span>
          <span className="ui-secondary">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
