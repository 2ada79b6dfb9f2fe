import type { RemoteContext, RemoteHandle } from '@jackfield/contract';
import { breadcrumbAtom, store } from '@jackfield/runtime';
import { followLinks } from './follow-links.ts';
import { pageOf } from './pages.ts';

/** Range of the host contract that this remote was built for. */
export const contract = '^1.0.0';

/** Shows the page of the open address, and the next one when the address changes. */
export async function mount({ element, signal }: RemoteContext): Promise<RemoteHandle> {
  let shown = '';
  let visit = new AbortController();

  function follow(): void {
    const path = window.location.pathname;
    const page = pageOf(path);
    if (!page || path === shown) return;
    shown = path;
    visit.abort();
    visit = new AbortController();
    element.replaceChildren(page(visit.signal));
  }

  // single-spa keeps listeners of popstate itself and forgets their signal.
  window.addEventListener('popstate', follow);
  followLinks(element, signal);
  follow();
  return {
    async unmount() {
      window.removeEventListener('popstate', follow);
      visit.abort();
      store.set(breadcrumbAtom, []);
      element.replaceChildren();
    },
  };
}
