/**
 * Moves the focus to the first refused field or group of choices, once the messages are painted;
 * where nothing is refused, back to where it was before fields that could not be used lost it.
 */
export function focusFirstError(within: ParentNode | null, before: Element | null = null): void {
  requestAnimationFrame(() => {
    const refused = '[aria-invalid="true"], fieldset[data-refused="true"] input';
    const field = within?.querySelector<HTMLElement>(refused);
    if (field) field.focus();
    else if (document.activeElement === document.body && before instanceof HTMLElement)
      before.focus();
  });
}
