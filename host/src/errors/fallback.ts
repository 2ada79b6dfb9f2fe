/**
 * The page for when even the error page cannot be shown (SHELL-13, OP-17): plain elements, no
 * library, no catalogue.
 */
export function showFallback(root: HTMLElement): void {
  const page = document.createElement('main');
  page.style.cssText = 'padding:40px 20px;text-align:center';
  const title = document.createElement('h1');
  title.textContent = 'Oops, something went wrong.';
  const home = document.createElement('a');
  home.href = '/';
  home.textContent = 'Back to the home page';
  page.append(title, home);
  root.replaceChildren(page);
}
