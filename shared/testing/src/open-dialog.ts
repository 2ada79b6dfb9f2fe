import { screen, within } from '@testing-library/react';

/** The open dialog of a title. The library gives every part the same id here, so names are no help. */
export async function openDialog(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(title);
  return dialog;
}
