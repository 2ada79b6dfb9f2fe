/** The control of a form that has a name, or the first below it (`sampleMessages.0`), where it is on the screen. */
export const controlOf = (path: string): HTMLInputElement | HTMLTextAreaElement | null =>
  document.querySelector(
    `:is(input, textarea):is([name="${CSS.escape(path)}"], [name^="${CSS.escape(path)}."])`,
  );

/**
 * Writes a text into a control as if it were typed, so that Ctrl+Z takes it back; false where the
 * browser does not. There is no other way to write into a browser's own history of a field.
 */
export function fillIn(control: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  control.focus();
  control.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing has taken its place
  const isDone = document.execCommand?.('insertText', false, text) ?? false;
  return isDone && control.value === text;
}
