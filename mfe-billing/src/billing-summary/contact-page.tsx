import { MissingPage } from '@jackfield/kit/error-page';
import { useAtomValue } from 'jotai';
import {
  type BillingContact,
  mostBillingContacts,
  type Tenant,
} from '@jackfield/contract/api/tenant';
import { EmptyState } from '@jackfield/kit/empty-state';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { Mail, Pencil, Plus, Trash2 } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { useSkeleton } from '@jackfield/lists/list-page';
import { common, profileAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadFailed } from '../billing-information/load-failed.tsx';
import { accountKey, accountOptions } from './account-query.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactList } from './contact-list.tsx';
import css from './contact-page.module.css';
import { DeleteContactDialog } from './delete-contact-dialog.tsx';
import { contactMessages as messages } from './messages.ts';
import { SummaryLayout } from './summary-layout.tsx';

/** /admin-settings/billing/billing-summary/edit/billing-contact: who gets invoices (BILL-03). */
export function Component() {
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  return isAdmin ? <ContactPage /> : <MissingPage text="page" />;
}

function ContactPage() {
  const t = useT();
  const query = useQuery(accountOptions);
  const { data, isPending, isError } = query;
  useLiveRefetch(['tenant', 'tenantstatus'], accountKey);
  const placeholders = useSkeleton(isPending);
  return (
    <SummaryLayout>
      <LoadFailed title={t(messages.failed)} query={query} />
      {placeholders && !data && !isError && <Skeleton width="100%" height={144} />}
      {data && <Contacts account={data} />}
    </SummaryLayout>
  );
}

function Contacts({ account }: { account: Tenant }) {
  const t = useT();
  const id = useId();
  const [edited, setEdited] = useState<BillingContact | 'new' | null>(null);
  const [leaving, setLeaving] = useState<BillingContact | null>(null);
  const { billingContacts: contacts } = account;
  const isFull = contacts.length >= mostBillingContacts;
  const add = (
    <Button
      type={contacts.length === 0 ? 'primary' : 'default'}
      icon={<Plus size={16} strokeWidth={1.75} />}
      disabled={isFull}
      onClick={() => setEdited('new')}
    >
      {t(messages.add)}
    </Button>
  );
  const menu = (contact: BillingContact): MenuGroups => [
    [
      {
        key: 'edit',
        label: t(common.edit),
        icon: Pencil,
        shortcut: 'E',
        run: () => setEdited(contact),
      },
    ],
    [
      {
        key: 'delete',
        label: t(common.deleteAsk),
        icon: Trash2,
        danger: true,
        run: () => setLeaving(contact),
      },
    ],
  ];
  return (
    <section aria-labelledby={id}>
      <header className={css.head}>
        <div className="ui-fill">
          <h2 id={id}>
            {t(messages.title)}{' '}
            <span className={`ui-num ${css.count}`}>
              {t(common.countOf, { count: contacts.length, maximum: mostBillingContacts })}
            </span>
          </h2>
          <p className="ui-secondary">
            {t(isFull ? messages.full : messages.intro, { maximum: mostBillingContacts })}
          </p>
        </div>
        {contacts.length > 0 && add}
      </header>
      {contacts.length === 0 ? (
        <EmptyState icon={Mail} title={t(messages.none)} action={add}>
          {t(messages.noneText)}
        </EmptyState>
      ) : (
        <ContactList contacts={contacts} menu={menu} onOpen={setEdited} />
      )}
      {edited && (
        <ContactDialog
          account={account}
          contact={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && (
        <DeleteContactDialog account={account} contact={leaving} onClose={() => setLeaving(null)} />
      )}
    </section>
  );
}
