const patience = 5000;

/** The h1 inside `place`, once it is there; null when none comes in time or `signal` aborts. */
function waitForH1(place: HTMLElement, signal: AbortSignal): Promise<HTMLHeadingElement | null> {
  return new Promise((resolve) => {
    const find = () => {
      const heading = place.querySelector('h1');
      if (heading) end(heading);
    };
    const observer = new MutationObserver(find);
    const timer = setTimeout(() => end(null), patience);
    const end = (heading: HTMLHeadingElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(heading);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    observer.observe(place, { childList: true, subtree: true });
    // The page that is being left may still hold its heading in this very moment.
    requestAnimationFrame(find);
  });
}

/**
 * Moves the focus to the new page's h1 once it is there, and answers its words. Within a row of
 * section tabs the focus stays on the tab, with a dialog over the page in the dialog, and where the
 * address names a place of the page at that place.
 */
export async function focusHeading(sheet: HTMLElement, signal: AbortSignal): Promise<string> {
  const heading = await waitForH1(sheet, signal);
  if (!heading) return '';
  const holder = document.activeElement;
  const isOnTab = holder?.closest('nav') && sheet.contains(holder);
  const hasDialog = document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
  const isAtPlace = window.location.hash !== '' && sheet.contains(holder);
  if (!isOnTab && !hasDialog && !isAtPlace) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return heading.textContent?.trim() ?? '';
}
