import {
  askStepUp,
  getOwnSecurity,
  type OwnSecurity,
  stepUp,
} from '@jackfield/contract/api/second-step';
import { KitProvider } from '@jackfield/kit/ui/core';
import { call, notify, RuntimeProvider, useT } from '@jackfield/runtime';
import { useEffect, useState } from 'react';
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

const acceptedOf = ({ isRequired, accepted }: OwnSecurity) =>
  isRequired ? accepted : 'passkeyOrApp';

/** Where passkeys alone are taken, whoever has one shows it. */
function waysOf(own: OwnSecurity) {
  const passkey = own.passkeys.length > 0;
  const isPasskeyOnly = passkey && acceptedOf(own) === 'passkey';
  return {
    app: own.app !== null && !isPasskeyOnly,
    passkey,
    recovery: (own.codes?.left ?? 0) > 0 && !isPasskeyOnly,
  };
}

function Question({ settle }: StepUpDialogProps) {
  const t = useT();
  const [own, setOwn] = useState<OwnSecurity | null>(null);
  useEffect(() => {
    void call(getOwnSecurity).then(setOwn, (error: unknown) => {
      notify.failure(error);
      settle(false);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when it is asked
  }, []);
  if (own === null) return null;
  const end = { onShown: () => settle(true), onClose: () => settle(false) };
  const ways = waysOf(own);
  if (!ways.app && !ways.passkey) return <PasswordDialog {...end} />;
  return (
    <ProofDialog
      title={t(stepUpMessages.title)}
      textOf={() => t(stepUpMessages.text)}
      confirmText={t(stepUpMessages.confirm)}
      ways={ways}
      accepted={acceptedOf(own)}
      askPasskey={() => call(askStepUp)}
      prove={(proof) => call(stepUp, { body: proof })}
      {...end}
    />
  );
}
