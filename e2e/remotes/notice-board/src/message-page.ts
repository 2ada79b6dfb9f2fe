import { paths } from '@jackfield/contract';
import { breadcrumbAtom, type Message, store, t } from '@jackfield/runtime';
import { make } from './make.ts';
import { messages } from './messages.ts';
import css from './board.module.css';

/** A whole page with one sentence and the way home (SHELL-12). */
export function messagePage(message: Message): HTMLElement {
  store.set(breadcrumbAtom, []);
  return make(
    'section',
    { className: css['page'] ?? '' },
    make('h1', { tabIndex: -1 }, t(message)),
    make('p', {}, make('a', { href: paths.root() }, t(messages.back))),
  );
}
