/** Resolves when the document is whole. */
export function parsed(page: Document = document): Promise<void> {
  if (page.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    page.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}

/**
 * The element that the portal is shown in; null in a page without one. The script may run before
 * the parser comes to it: all that the server says in the head stands by then.
 */
export async function rootElement(page: Document = document): Promise<HTMLElement | null> {
  const find = () => page.getElementById('app');
  if (find() === null && page.readyState === 'loading') {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => find() && end());
      const end = () => {
        observer.disconnect();
        resolve();
      };
      observer.observe(page, { childList: true, subtree: true });
      void parsed(page).then(end);
    });
  }
  return find();
}

/** Longest wait for a frame, milliseconds; a page in the background paints none. */
const longest = 200;

/**
 * Resolves once what stands in the page has been painted. The work of starting would hold up the
 * first frame, which shows what the server has painted.
 */
export function painted(): Promise<void> {
  if (performance.getEntriesByType('paint').length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
