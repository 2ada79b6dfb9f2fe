import type { ServiceAddress } from '@jackfield/contract';
import {
  type AddressDraft,
  checkAddress,
  draftOfService,
  serviceOfDraft,
} from '@jackfield/domain/address-rules';
import { addressText } from '@jackfield/domain/address-text';
import { isSameValue } from '@jackfield/domain/same-value';
import { AddressInput } from '@jackfield/kit/address-form';
import { Button } from '@jackfield/kit/ui/core';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { deviceMessages } from './messages.ts';
import css from './my-device.module.css';

/** Where help is sent to when a person calls for it. */
export interface PersonAddress {
  /** The person's own; null while the company's counts. */
  address: ServiceAddress | null;
  onSave(address: ServiceAddress): Promise<unknown>;
}

const isBlank = (draft: AddressDraft) =>
  Object.entries(draft).every(([name, part]) => name === 'country' || part.trim() === '');

/**
 * The emergency address in the dialog that adds a phone, for accounts in the USA, where the law wants
 * it known; null elsewhere. What is left as it counts already is not stored, so that the company's
 * address moves with the company.
 */
export function usePhoneAddress(person: PersonAddress | undefined) {
  const account = useAtomValue(accountAtom);
  const own = person?.address ?? null;
  const company = account?.e911Address ?? null;
  const initial = draftOfService(own ?? company, 'USA');
  const [typed, setTyped] = useState<AddressDraft | null>(null);
  const [isOpen, setOpen] = useState(own === null);
  const [isChecked, setChecked] = useState(false);
  if (person === undefined || account?.country !== 'USA') return null;
  const draft = typed ?? initial;
  const isMandatory = own !== null || !isBlank(draft);
  const rules = { account: account.country, format: 'two', isMandatory, isCompact: true } as const;
  const isDirty = !isSameValue(draft, initial);
  return {
    own,
    hasCompany: company !== null,
    draft,
    rules,
    isOpen,
    isChecked,
    isDirty,
    open: () => setOpen(true),
    change: setTyped,
    /** Shows from now on what is wrong; answers that by field. */
    check() {
      setChecked(true);
      return checkAddress(draft, rules);
    },
    save: async () => {
      if (isDirty && !isBlank(draft)) await person.onSave(serviceOfDraft(draft));
    },
  };
}

/** Asks where help is sent to, or shows it with the way to change it. */
export function PhoneAddress({ of }: { of: NonNullable<ReturnType<typeof usePhoneAddress>> }) {
  const t = useT();
  const { own, hasCompany, isOpen } = of;
  return (
    <section className={css.form} aria-label={t(common.emergencyAddress)}>
      <div>
        <h3 className="ui-strong">{t(common.emergencyAddress)}</h3>
        <p className="ui-secondary">
          {t(deviceMessages.addressWhy)}{' '}
          {own === null &&
            t(hasCompany ? deviceMessages.addressCompany : deviceMessages.addressNone)}
        </p>
      </div>
      {isOpen ? (
        <AddressInput
          {...of.rules}
          value={of.draft}
          isChecked={of.isChecked}
          onChange={of.change}
        />
      ) : (
        <div className={`ui-well ${css.address}`}>
          {own && addressText(own)}
          <Button size="small" onClick={of.open}>
            {t(common.change)}
          </Button>
        </div>
      )}
    </section>
  );
}
