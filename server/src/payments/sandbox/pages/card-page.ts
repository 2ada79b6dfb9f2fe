import { type Message, t } from '@jackfield/texts';
import { html } from 'ghtml';
import type { AccountBook } from '../../pages/books.ts';
import { testCards } from '../test-cards.ts';
import { type CardField, type CardForm, grouped, postalCodeLabel } from './card-form.ts';
import { backLink, type Frame, page } from '../../pages/layout.ts';
import { texts } from './texts.ts';

/** What the page of a card shows. */
export interface CardPage {
  readonly account: Pick<AccountBook, 'companyName' | 'country' | 'cards'>;
  /** Address of the page itself. */
  readonly address: string;
  readonly back: string;
  readonly form: CardForm;
  readonly faults: Partial<Record<CardField, Message>>;
  /** One of the test cards was just chosen. */
  readonly isFilled: boolean;
}

interface Input {
  readonly name: CardField;
  readonly label: Message;
  readonly hint?: Message;
  readonly autocomplete: string;
  readonly isNumeric?: boolean;
  readonly longest: number;
}

/** The page where a card is entered. */
export function cardPage(frame: Frame, view: CardPage): string {
  const { account, address, back, faults } = view;
  const { portal } = frame;
  const first = firstField(view);
  const input = (one: Input) => inputOf(view, one, one.name === first);
  const body = html`<div class="columns">
<section class="intro">
!${backLink(back, portal)}
<p class="quiet">${t(texts.saveFor)}</p>
<h1>${account.companyName}</h1>
<p class="lead">${t(texts.tokenOnly, { portal })}</p>
<h2 class="small">${t(texts.testCards)}</h2>
<p class="note">${t(texts.anyExpiry)}</p>
<ul class="tests">!${testCards.map((card, index) => testCardRow(card, `${address}?use=${index}`)).join('')}</ul>
</section>
<form class="card" method="post" action="${address}" novalidate>
<h2>${t(texts.cardTitle)}</h2>
!${input({ name: 'number', label: texts.number, autocomplete: 'cc-number', isNumeric: true, longest: 24 })}
<div class="pair">
!${input({ name: 'expiry', label: texts.expiry, hint: texts.expiryHint, autocomplete: 'cc-exp', longest: 9 })}
!${input({ name: 'code', label: texts.code, hint: texts.codeHint, autocomplete: 'cc-csc', isNumeric: true, longest: 4 })}
</div>
!${input({ name: 'holder', label: texts.holder, autocomplete: 'cc-name', longest: 100 })}
!${input({ name: 'postalCode', label: postalCodeLabel(account.country), autocomplete: 'postal-code', longest: 12 })}
!${account.cards.length > 0 ? defaultBox(view.form) : ''}
<button class="button" type="submit">${t(texts.save)}</button>
<a class="plain" href="${back}">${t(texts.cancel)}</a>
<p class="foot">${t(texts.nothingCharged, { portal })}</p>
</form>
</div>`;
  const title = Object.keys(faults).length > 0 ? texts.cardTitle : texts.save;
  return page(frame, t(title), body);
}

/** Where typing goes on: at the first fault, behind a card that was chosen, else at the number. */
function firstField({ faults, isFilled }: CardPage): CardField {
  const order: CardField[] = ['number', 'expiry', 'code', 'holder', 'postalCode'];
  return order.find((name) => faults[name] !== undefined) ?? (isFilled ? 'code' : 'number');
}

function testCardRow({ number, kind }: (typeof testCards)[number], href: string): string {
  const shown = grouped(number);
  const label = t(texts[kind]);
  return html`<li><span class="digits">${shown}</span><span class="kind" data-kind="${kind}">${label}</span><a href="${href}" aria-label="${t(texts.useOf, { number: shown, kind: label })}">${t(texts.use)}</a></li>`;
}

function inputOf({ form, faults }: CardPage, input: Input, isFirst: boolean): string {
  const { name } = input;
  const fault = faults[name];
  const value = form[name];
  const described =
    fault === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-fault"`;
  const attributes = [
    input.hint && html`placeholder="${t(input.hint)}"`,
    input.isNumeric && 'inputmode="numeric"',
    isFirst && 'autofocus',
  ];
  const brand =
    name === 'number' && value.startsWith('4')
      ? '<i class="brand" aria-hidden="true">VISA</i>'
      : '';
  return html`<div class="field">
<label for="${name}">${t(input.label)}</label>
<div class="box"><input id="${name}" name="${name}" value="${value}" maxlength="${input.longest}" autocomplete="${input.autocomplete}"!${described} !${attributes.filter(Boolean).join(' ')}>!${brand}</div>
!${fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${t(fault)}</p>`}
</div>`;
}

const defaultBox = ({ isDefault }: CardForm): string =>
  html`<label class="check"><input type="checkbox" name="isDefault" value="1"!${isDefault === undefined ? '' : ' checked'}> ${t(texts.asDefault)}</label>`;
