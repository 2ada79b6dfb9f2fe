import { paths } from '@jackfield/contract';
import type { BrandListItem } from '@jackfield/contract/api/compliance';
import { t } from '@jackfield/runtime';
import css from './board.module.css';
import { followBrands } from './brands.ts';
import { heading } from './heading.ts';
import { make } from './make.ts';
import { messages } from './messages.ts';

const detailsOf = ({ id }: BrandListItem) =>
  `/admin-settings/compliance/brands/details/${id}/brand-details`;

const card = (brand: BrandListItem) =>
  make(
    'li',
    { className: css['card'] ?? '' },
    make('a', { href: detailsOf(brand) }, brand.companyName),
    make('span', { className: css[brand.status] ?? '' }, t(messages[brand.status])),
  );

function board(brands: BrandListItem[]): Node[] {
  const title = heading(t(messages.title), brands.length);
  if (brands.length === 0) return [title, make('p', {}, t(messages.empty))];
  const list = make('ul', { className: css['board'] ?? '' }, ...brands.map(card));
  list.setAttribute('aria-label', t(messages.brands, { count: brands.length }));
  return [title, list];
}

/** /admin-settings/compliance/brands/listing: the brands as cards on a board. */
export function boardPage(signal: AbortSignal): HTMLElement {
  const content = make('div', {}, heading(t(messages.title)), make('p', {}, t(messages.loading)));
  const page = make(
    'section',
    { className: css['page'] ?? '' },
    content,
    make('p', {}, make('a', { href: paths.admin.users.listing() }, t(messages.users))),
  );
  const readAgain = followBrands(
    {
      show: (brands) => content.replaceChildren(...board(brands)),
      fail(text) {
        const again = make('button', { type: 'button', onclick: () => readAgain() });
        again.append(t(messages.tryAgain));
        const title = heading(t(messages.failed));
        content.replaceChildren(title, make('p', {}, text), again);
      },
    },
    signal,
  );
  return page;
}
