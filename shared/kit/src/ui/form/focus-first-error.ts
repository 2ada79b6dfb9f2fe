/** Moves the focus to the first refused field or group of choices, once the messages are painted. */
export function focusFirstError(within: ParentNode | null): void {
  requestAnimationFrame(() => {
    const refused = '[aria-invalid="true"], fieldset[data-refused="true"] input';
    within?.querySelector<HTMLElement>(refused)?.focus();
  });
}
