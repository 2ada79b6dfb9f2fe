/**
 * Takes the page to the query that the server says it opens with, such as that of the person's
 * default view of a list: rows and answers of the page are those of that address. A page from an
 * earlier visit opens as it was asked for.
 */
export function openWithQuery(page: Document = document): void {
  const search = page.getElementById('page-data')?.dataset['opensWith'];
  if (search === undefined || page.documentElement.dataset['stale'] !== undefined) return;
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}
