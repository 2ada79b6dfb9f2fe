import { waitForH1 } from './wait-for-h1.ts';

/**
 * Moves the focus to the new page's h1 once it is there, and answers its words. Within a row of
 * section tabs the focus stays on the tab, and with a dialog over the page in the dialog.
 */
export async function focusHeading(sheet: HTMLElement, signal: AbortSignal): Promise<string> {
  const heading = await waitForH1(sheet, signal);
  if (!heading) return '';
  const holder = document.activeElement;
  const isOnTab = holder?.closest('nav') && sheet.contains(holder);
  const hasDialog = document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
  if (!isOnTab && !hasDialog) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return heading.textContent?.trim() ?? '';
}
