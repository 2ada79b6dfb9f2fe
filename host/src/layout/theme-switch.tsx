import { themeAtom, type ThemeChoice, useT } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import css from './account-drawer.module.css';
import { messages } from './messages.ts';

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Light, dark, or as the system has it; kept in this browser. */
export function ThemeSwitch() {
  const t = useT();
  const [choice, choose] = useAtom(themeAtom);
  return (
    <fieldset className={css.theme}>
      <legend className={css.legend}>{t(messages.theme)}</legend>
      <div className={css.choices}>
        {choices.map((each) => (
          <label key={each} className={css.choice}>
            <input
              type="radio"
              name="theme"
              value={each}
              checked={choice === each}
              onChange={() => choose(each)}
            />
            {t(messages[each])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
