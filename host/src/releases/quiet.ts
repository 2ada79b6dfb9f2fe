import { hasUnsavedInput } from '@jackfield/runtime';

/** A person who has not typed for so long is not in the middle of a word. */
const pause = 5_000;
const lookEvery = 1_000;

let typedAt = 0;

/** Notices typing, so that an offer never interrupts it. */
export function noticeTyping(signal: AbortSignal): void {
  const note = () => {
    typedAt = Date.now();
  };
  document.addEventListener('input', note, { capture: true, passive: true, signal });
}

/** Whether the person has nothing at hand that a question would interrupt. */
function isQuiet(): boolean {
  if (hasUnsavedInput() || Date.now() - typedAt < pause) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/** Runs `act` at the next quiet moment; at once when this is one. Answers how to give it up. */
export function whenQuiet(act: () => void): () => void {
  if (isQuiet()) {
    act();
    return () => {};
  }
  const timer = setInterval(() => {
    if (!isQuiet()) return;
    clearInterval(timer);
    act();
  }, lookEvery);
  return () => clearInterval(timer);
}
