import { hasUnsavedInput } from '@jackfield/runtime';

/**
 * Loads the page anew at the address that it has moved to. The guard of unsaved input was asked
 * before the address changed, so that the browser has nothing to ask; within one page nobody was
 * asked, and input that would be lost keeps the page until the next navigation.
 */
export function moveOn({ isSamePage }: { isSamePage: boolean }): void {
  if (isSamePage && hasUnsavedInput()) return;
  const dropQuestion = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', dropQuestion, { capture: true, once: true });
  window.location.reload();
}
