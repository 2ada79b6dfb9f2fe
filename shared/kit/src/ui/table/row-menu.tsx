import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { Ellipsis, EllipsisVertical } from '../icons/public.ts';
import { looksOf, useLooking } from '../../may/looking.tsx';
import type { MenuGroups } from '../menu/action.ts';
import { Menu } from '../menu/menu.tsx';
import { tableMessages } from './messages.ts';
import css from './row-menu.module.css';

export interface RowMenuProps {
  /** Name of the row's thing, for the button's own name and the sheet's title. */
  name: string;
  groups(): MenuGroups;
  /** Three dots upright, as two-line rows have them. */
  upright?: boolean;
  tabIndex?: number;
}

/**
 * The three dots at the end of a row. The menu itself is made when first asked for: a list of
 * hundreds of rows would pay for hundreds of menus.
 */
export function RowMenu({ name, groups, upright = false, tabIndex = 0 }: RowMenuProps) {
  const t = useT();
  const isLooking = useLooking();
  const [open, setOpen] = useState<boolean>();
  const Icon = upright ? EllipsisVertical : Ellipsis;
  if (isLooking && looksOf(groups()).length === 0) return null;
  const label = t(tableMessages.rowMenu, { name });
  const dots = (
    <button
      type="button"
      className={css.dots}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      tabIndex={tabIndex}
      data-row-menu
      {...(open === undefined && { onClick: () => setOpen(true) })}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
  if (open === undefined) return dots;
  return (
    <Menu groups={groups()} title={name} open={open} onOpenChange={setOpen}>
      {dots}
    </Menu>
  );
}
