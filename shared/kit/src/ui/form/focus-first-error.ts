/** Moves the focus to the first refused field below an element, once the messages are painted. */
export function focusFirstError(within: ParentNode | null): void {
  requestAnimationFrame(() => {
    within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
