import { configAtom, useT, variantAtom } from '@jackfield/runtime/core';
import { BrandMark } from '@jackfield/kit/theme';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import css from './auth-layout.module.css';
import { Board } from './board.tsx';

/** Layout of every sign-in page (SHELL-08, OP-14): mark, one column, the board beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const t = useT();
  const variant = useAtomValue(variantAtom);
  const config = useAtomValue(configAtom);
  return (
    <div className={css.page}>
      <div className={css.column}>
        <div className={css.brand}>
          <span className={css.mark}>
            <BrandMark size={24} />
          </span>
          <span className={css.name}>{variant.name}</span>
        </div>
        <main className={css.main}>{children}</main>
        <footer className={`ui-caption ${css.foot}`}>
          {config.captchaSiteKey ? <span>{t(messages.captchaNote)}</span> : null}
        </footer>
      </div>
      <aside className={css.board}>
        <Board />
        <div className={css.words}>
          <p className={css.title}>{t(messages.boardTitle)}</p>
          <p className={css.text}>{t(messages.boardText)}</p>
        </div>
      </aside>
    </div>
  );
}
