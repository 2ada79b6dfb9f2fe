import type { Invoice, PaymentMethod } from '@jackfield/contract/api/billing';
import { formatDate, formatMoney, sumAmounts } from '@jackfield/domain';
import { brandName } from '@jackfield/domain/card-brand';
import { t } from '@jackfield/texts';
import { html } from 'ghtml';
import type { AccountBook } from './books.ts';
import { backLink, type Frame, page } from './layout.ts';
import { texts } from './texts.ts';

/** What has just happened, above the lists. */
export interface Notice {
  readonly kind: 'good' | 'info' | 'bad';
  readonly text: string;
}

interface BillsPage {
  readonly account: AccountBook;
  /** Address of the page itself. */
  readonly address: string;
  /** Whether the provider has a page of cards. */
  readonly hasCardsPage: boolean;
  readonly back: string;
  readonly notice: Notice | null;
}

/** The page where invoices and cards of an account are settled. */
export function billsPage(frame: Frame, view: BillsPage): string {
  const { account, address, notice } = view;
  const hasCard = account.cards.length > 0;
  const total = totalOf(account.invoices);
  const body = html`<section class="card wide">
<div class="who">
!${backLink(view.back, frame.portal)}
<p class="quiet">${t(texts.portalTitle)}</p>
<h1>${account.companyName}</h1>
</div>
!${notice ? html`<p class="notice" data-kind="${notice.kind}" role="${notice.kind === 'bad' ? 'alert' : 'status'}">${notice.text}</p>` : ''}
<section aria-labelledby="owed">
<header><h2 id="owed">${t(texts.owed)}</h2>${total}</header>
!${
    account.invoices.length === 0
      ? html`<p class="note">${t(texts.nothingOwed)}</p>`
      : html`<form method="post" action="${address}">
!${cardChoice(account.cards)}
<ul class="rows">!${account.invoices.map((invoice) => invoiceRow(invoice, { account, address, hasCard })).join('')}</ul>
</form>
<p class="note">${t(account.cards.length > 1 ? texts.chargesChosen : texts.charges)}</p>`
  }
</section>
<section aria-labelledby="cards">
<header><h2 id="cards">${t(texts.cards)}</h2><span class="actions">!${view.hasCardsPage && hasCard ? html`<a class="back" href="${address}/cards">${t(texts.manageCards)}</a>` : ''}<a class="button quiet-button" href="${address}/card">${t(texts.addCard)}</a></span></header>
!${
    hasCard
      ? html`<ul class="rows">!${account.cards.map(cardRow).join('')}</ul>`
      : html`<p class="note">${t(texts.noCards)}</p>`
  }
</section>
</section>`;
  return page(frame, t(texts.portalTitle), body);
}

function totalOf(invoices: readonly Invoice[]): string {
  const open = invoices.filter(({ isBeingPaid }) => !isBeingPaid);
  const [first] = open;
  if (first === undefined) return '';
  const total = sumAmounts(open.map(({ amountDue }) => amountDue));
  return formatMoney(total, first.currency);
}

interface RowParts {
  readonly account: AccountBook;
  readonly address: string;
  readonly hasCard: boolean;
}

function invoiceRow(invoice: Invoice, parts: RowParts): string {
  const { number, createdAt, dueAt } = invoice;
  const { timeZone } = parts.account;
  const when =
    dueAt === null
      ? t(texts.issued, { date: formatDate(createdAt, timeZone) })
      : t(texts.due, { date: formatDate(dueAt, timeZone) });
  return html`<li><span class="lines"><b>${number}</b><span class="note">${when}</span></span>!${invoiceAction(invoice, parts)}</li>`;
}

function invoiceAction(invoice: Invoice, { address, hasCard }: RowParts): string {
  const { id, number, isBeingPaid, confirmUrl } = invoice;
  const amount = formatMoney(invoice.amountDue, invoice.currency);
  if (confirmUrl !== null) {
    return html`<a class="button" href="${confirmUrl}">${t(texts.confirm)}</a>`;
  }
  if (isBeingPaid) return html`<span class="note">${t(texts.underWay)}</span>`;
  if (!hasCard) return html`<span class="amount">${amount}</span>`;
  return html`<button class="button" type="submit" formaction="${address}/pay/${id}" aria-label="${t(texts.payOf, { amount, number })}">${t(texts.pay, { amount })}</button>`;
}

const nameOf = ({ card }: PaymentMethod): string =>
  t(texts.ending, { brand: brandName(card.brand), last4: card.last4Digits });

/** Which card is charged, where there is more than one; the first is the default. */
function cardChoice(cards: readonly PaymentMethod[]): string {
  if (cards.length < 2) return '';
  const options = cards.map((one) => html`<option value="${one.id}">${nameOf(one)}</option>`);
  return html`<div class="choice"><label for="card">${t(texts.payWith)}</label><select id="card" name="card">!${options.join('')}</select></div>`;
}

function cardRow(method: PaymentMethod): string {
  const { card, isDefault } = method;
  const name = nameOf(method);
  const date = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
  return html`<li><span class="lines"><b>${name}</b><span class="note">${t(texts.expires, { date })}</span></span>!${isDefault ? html`<span class="tag">${t(texts.isDefault)}</span>` : ''}</li>`;
}
