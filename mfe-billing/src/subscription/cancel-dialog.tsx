import type { Subscription } from '@jackfield/contract/api/subscription';
import { setTenantStatus } from '@jackfield/contract/api/tenant';
import { Alert } from '@jackfield/kit/ui/core';
import { Field, Input, TextArea } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { subscriptionMessages as messages } from './messages.ts';

/** As long as a reason may be (OP-110). */
const longest = 500;

export interface CancelDialogProps {
  account: { id: string; companyName: string; balance: number };
  subscription: Pick<Subscription, 'users' | 'phoneNumbers'>;
  onClose(): void;
}

/**
 * Cancels the account once a reason is given and its name is typed (BILL-08). Everybody is signed
 * out by the event of it, this browser too.
 */
export function CancelDialog({ account, subscription, onClose }: CancelDialogProps) {
  const t = useT();
  const { money } = useFormats();
  const [typedReason, setReason] = useState('');
  const [name, setName] = useState('');
  const { companyName, balance } = account;
  const reason = typedReason.trim();
  const isNamed = name.trim() === companyName.trim();
  const asked = useConfirm(
    () =>
      call(setTenantStatus, {
        params: { id: account.id },
        body: { status: 'cancel', reason, emailEvent: 'AccountCancelled' },
      }),
    { fields: ['reason'], onDone: onClose },
  );
  return (
    <FormDialog
      title={t(messages.cancelTitle, { company: companyName })}
      dirty={typedReason !== '' || name !== ''}
      danger
      confirmText={t(messages.cancel)}
      cancelText={t(messages.keepAccount)}
      note={isNamed ? undefined : t(messages.typeFull)}
      mayConfirm={isNamed && reason !== ''}
      onClose={onClose}
      {...asked.dialog}
    >
      <Alert kind="error" title={t(messages.cannotUndo)}>
        <p>{t(messages.usersOut, { count: subscription.users })}</p>
        <p>{t(messages.forwardingStops)}</p>
        {subscription.phoneNumbers > 0 && (
          <p>{t(messages.numbersBack, { count: subscription.phoneNumbers })}</p>
        )}
        {balance > 0 && <p>{t(messages.creditLost, { amount: money(balance) })}</p>}
      </Alert>
      <Field
        label={t(messages.why)}
        required
        error={asked.faults['reason']}
        hint={t(messages.whyHint, { count: typedReason.length, maximum: longest })}
      >
        <TextArea
          rows={3}
          most={longest}
          value={typedReason}
          onChange={(event) => {
            setReason(event.target.value);
            asked.forgive();
          }}
        />
      </Field>
      <Field label={t(messages.typeName, { company: companyName })} required>
        <Input autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
