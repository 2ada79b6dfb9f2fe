import { navigateTo } from '@jackfield/runtime';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Links inside `element` lead through the portal, so that guards are asked and no page reloads. */
export function followLinks(element: HTMLElement, signal: AbortSignal): void {
  element.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void navigateTo(link.pathname);
    },
    { signal },
  );
}
