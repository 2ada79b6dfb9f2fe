/** What the component library asks of a browser and jsdom does not have. */
class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** No movement is wanted: dialogs take the focus after their animation, which never ends here. */
function matchMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    matches: query.includes('reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

/** Fills the gaps, once. */
export function fillBrowserGaps(): void {
  globalThis.ResizeObserver ??= NoResizeObserver;
  window.matchMedia ??= matchMedia;
  Element.prototype.scrollIntoView ??= () => {};
}
