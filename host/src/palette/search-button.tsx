import { Kbd } from '@jackfield/kit/ui/core';
import { Search } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useSetAtom } from 'jotai';
import { controlKey } from './control-key.ts';
import { messages } from './messages.ts';
import { paletteAtom } from './palette-state.ts';
import css from './search-button.module.css';

/** Opens the command palette from the top bar. */
export function SearchButton() {
  const t = useT();
  const setPalette = useSetAtom(paletteAtom);
  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setPalette('search')}
    >
      <Search size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={css.word}>{t(messages.title)}</span>
      <span className={css.keys}>
        <Kbd keys={[controlKey(), 'K']} />
      </span>
    </button>
  );
}
