import { Switch } from '@jackfield/kit/ui/form';
import { useId } from 'react';
import css from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  /** What it does, or why it did not work; read aloud as it changes. */
  hint: string;
  isOn: boolean;
  isBusy?: boolean;
  onChange(isOn: boolean): void;
}

/** Something of the phone that is on or off. */
export function SwitchRow({ label, hint, isOn, isBusy = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <div className="ui-lines ui-fill">
        <label htmlFor={id}>{label}</label>
        <output className="ui-caption" id={`${id}-hint`}>
          {hint}
        </output>
      </div>
      <Switch
        id={id}
        size="small"
        checked={isOn}
        loading={isBusy}
        onChange={onChange}
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}
