import { required } from '@jackfield/contract';
import {
  askStepUp,
  getOwnSecurity,
  type OwnSecurity,
  type Proof,
  stepUp,
} from '@jackfield/contract/api/second-step';
import { AskedCode, useTyped } from '@jackfield/kit/second-step';
import { Button, KitProvider, Skeleton } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { KeyRound } from '@jackfield/kit/ui/icons';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import {
  ApiFailure,
  call,
  failureText,
  hasPasskeys,
  RuntimeProvider,
  showPasskey,
  useT,
} from '@jackfield/runtime';
import { useEffect, useState } from 'react';
import { stepUpMessages } from './messages.ts';
import css from './step-up-dialog.module.css';

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

type Way = Proof['kind'];

function firstWay({ app, passkeys }: OwnSecurity): Way {
  if (app) return 'app';
  return passkeys.length > 0 && hasPasskeys() ? 'passkey' : 'recovery';
}

const words = {
  app: stepUpMessages.app,
  passkey: stepUpMessages.passkey,
  recovery: stepUpMessages.recovery,
} as const;

function Question({ settle }: StepUpDialogProps) {
  const t = useT();
  const [own, setOwn] = useState<OwnSecurity | null>(null);
  const [chosen, setWay] = useState<Way | null>(null);
  const typed = useTyped();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    void call(getOwnSecurity).then(setOwn, (error: unknown) => setFailure(failureText(error)));
  }, []);
  const way = chosen ?? (own && firstWay(own));

  async function prove() {
    if (way !== 'passkey') {
      await call(stepUp, { body: { kind: way ?? 'app', code: typed.now() } });
      return true;
    }
    const response = await showPasskey(await call(askStepUp));
    if (response !== null) await call(stepUp, { body: { kind: 'passkey', response } });
    return response !== null;
  }
  const asked = useConfirm(prove, {
    check: () => ({
      code: way === 'passkey' || typed.now() !== '' ? '' : required('code')(),
    }),
    fields: ['code'],
    say: (error) => (error instanceof ApiFailure && error.errors[0]?.message) || failureText(error),
    onDone: (isShown) => isShown && settle(true),
    onFailed: () => typed.set(''),
  });
  const ways = own
    ? (['app', 'passkey', 'recovery'] as const).filter(
        (one) =>
          one !== way &&
          ((one === 'app' && own.app) ||
            (one === 'passkey' && own.passkeys.length > 0 && hasPasskeys()) ||
            (one === 'recovery' && (own.codes?.left ?? 0) > 0)),
      )
    : [];

  return (
    <FormDialog
      title={t(stepUpMessages.title)}
      confirmText={t(way === 'passkey' ? stepUpMessages.passkey : stepUpMessages.confirm)}
      mayConfirm={own !== null}
      onClose={() => settle(false)}
      {...asked.dialog}
      error={asked.error ?? failure}
    >
      <div className={css.body}>
        <p>{t(stepUpMessages.text)}</p>
        {way === null && !failure && <Skeleton width="100%" height={56} />}
        {way === 'app' && <AskedCode typed={typed} asked={asked} />}
        {way === 'recovery' && (
          <Field label={t(stepUpMessages.recoveryCode)} error={asked.faults.code} required>
            <Input
              value={typed.text}
              autoComplete="off"
              data-masked
              onChange={(event) => {
                typed.set(event.target.value);
                asked.forgive('code');
              }}
            />
          </Field>
        )}
        {ways.length > 0 && (
          <div className="ui-actions">
            {ways.map((one) => (
              <Button
                key={one}
                size="small"
                icon={one === 'passkey' ? <KeyRound size={15} strokeWidth={1.75} /> : undefined}
                disabled={asked.busy}
                onClick={() => {
                  typed.set('');
                  asked.forgive();
                  setWay(one);
                }}
              >
                {t(words[one])}
              </Button>
            ))}
          </div>
        )}
      </div>
    </FormDialog>
  );
}
