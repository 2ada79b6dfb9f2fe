import { paths } from '@jackfield/contract';
import { accountAtom, breadcrumbAtom, store, t } from '@jackfield/runtime';
import { make } from './make.ts';
import { messages } from './messages.ts';

/** The page's h1; writes the trail too, from which the host takes the document's title. */
export function heading(text: string, count?: number): HTMLHeadingElement {
  store.set(breadcrumbAtom, [
    { label: store.get(accountAtom)?.companyName ?? '', to: paths.root() },
    { label: t(messages.compliance) },
    { label: text },
  ]);
  return make('h1', { tabIndex: -1 }, count === undefined ? text : `${text} ${count}`);
}
