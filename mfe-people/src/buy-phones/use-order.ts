import { fromCompanyAddress } from '@jackfield/domain';
import { draftOfForm, formOfDraft } from '@jackfield/domain/address-rules';
import { useAddressForm } from '@jackfield/kit/address-form';
import { phoneFault } from '@jackfield/kit/phone-input';
import { useRequestKey } from '@jackfield/kit/request-key';
import {
  accountAtom,
  failureText,
  fieldMessages,
  notify,
  profileAtom,
  useT,
} from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ordersOptions, placeOrder } from './api.ts';
import { type BasketLine, itemsOf } from './basket.ts';
import { buyMessages } from './messages.ts';

/** State of the order drawer: address and phone, preset with what is known; faults; sending. */
export function useOrder(lines: readonly BasketLine[]) {
  const t = useT();
  const client = useQueryClient();
  const key = useRequestKey();
  const account = useAtomValue(accountAtom);
  const preset = useAtomValue(profileAtom)?.defaultNumber ?? '';
  const country = account?.country ?? 'USA';
  const stored = account?.companyAddress;
  const address = useAddressForm({
    initial: draftOfForm(stored ? fromCompanyAddress(stored) : null, country),
    account: country,
    format: 'one',
    isMandatory: true,
  });
  const [contactPhone, setContactPhone] = useState(preset);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const fault = phoneFault(contactPhone, t(buyMessages.contact).toLowerCase());

  /** Answers whether the order was placed. */
  async function place(): Promise<boolean> {
    setChecked(true);
    if (!address.check() || fault !== null) return false;
    setSending(true);
    setFailure('');
    setRefused(undefined);
    const body = {
      items: itemsOf(lines),
      shippingAddress: formOfDraft(address.draft),
      contactPhone,
    };
    try {
      await placeOrder(body, key.of(body));
      key.renew();
      notify.success(t(buyMessages.placed));
      await client.invalidateQueries({ queryKey: ordersOptions().queryKey });
      return true;
    } catch (error) {
      setRefused(fieldMessages(error)['contactPhone']);
      setFailure(failureText(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    address,
    contactPhone,
    setContactPhone,
    phoneError: (isChecked ? fault : null) ?? refused,
    failure,
    isSending,
    isDirty: address.isDirty || contactPhone !== preset,
    place,
  };
}
