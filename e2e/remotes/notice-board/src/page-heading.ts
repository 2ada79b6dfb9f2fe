import { paths } from '@jackfield/contract';
import { accountAtom, breadcrumbAtom, store, t } from '@jackfield/runtime';
import { make } from './make.ts';
import { messages } from './messages.ts';

export interface PageHeading {
  /** The page's h1; it stays the same element, because the host gives it the focus. */
  element: HTMLHeadingElement;
  /** Changes its words, and the trail, from which the host takes the document's title. */
  say(text: string, count?: number): void;
}

/** Makes the heading of a page. */
export function pageHeading(first: string): PageHeading {
  const element = make('h1', { tabIndex: -1 });
  const say = (text: string, count?: number) => {
    store.set(breadcrumbAtom, [
      { label: store.get(accountAtom)?.companyName ?? '', to: paths.root() },
      { label: t(messages.compliance) },
      { label: text },
    ]);
    element.textContent = count === undefined ? text : `${text} ${count}`;
  };
  say(first);
  return { element, say };
}
