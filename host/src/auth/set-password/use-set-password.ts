import { paths } from '@jackfield/contract';
import { resetPassword, updatePassword } from '@jackfield/contract/api/session';
import { call, profileAtom, session, store } from '@jackfield/runtime/core';
import { useEffect, useState } from 'react';
import { finishSignIn } from '../finish-sign-in.ts';
import { mustChoosePassword } from '../must-choose-password.ts';
import { enterPortal, goTo, type Passed, takePassed } from '../navigation.ts';
import { goToSecondStep } from '../second-step/go-to-second-step.ts';
import { isSecondStep } from '../second-step/is-second-step.ts';

export interface SetPasswordWay {
  email: string;
  /** The first password of an invited person, else a replacement. */
  isFirst: boolean;
  asksCurrent: boolean;
  save: (newPassword: string, currentPassword: string) => Promise<void>;
}

function firstPassword(email: string, token: string, onMoved: () => void): SetPasswordWay {
  return {
    email,
    isFirst: true,
    asksCurrent: false,
    async save(newPassword) {
      await call(resetPassword, { body: { email, token, newPassword } });
      try {
        await session.signIn({ email, password: newPassword });
      } catch (error) {
        if (!isSecondStep(error)) throw error;
        return goToSecondStep({ email });
      }
      if ((await finishSignIn('/')) === 'moved') onMoved();
    },
  };
}

function ownPassword(known: string | undefined, onMoved: () => void): SetPasswordWay {
  return {
    email: store.get(profileAtom)?.email ?? '',
    isFirst: false,
    asksCurrent: known === undefined,
    async save(newPassword, typed) {
      await call(updatePassword, { body: { currentPassword: known ?? typed, newPassword } });
      await session.reloadProfile();
      if ((await finishSignIn('/')) === 'moved') onMoved();
    },
  };
}

async function wayOf(passed: Passed, onMoved: () => void): Promise<SetPasswordWay | null> {
  const { email, passwordToken, currentPassword } = passed;
  if (email && passwordToken) return firstPassword(email, passwordToken, onMoved);
  const isOpen = session.isOpen() || (await session.openSession()) === 'open';
  if (isOpen && mustChoosePassword()) return ownPassword(currentPassword, onMoved);
  if (isOpen) enterPortal('/');
  else toLogin();
  return null;
}

const toLogin = () => goTo(paths.auth.login(), {}, { replace: true });

/** How the password is set here; null until known, and where there is none to set. */
export function useSetPassword(onMoved: () => void): SetPasswordWay | null {
  const [way, setWay] = useState<SetPasswordWay | null>(null);
  useEffect(() => {
    void wayOf(takePassed(), onMoved).then(setWay, toLogin);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was passed is read once
  }, []);
  return way;
}
