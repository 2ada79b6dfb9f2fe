import { paths } from '@jackfield/contract';
import { confirmEmail } from '@jackfield/contract/api/session';
import { ApiFailure, call } from '@jackfield/runtime/core';
import { useEffect, useState } from 'react';
import {
  type ConfirmFailure,
  keepConfirmFailure,
  takeConfirmFailure,
} from '../links/confirm-cookies.ts';
import { goTo } from '../navigation.ts';
import type { EmailConfirmationPageProps } from './email-confirmation-page.tsx';

/** The code of a refused confirmation; errors may carry it instead of the envelope (API-19). */
const codeOf = (error: unknown): string => {
  if (!(error instanceof ApiFailure)) return 'SERVERERROR';
  const specific = error.errors.find(({ code }) => code.startsWith('TOKEN'));
  return specific?.code ?? error.responseCode;
};

/** Confirms once and goes on; answers the failure when it could not (OP-46, OP-47). */
export function useConfirmation(link: EmailConfirmationPageProps): ConfirmFailure | null {
  const { token, email } = link;
  const [failure, setFailure] = useState<ConfirmFailure | null>(() =>
    token === null || email === null
      ? (takeConfirmFailure() ?? { code: 'TOKENINVALID', email: email ?? '' })
      : null,
  );
  useEffect(() => {
    if (token === null || email === null) return;
    call(confirmEmail, { body: { email, token } }).then(
      (answer) => {
        if (answer.token) {
          const passed = { email: answer.email, passwordToken: answer.token };
          goTo(paths.auth.setPassword(), passed, { replace: true });
        } else {
          const passed = { email: answer.email, note: 'emailConfirmed' } as const;
          goTo(paths.auth.login(), passed, { replace: true });
        }
      },
      (error: unknown) => {
        keepConfirmFailure({ code: codeOf(error), email });
        setFailure(takeConfirmFailure() ?? { code: codeOf(error), email });
      },
    );
  }, [token, email]);
  return failure;
}
