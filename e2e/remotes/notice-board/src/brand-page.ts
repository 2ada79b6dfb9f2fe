import { paths } from '@jackfield/contract';
import type { BrandListItem } from '@jackfield/contract/api/brand';
import { t } from '@jackfield/runtime';
import css from './board.module.css';
import { followBrands } from './brands.ts';
import { make } from './make.ts';
import { messagePage } from './message-page.ts';
import { messages } from './messages.ts';
import { noteForm } from './note-form.ts';
import { pageHeading } from './page-heading.ts';

/** The page of one brand: name, state, and a note that this tab keeps. */
export function brandPage(id: string, signal: AbortSignal): HTMLElement {
  const status = make('p', {});
  const heading = pageHeading(t(messages.title));
  const page = make('section', { className: css['page'] ?? '' });
  const showBrand = (brand: BrandListItem) => {
    heading.say(brand.companyName);
    status.replaceChildren(t(messages[brand.status]));
  };
  page.append(
    heading.element,
    status,
    noteForm(id, signal),
    make('p', {}, make('a', { href: paths.admin.compliance.brands() }, t(messages.title))),
  );
  followBrands(
    {
      show(brands) {
        const brand = brands.find((each) => each.id === id);
        if (brand) showBrand(brand);
        else page.replaceChildren(messagePage(messages.noBrand));
      },
      fail: (text) => status.replaceChildren(text),
    },
    signal,
  );
  return page;
}
