import { required } from '@jackfield/contract';
import type { Proof } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import { AskedCode, useTyped } from '@jackfield/kit/second-step';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { KeyRound } from '@jackfield/kit/ui/icons';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { showPasskey, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { stepMessages } from '../auth/second-step/messages.ts';
import { firstWay, type Way, type Ways, waysBeside } from '../auth/second-step/ways.ts';
import { firstRefusal } from '../errors/first-refusal.ts';
import css from './proof-dialog.module.css';

interface ProofDialogProps {
  title: string;
  /** What is asked for. */
  textOf(way: Way): string;
  confirmText: string;
  cancelText?: string;
  /** False leaves out the close button. */
  closable?: boolean;
  ways: Ways;
  /** What the account takes. */
  accepted: AcceptedStep;
  /** What this browser needs to show a passkey. */
  askPasskey(): Promise<Parameters<typeof showPasskey>[0]>;
  prove(proof: Proof): Promise<void>;
  onShown(): void;
  onRefused?(error: unknown): void;
  onClose(): void;
}

const words = {
  app: stepMessages.viaApp,
  passkey: stepMessages.viaPasskey,
  recovery: stepMessages.viaRecovery,
} as const;

/** A dialog in which one proves a second time who one is: by app, passkey or recovery code. */
export function ProofDialog(props: ProofDialogProps) {
  const { ways } = props;
  const t = useT();
  const [chosen, setWay] = useState<Way | null>(null);
  const typed = useTyped();
  const way = chosen ?? firstWay(ways, props.accepted);

  async function prove() {
    if (way !== 'passkey') {
      await props.prove({ kind: way, code: typed.now() });
      return true;
    }
    const response = await showPasskey(await props.askPasskey());
    if (response !== null) await props.prove({ kind: 'passkey', response });
    return response !== null;
  }
  const asked = useConfirm(prove, {
    check: () => ({
      code: way === 'passkey' || typed.now() !== '' ? '' : required('code')(),
    }),
    fields: ['code'],
    say: firstRefusal,
    onDone: (isShown) => isShown && props.onShown(),
    onFailed: (error) => {
      typed.set('');
      props.onRefused?.(error);
    },
  });
  const turnTo = (next: Way) => {
    typed.set('');
    asked.forgive();
    setWay(next);
  };

  return (
    <FormDialog
      title={props.title}
      confirmText={way === 'passkey' ? t(stepMessages.viaPasskey) : props.confirmText}
      closable={props.closable ?? true}
      onClose={props.onClose}
      {...(props.cancelText !== undefined && { cancelText: props.cancelText })}
      {...asked.dialog}
    >
      <div className={css.body}>
        <p>{props.textOf(way)}</p>
        {way === 'app' && <AskedCode typed={typed} asked={asked} />}
        {way === 'recovery' && (
          <Field label={t(stepMessages.recoveryCode)} error={asked.faults.code} required>
            <Input
              data-first
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
        <div className="ui-actions">
          {waysBeside(way, ways).map((one) => (
            <Button
              key={one}
              size="small"
              icon={one === 'passkey' ? <KeyRound size={15} strokeWidth={1.75} /> : undefined}
              disabled={asked.busy}
              onClick={() => turnTo(one)}
            >
              {t(words[one])}
            </Button>
          ))}
        </div>
      </div>
    </FormDialog>
  );
}
