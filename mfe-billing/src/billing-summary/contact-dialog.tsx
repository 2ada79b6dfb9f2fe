import { type BillingContact, type Tenant } from '@jackfield/contract/api/tenant';
import { Field, Input } from '@jackfield/kit/ui/form';
import { type Faults, FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, fieldMessages, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { contactFaults } from './contact-faults.ts';
import { contactMessages as messages } from './messages.ts';
import { useContacts } from './use-contacts.ts';

interface ContactDialogProps {
  account: Tenant;
  /** The one to change; null adds somebody. */
  contact: BillingContact | null;
  onClose(): void;
}

/** Refusals of the server about the list, at the fields of the one that was sent. */
function refusals(error: unknown): Faults {
  const found = Object.entries(fieldMessages(error));
  return Object.fromEntries(
    found.flatMap(([path, message]) =>
      path.startsWith('billingContacts')
        ? [[path.endsWith('.name') ? 'name' : 'email', message]]
        : [],
    ),
  );
}

/** Adds a billing contact or changes one (BILL-03). */
export function ContactDialog({ account, contact, onClose }: ContactDialogProps) {
  const t = useT();
  const [name, setName] = useState(contact?.name ?? '');
  const [email, setEmail] = useState(contact?.email ?? '');
  const { store, undo, refresh } = useContacts(account);
  const all = account.billingContacts;
  const others = all.filter(({ id }) => id !== contact?.id);
  const typed = { name: name.trim(), email: email.trim() };
  const asked = useConfirm(
    () =>
      store(
        contact
          ? all.map((one) => (one.id === contact.id ? { ...typed, id: one.id } : one))
          : [...all, typed],
      ),
    {
      check: () => contactFaults(typed, others),
      fields: refusals,
      done: (stored) => [t(contact ? messages.saved : common.isAdded, typed), undo(stored)],
      onDone: onClose,
      onFailed: () => void refresh(),
    },
  );
  const isDirty = name !== (contact?.name ?? '') || email !== (contact?.email ?? '');
  return (
    <FormDialog
      title={contact ? t(common.editOf, { name: contact.name }) : t(messages.addTitle)}
      dirty={isDirty}
      confirmText={t(contact ? common.saveChanges : messages.add)}
      mayConfirm={contact === null || isDirty}
      onClose={onClose}
      {...asked.dialog}
    >
      <Field label={t(common.name)} error={asked.faults['name']} required>
        <Input
          value={name}
          most={100}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            asked.forgive('name');
          }}
        />
      </Field>
      <Field label={t(common.email)} error={asked.faults['email']} required>
        <Input
          type="email"
          value={email}
          most={254}
          autoComplete="off"
          onChange={(event) => {
            setEmail(event.target.value);
            asked.forgive('email');
          }}
        />
      </Field>
    </FormDialog>
  );
}
