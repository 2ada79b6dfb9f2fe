import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { allowedHours, allowLeavers, type Directory } from '@jackfield/contract/api/directory';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, formatList, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { directoryKey } from './directory-query.ts';
import { directoryMessages as messages } from './messages.ts';

interface HeldProps {
  held: Directory['held'];
  /** False for who acts as somebody else. */
  mayChange: boolean;
}

/** Who waits until an admin says yes (SCIM-01). */
export function HeldAlert({ held, mayChange }: HeldProps) {
  const t = useT();
  const [isDeciding, setDeciding] = useState(false);
  if (held.length === 0) return null;
  const names = formatList(held.map(({ name }) => name));
  return (
    <>
      <Alert
        kind="warning"
        title={t(messages.held, { count: held.length })}
        action={
          mayChange && <Button onClick={() => setDeciding(true)}>{t(messages.letGoAsk)}</Button>
        }
      >
        {t(messages.heldText, { names })}
      </Alert>
      {isDeciding && <LetGoDialog held={held} onClose={() => setDeciding(false)} />}
    </>
  );
}

function LetGoDialog({ held, onClose }: { held: Directory['held']; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const settle = () => client.invalidateQueries({ queryKey: directoryKey });
  const noticed = useWriteImpact(`leave ${held.map(({ id }) => id).join()}`, ({ signal }) =>
    call(dryRunOf(allowLeavers), { body: { isAllowed: true } }, { signal }),
  );
  const letting = useConfirm(
    () => call(allowLeavers, { body: { isAllowed: true } }, noticed.asSeen),
    { done: t(messages.wentAway), onDone: onClose, settle },
  );
  const keeping = useConfirm(() => call(allowLeavers, { body: { isAllowed: false } }), {
    done: t(messages.kept),
    onDone: onClose,
    onFailed: (error) => notify.failure(error),
    settle,
  });
  return (
    <ConfirmDialog
      title={t(messages.letGoTitle, { count: held.length })}
      confirmText={t(messages.letGo)}
      mayConfirm={noticed.mayGoOn}
      impact={noticed.impact}
      onClose={onClose}
      {...letting.dialog}
    >
      <div className={look.form}>
        <p>{formatList(held.map(({ name }) => name))}</p>
        <p>{t(messages.letGoText, { hours: allowedHours })}</p>
        <div>
          <Button loading={keeping.busy} onClick={() => void keeping.run()}>
            {t(messages.keep)}
          </Button>
        </div>
      </div>
    </ConfirmDialog>
  );
}
