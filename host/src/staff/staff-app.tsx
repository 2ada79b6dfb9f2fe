import type { Registry } from '@jackfield/contract';
import { EmptyState } from '@jackfield/kit/empty-state';
import { Button, Spinner } from '@jackfield/kit/ui/core';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { CloudOff } from '@jackfield/kit/ui/icons';
import { common, failureText, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { endedNameAtom } from './api/call-staff.ts';
import { staffSessionOptions } from './api/session.ts';
import { frameMessages as messages } from './frame/messages.ts';
import { StaffFrame } from './frame/staff-frame.tsx';
import { SignInAgain } from './sign-in/sign-in-again.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { StaffPage } from './staff-page.tsx';

export interface StaffAppProps {
  /** What the page was given; names the areas. */
  registry: Registry;
}

/** The pages of staff: sign-in, releases, and the sign-in over them when it has run out. */
export function StaffApp({ registry }: StaffAppProps) {
  const t = useT();
  const { data: session, error, refetch } = useQuery(staffSessionOptions());
  const endedName = useAtomValue(endedNameAtom);
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
        <StaffFrame name={name}>
          <StaffPage session={session} labelOf={labelOf} />
        </StaffFrame>
      )}
      {name !== null && session.staff === null && <SignInAgain name={name} />}
      <Toaster />
    </>
  );
}
