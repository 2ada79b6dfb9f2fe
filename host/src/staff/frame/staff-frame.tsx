import { paths } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { LogOut } from '@jackfield/kit/ui/icons';
import { LinkTabs } from '@jackfield/records/edit-page';
import { notify, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { setAsideOptions } from '../api/due-work.ts';
import { useEndStaffSession } from '../api/session.ts';
import { dueWorkMessages } from '../due-work/messages.ts';
import { overviewMessages } from '../overview/messages.ts';
import { frameMessages as messages } from './messages.ts';
import { StaffBrand } from './staff-brand.tsx';
import css from './staff-frame.module.css';

export interface StaffFrameProps {
  /** Who of staff is signed in. */
  name: string;
  isSignedIn: boolean;
  children: ReactNode;
}

/** Top bar and sheet of the pages of staff, with how much work is set aside. */
export function StaffFrame({ name, isSignedIn, children }: StaffFrameProps) {
  const t = useT();
  const end = useEndStaffSession();
  const aside = useQuery({ ...setAsideOptions(), enabled: isSignedIn }).data?.length ?? 0;
  const text = t(dueWorkMessages.count, { count: aside });
  const tabs = [
    { label: t(overviewMessages.title), to: paths.staff.releases() },
    {
      label: t(dueWorkMessages.title),
      to: paths.staff.dueWork(),
      count: aside > 0 ? { value: aside, text, isLoss: true } : undefined,
    },
  ];
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
        <div className={css.tabs}>
          <LinkTabs tabs={tabs} />
        </div>
        {children}
      </main>
    </div>
  );
}
