import type { AccountCountry, ServiceAddress } from '@jackfield/contract';
import { draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { AddressForm, useAddressForm } from '@jackfield/kit/address-form';
import { focusFirstError } from '@jackfield/kit/form-section';
import { Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useRef } from 'react';
import { emergencyMessages } from './messages.ts';

export interface AddressDialogProps {
  address: ServiceAddress | null;
  /** USA accounts choose between USA and Canada (VAL-29). */
  account: Exclude<AccountCountry, 'MYS'>;
  /** Receives the checked address; it is saved with the page. */
  onUse(address: ServiceAddress): void;
  onClose(): void;
}

/** Edits an emergency address, format two (ENT-31, VAL-25 to 29). */
export function AddressDialog({ address, account, onUse, onClose }: AddressDialogProps) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const initial = draftOfService(address, account);
  const form = useAddressForm({ initial, account, format: 'two', isMandatory: true });

  const use = () => {
    if (form.check()) onUse(serviceOfDraft(form.draft));
    else focusFirstError(body.current);
  };

  return (
    <Dialog
      open
      title={t(emergencyMessages.title)}
      dirty={form.isDirty}
      onClose={onClose}
      onSubmit={use}
      action={
        <Button type="primary" onClick={use}>
          {t(emergencyMessages.apply)}
        </Button>
      }
    >
      <div ref={body}>
        <AddressForm form={form} />
      </div>
    </Dialog>
  );
}
