import { useUnsavedMenusOf } from '@jackfield/call-routing/menu-bridge';
import type { IvrOwner } from '@jackfield/contract';
import type { BesideInput } from '@jackfield/records/save-bar';
import { useT } from '@jackfield/runtime';
import { formMessages } from './messages.ts';

/** What is typed into the menus of the page, for the bar that saves it together with the form. */
export function useMenusBeside(owner: IvrOwner): BesideInput[] {
  const t = useT();
  return useUnsavedMenusOf(owner).map(({ id: _id, name, ...input }) => ({
    ...input,
    label: t(formMessages.menuNamed, { name }),
  }));
}
