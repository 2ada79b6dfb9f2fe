import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { Button } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { askMessages, tryMessages } from './messages.ts';
import css from './try-call-dialog.module.css';

export interface CallKeypadProps {
  inputs: readonly IvrInput[];
  onPress(key: IvrInput): void;
  onClear(): void;
}

/** What the caller of a tried call presses, menu by menu. */
export function CallKeypad({ inputs, onPress, onClear }: CallKeypadProps) {
  const t = useT();
  const keyText = (key: IvrInput) => (key === 'timeout' ? t(askMessages.nothing) : key);
  return (
    <div>
      <p className={css.label}>{t(tryMessages.keypad)}</p>
      <output className={css.pressed}>
        {inputs.length === 0 ? t(common.noKeys) : inputs.map(keyText).join(' ')}
        {inputs.length > 0 && (
          <Button type="link" size="small" onClick={onClear}>
            {t(tryMessages.clear)}
          </Button>
        )}
      </output>
      <fieldset className={css.keypad} aria-label={t(tryMessages.keypad)}>
        {ivrInputs.map((key) => (
          <Button key={key} onClick={() => onPress(key)}>
            {keyText(key)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
