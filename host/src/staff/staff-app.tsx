import { paths, type Registry } from '@jackfield/contract';
import { EmptyState } from '@jackfield/kit/empty-state';
import { Button, Spinner } from '@jackfield/kit/ui/core';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { CloudOff } from '@jackfield/kit/ui/icons';
import { common, failureText, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { endedNameAtom } from './api/call-staff.ts';
import { staffSessionOptions } from './api/session.ts';
import { DueWorkPage } from './due-work/due-work-page.tsx';
import { dueWorkMessages } from './due-work/messages.ts';
import { frameMessages as messages } from './frame/messages.ts';
import { StaffFrame } from './frame/staff-frame.tsx';
import { overviewMessages } from './overview/messages.ts';
import { SignInAgain } from './sign-in/sign-in-again.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { StaffPage } from './staff-page.tsx';

export interface StaffAppProps {
  /** What the page was given; names the areas. */
  registry: Registry;
}

/** The pages of staff: sign-in, releases, due work, and the sign-in over them when it has run out. */
export function StaffApp({ registry }: StaffAppProps) {
  const t = useT();
  const { data: session, error, refetch } = useQuery(staffSessionOptions());
  const endedName = useAtomValue(endedNameAtom);
  const isDueWork = useLocation().pathname === paths.staff.dueWork();
  const page = t(isDueWork ? dueWorkMessages.title : overviewMessages.title);
  const { name: portal } = registry.variant;
  useEffect(() => {
    document.title = t(messages.title, { page, name: portal });
  }, [t, page, portal]);
  const labelOf = (id: string) => registry.areas.find(({ area }) => area === id)?.label ?? id;
  if (!session) {
    return (
      <main className="frame-alone">
        {error ? (
          <EmptyState
            failed
            icon={CloudOff}
            title={t(messages.failed)}
            action={<Button onClick={() => void refetch()}>{t(common.tryAgain)}</Button>}
          >
            {failureText(error)}
          </EmptyState>
        ) : (
          <Spinner label={t(messages.loading)} />
        )}
      </main>
    );
  }
  const name = session.staff?.name ?? endedName;
  return (
    <>
      {name === null ? (
        <SignInPage />
      ) : (
        <StaffFrame name={name} isSignedIn={session.staff !== null}>
          {isDueWork ? (
            <DueWorkPage isSignedIn={session.staff !== null} />
          ) : (
            <StaffPage session={session} labelOf={labelOf} />
          )}
        </StaffFrame>
      )}
      {name !== null && session.staff === null && <SignInAgain name={name} />}
      <Toaster />
    </>
  );
}
