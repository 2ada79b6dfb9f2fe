import type { RemoteHandle } from '@jackfield/contract';

/** What can be seen without a word in it. */
const pictures = 'h1, img, svg, canvas, video, input, button, [aria-busy="true"]';

const hasContent = (element: HTMLElement) =>
  element.textContent.trim() !== '' || element.querySelector(pictures) !== null;

/** Resolves with the first content of an element, or when `signal` aborts. */
function firstContent(element: HTMLElement, signal: AbortSignal): Promise<void> {
  if (hasContent(element)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (hasContent(element)) end();
    });
    const end = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * Until an area's first page can be seen: when its remote says so, or, of a remote that tells
 * nothing, with the first content of its element.
 */
export const firstPaint = (
  { painted }: RemoteHandle,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<void> => painted ?? firstContent(element, signal);
