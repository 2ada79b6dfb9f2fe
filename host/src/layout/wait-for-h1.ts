const patience = 5000;

/** The h1 inside `place`, once it is there; null when none comes in time or `signal` aborts. */
export function waitForH1(
  place: HTMLElement,
  signal: AbortSignal,
): Promise<HTMLHeadingElement | null> {
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
