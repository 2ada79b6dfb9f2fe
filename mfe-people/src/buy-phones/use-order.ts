import { fromCompanyAddress } from '@jackfield/domain';
import { draftOfForm, formOfDraft } from '@jackfield/domain/address-rules';
import { useAddressForm } from '@jackfield/kit/address-form';
import { phoneFault } from '@jackfield/kit/phone-input';
import { usePriceTry } from '@jackfield/kit/price-box';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { accountAtom, common, profileAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ordersOptions, placeOrder } from './api.ts';
import { type BasketLine, itemsOf } from './basket.ts';

interface OrderOptions {
  lines: readonly BasketLine[];
  /** The total that the price box shows; it travels with the order. */
  shownTotal: number | undefined;
  onPlaced(): void;
  /** Another price is asked for than was shown. */
  onOtherPrice(): void;
}

/** State of the order drawer: address and phone, preset with what is known; faults; sending. */
export function useOrder({ lines, shownTotal, onPlaced, onOtherPrice }: OrderOptions) {
  const t = useT();
  const client = useQueryClient();
  const key = usePriceTry(onOtherPrice);
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
  const fault = phoneFault(contactPhone, 'contactPhone');

  const body = {
    items: itemsOf(lines),
    shippingAddress: formOfDraft(address.draft),
    contactPhone,
    shownTotal,
  };
  const placed = useConfirm(() => placeOrder(body, key.of(body)), {
    check: () => {
      setChecked(true);
      return { address: address.check() ? '' : ' ', contactPhone: fault ?? '' };
    },
    of: { contactPhone: body.contactPhone },
    fields: ['contactPhone'],
    done: t(common.orderPlaced),
    onDone: () => {
      key.renew();
      void client.invalidateQueries({ queryKey: ordersOptions().queryKey });
      onPlaced();
    },
    onFailed: key.failed,
  });

  return {
    address,
    contactPhone,
    setContactPhone,
    phoneError: (isChecked ? fault : null) ?? placed.faults.contactPhone,
    isDirty: address.isDirty || contactPhone !== preset,
    dialog: placed.dialog,
  };
}
