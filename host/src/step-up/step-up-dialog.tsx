import {
  askStepUp,
  getStepUpWays,
  stepUp,
  type StepUpWays,
} from '@jackfield/contract/api/second-step';
import { KitProvider } from '@jackfield/kit/ui/core';
import { call, notify, RuntimeProvider, useT } from '@jackfield/runtime';
import { useEffect, useState } from 'react';
import { CompanyDialog } from './company-dialog.tsx';
import { stepUpMessages } from './messages.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';

interface StepUpDialogProps {
  settle(isShown: boolean): void;
}

/** The dialog in which one shows the second step again (annex J8). */
export function StepUpDialog(props: StepUpDialogProps) {
  return (
    <RuntimeProvider>
      <KitProvider>
        <Question {...props} />
      </KitProvider>
    </RuntimeProvider>
  );
}

function Question({ settle }: StepUpDialogProps) {
  const t = useT();
  const [own, setOwn] = useState<StepUpWays | null>(null);
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    void call(getStepUpWays).then(setOwn, (error: unknown) => {
      notify.failure(error);
      settle(false);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when it is asked
  }, []);
  if (own === null) return null;
  const end = { onShown: () => settle(true), onClose: () => settle(false) };
  const { email, ways, accepted } = own;
  if (own.isSignOn === true && !isOther) {
    return <CompanyDialog onOther={() => setOther(true)} {...end} />;
  }
  if (!ways.app && !ways.passkey) return <PasswordDialog email={email} {...end} />;
  return (
    <ProofDialog
      title={t(stepUpMessages.title)}
      textOf={() => t(stepUpMessages.text)}
      confirmText={t(stepUpMessages.confirm)}
      ways={ways}
      accepted={accepted}
      askPasskey={() => call(askStepUp)}
      prove={(proof) => call(stepUp, { body: proof })}
      {...end}
    />
  );
}
