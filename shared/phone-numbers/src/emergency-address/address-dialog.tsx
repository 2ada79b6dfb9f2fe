import type { AccountCountry, ServiceAddress } from '@jackfield/contract';
import { draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { AddressForm, useAddressForm } from '@jackfield/kit/address-form';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
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
  const initial = draftOfService(address, account);
  const form = useAddressForm({ initial, account, format: 'two', isMandatory: true });

  const use = async () => {
    const isUsable = form.check();
    if (isUsable) onUse(serviceOfDraft(form.draft));
    return isUsable;
  };

  return (
    <FormDialog
      title={t(common.emergencyAddress)}
      width={600}
      dirty={form.isDirty}
      confirmText={t(emergencyMessages.apply)}
      onConfirm={use}
      onClose={onClose}
    >
      <AddressForm form={form} />
    </FormDialog>
  );
}
