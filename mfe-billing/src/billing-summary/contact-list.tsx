import type { BillingContact } from '@jackfield/contract/api/tenant';
import { useIsPhone } from '@jackfield/kit/ui/core';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { type Column, DataTable, pageRows, RowMenu, TwoLines } from '@jackfield/kit/ui/table';
import { common, useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import css from './contact-list.module.css';
import { contactMessages as messages } from './messages.ts';

interface ContactListProps {
  contacts: readonly BillingContact[];
  menu(contact: BillingContact): MenuGroups;
  onOpen(contact: BillingContact): void;
}

const idOf = ({ id }: BillingContact) => id;
const nameOf = ({ name }: BillingContact) => name;

/** Billing contacts: a table, and lines of two on a phone. */
export function ContactList({ contacts, menu, onOpen }: ContactListProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const columns = useMemo<Column<BillingContact>[]>(
    () => [
      {
        key: 'name',
        title: t(common.name),
        width: 400,
        render: ({ name }) => <TwoLines isName first={name} />,
      },
      {
        key: 'email',
        title: t(common.email),
        width: 600,
        render: ({ email }) => (
          <span className="ui-clip ui-text2" title={email}>
            {email}
          </span>
        ),
      },
    ],
    [t],
  );
  if (!isPhone) {
    return (
      <DataTable
        label={t(messages.title)}
        columns={columns}
        rows={pageRows(contacts)}
        rowId={idOf}
        rowName={nameOf}
        menu={menu}
        onOpen={onOpen}
      />
    );
  }
  return (
    <ul className="ui-rows" aria-label={t(messages.title)}>
      {contacts.map((contact) => (
        <li key={contact.id} className={css.row}>
          <TwoLines isName first={contact.name} second={contact.email} />
          <RowMenu name={contact.name} groups={() => menu(contact)} upright />
        </li>
      ))}
    </ul>
  );
}
