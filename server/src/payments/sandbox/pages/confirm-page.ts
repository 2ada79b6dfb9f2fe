import { t } from '@jackfield/texts';
import { html } from 'ghtml';
import { type Frame, page } from '../../pages/layout.ts';
import { texts } from './texts.ts';

/** The page where the customer confirms or refuses a charge, as a bank would ask. */
export function confirmPage(
  frame: Frame,
  { address, amount }: { address: string; amount: string },
): string {
  const title = t(texts.confirmTitle);
  const body = html`<form class="card narrow" method="post" action="${address}">
<h1>${title}</h1>
<p>${t(texts.confirmText, { amount, portal: frame.portal })}</p>
<button class="button" type="submit" name="answer" value="yes">${t(texts.confirmYes, { amount })}</button>
<button class="plain" type="submit" name="answer" value="no">${t(texts.confirmNo)}</button>
</form>`;
  return page(frame, title, body);
}
