import { paths } from '@jackfield/contract';
import { mostBillingContacts } from '@jackfield/contract/api/tenant';
import { accountAtom, common, Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './account-panels.module.css';
import { companyAddressLines } from '@jackfield/domain/address-text';
import { billingMessages } from './messages.ts';
import { Panel, PanelNone } from './panel.tsx';

/** Who receives invoices, as the account holds it (BILL-01). */
export function ContactsPanel() {
  const t = useT();
  const contacts = useAtomValue(accountAtom)?.billingContacts;
  // Of the account itself others than admins read no more than its name.
  if (contacts === undefined) return null;
  return (
    <Panel
      title={t(billingMessages.contacts)}
      count={t(common.countOf, { count: contacts.length, maximum: mostBillingContacts })}
      action={
        <Link
          to={paths.admin.billing.contacts()}
          aria-label={t(common.editOf, { name: t(billingMessages.contacts) })}
        >
          {t(common.edit)}
        </Link>
      }
    >
      {contacts.length === 0 ? (
        <PanelNone>{t(billingMessages.noContacts)}</PanelNone>
      ) : (
        <ul className="ui-rows">
          {contacts.map(({ id, name, email }) => (
            <li key={id} className={css.contact}>
              <span className={`ui-clip ${css.name}`} title={name}>
                {name}
              </span>
              <span className="ui-note ui-clip" title={email}>
                {email}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Address on the invoices, as the account holds it (BILL-01). */
export function AddressPanel() {
  const t = useT();
  const account = useAtomValue(accountAtom);
  if (account?.companyAddress === undefined) return null;
  const lines = companyAddressLines(account.companyAddress, account.country);
  return (
    <Panel title={t(billingMessages.address)}>
      {lines.length > 0 ? (
        <address className={css.address}>
          <span className={`ui-clip ${css.name}`}>{account.companyName}</span>
          {[...lines, t(billingMessages[account.country])].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <PanelNone>{t(billingMessages.noAddress)}</PanelNone>
      )}
    </Panel>
  );
}
