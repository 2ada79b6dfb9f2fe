import type { InvoiceDocument } from '@jackfield/contract/api/billing';
import { formatDate, formatDay } from '@jackfield/domain';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { accountAtom, common, useT, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { companyAddressLines } from '@jackfield/domain/address-text';
import { isPayable } from '../billing-information/invoice-status.ts';
import { billingMessages } from '../billing-information/messages.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { InvoiceTotals } from './invoice-totals.tsx';
import { documentMessages as messages } from './messages.ts';
import css from './paper.module.css';

/** An invoice as it is printed: black on white in both themes, as many pages as it needs. */
export function Paper({ invoice }: { invoice: InvoiceDocument }) {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const product = useAtomValue(variantAtom).name;
  const { number, billedTo, currency, sender } = invoice;
  const country = account?.country ?? 'USA';
  const timeZone = account?.timeZone ?? 'UTC';
  const due = invoice.dueAt === null ? t(common.none) : formatDate(invoice.dueAt, timeZone);
  const facts = [
    { label: t(messages.invoiceDate), value: formatDate(invoice.createdAt, timeZone) },
    {
      label: t(common.period),
      value: t(common.dayRange, {
        from:
          invoice.firstDay.slice(0, 4) === invoice.lastDay.slice(0, 4)
            ? monthAndDayText(invoice.firstDay)
            : formatDay(invoice.firstDay),
        to: formatDay(invoice.lastDay),
      }),
    },
    { label: t(messages.due), value: due },
    { label: t(messages.currency), value: t(messages[currency]) },
    { label: t(messages.account), value: billedTo.email },
  ];
  const buyer = [...companyAddressLines(billedTo.address, country), t(billingMessages[country])];
  return (
    <article className={css.paper} aria-label={`${t(messages.invoice)} ${number}`}>
      <header className={css.head}>
        <p className={css.product}>{product}</p>
        <div className={css.end}>
          <h2 className={css.title}>{t(messages.invoice)}</h2>
          <p>{number}</p>
        </div>
      </header>
      <div className={css.parties}>
        <Party title={t(messages.from)} name={product} lines={sender} />
        <Party title={t(messages.billedTo)} name={billedTo.name} lines={buyer} />
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <InvoiceState invoice={invoice} timeZone={timeZone} />
      <InvoiceLines invoice={invoice} />
      <InvoiceTotals invoice={invoice} />
      <div className={css.notes}>
        {isPayable(invoice) && (
          <section>
            <h3>{t(messages.paymentTitle)}</h3>
            <p>{t(messages.payment)}</p>
          </section>
        )}
        <section>
          <h3>{t(messages.notHereTitle)}</h3>
          <p>{t(messages.notHere)}</p>
        </section>
      </div>
      <footer className={css.foot}>
        <p>{t(messages.foot, { product, number, company: billedTo.name })}</p>
      </footer>
    </article>
  );
}

interface PartyProps {
  title: string;
  name: string;
  lines: readonly string[];
}

function Party({ title, name, lines }: PartyProps) {
  return (
    <section>
      <h3>{title}</h3>
      <p className={css.strong}>{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
