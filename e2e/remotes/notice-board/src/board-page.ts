import { paths } from '@jackfield/contract';
import type { BrandListItem } from '@jackfield/contract/api/brand';
import { t } from '@jackfield/runtime';
import css from './board.module.css';
import { followBrands } from './brands.ts';
import { make } from './make.ts';
import { messages } from './messages.ts';
import { pageHeading } from './page-heading.ts';

const detailsOf = ({ id }: BrandListItem) =>
  `/admin-settings/compliance/brands/details/${id}/brand-details`;

const card = (brand: BrandListItem) =>
  make(
    'li',
    { className: css['card'] ?? '' },
    make('a', { href: detailsOf(brand) }, brand.companyName),
    make('span', { className: css[brand.status] ?? '' }, t(messages[brand.status])),
  );

function board(brands: BrandListItem[]): HTMLElement {
  if (brands.length === 0) return make('p', {}, t(messages.empty));
  const list = make('ul', { className: css['board'] ?? '' }, ...brands.map(card));
  list.setAttribute('aria-label', t(messages.brands, { count: brands.length }));
  return list;
}

/** /admin-settings/compliance/brands/listing: the brands as cards on a board. */
export function boardPage(signal: AbortSignal): HTMLElement {
  const heading = pageHeading(t(messages.title));
  const content = make('div', {}, make('p', {}, t(messages.loading)));
  const readAgain = followBrands(
    {
      show(brands) {
        heading.say(t(messages.title), brands.length);
        content.replaceChildren(board(brands));
      },
      fail(text) {
        heading.say(t(messages.failed));
        const again = make('button', { type: 'button' }, t(messages.tryAgain));
        again.addEventListener('click', () => readAgain(), { signal });
        content.replaceChildren(make('p', {}, text), again);
      },
    },
    signal,
  );
  return make(
    'section',
    { className: css['page'] ?? '' },
    heading.element,
    content,
    make('p', {}, make('a', { href: paths.admin.users.listing() }, t(messages.users))),
  );
}
