import type { LucideIcon } from '../icons/public.ts';

/** One verb of a menu. */
export interface MenuAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  /** Given where the entry is a choice: chosen ones carry a check, all of them keep its place. */
  chosen?: boolean;
  /** Key that does the same on the focused row, printed at the right. */
  shortcut?: string;
  /** Red, for what destroys. */
  danger?: boolean;
  disabled?: boolean;
  /** It changes nothing, and stays where one only looks. */
  looks?: boolean;
  /** Why it is disabled; stands under the label. */
  reason?: string;
  run(): void;
}

/** Actions in groups with a divider between them: everyday ones first, destructive ones last. */
export type MenuGroups = readonly (readonly MenuAction[])[];
