import {
  askStepUp,
  getOwnSecurity,
  type OwnSecurity,
  stepUp,
} from '@jackfield/contract/api/second-step';
import { KitProvider } from '@jackfield/kit/ui/core';
import { call, failureText, RuntimeProvider, useT } from '@jackfield/runtime';
import { useEffect, useState } from 'react';
import { stepUpMessages } from './messages.ts';
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

const waysOf = ({ app, passkeys, codes }: OwnSecurity) => ({
  app: app !== null,
  passkey: passkeys.length > 0,
  recovery: (codes?.left ?? 0) > 0,
});

function Question({ settle }: StepUpDialogProps) {
  const t = useT();
  const [own, setOwn] = useState<OwnSecurity | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    void call(getOwnSecurity).then(setOwn, (error: unknown) => setFailure(failureText(error)));
  }, []);
  return (
    <ProofDialog
      title={t(stepUpMessages.title)}
      textOf={() => t(stepUpMessages.text)}
      confirmText={t(stepUpMessages.confirm)}
      ways={own && waysOf(own)}
      failure={failure}
      askPasskey={() => call(askStepUp)}
      prove={(proof) => call(stepUp, { body: proof })}
      onShown={() => settle(true)}
      onClose={() => settle(false)}
    />
  );
}
