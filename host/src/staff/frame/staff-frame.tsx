import { Button } from '@jackfield/kit/ui/core';
import { LogOut } from '@jackfield/kit/ui/icons';
import { notify, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { useEndStaffSession } from '../api/session.ts';
import { frameMessages as messages } from './messages.ts';
import { StaffBrand } from './staff-brand.tsx';
import css from './staff-frame.module.css';

export interface StaffFrameProps {
  /** Who of staff is signed in. */
  name: string;
  children: ReactNode;
}

/** Top bar and sheet of the pages of staff. */
export function StaffFrame({ name, children }: StaffFrameProps) {
  const t = useT();
  const end = useEndStaffSession();
  const signOut = () => end.mutate(undefined, { onError: notify.failure });
  return (
    <div className="frame" data-side="none">
      <a className="ui-skip" href="#main">
        {t(messages.skip)}
      </a>
      <header className="frame-top">
        <StaffBrand />
        <span className={css.space} />
        <span className={`ui-clip ${css.name}`}>{name}</span>
        <Button
          type="text"
          icon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />}
          loading={end.isPending}
          onClick={signOut}
        >
          {t(messages.signOut)}
        </Button>
      </header>
      <main id="main" className="frame-sheet" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
