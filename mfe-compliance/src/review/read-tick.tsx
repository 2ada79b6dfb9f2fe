import { Checkbox } from '@jackfield/kit/ui/form';
import css from './read-tick.module.css';

interface ReadTickProps {
  label: string;
  note: string;
  checked: boolean;
  onChange(hasRead: boolean): void;
}

/** Who submits says that every line was read; nobody sets the tick for them. */
export function ReadTick({ label, note, checked, onChange }: ReadTickProps) {
  return (
    <div className={css.read}>
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
        {label}
      </Checkbox>
      <p className="ui-caption">{note}</p>
    </div>
  );
}
