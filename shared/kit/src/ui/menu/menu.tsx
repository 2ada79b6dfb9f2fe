import type { MenuProps as AntMenuProps } from 'antd';
import { cloneElement, type ReactElement, type Ref, useState } from 'react';
import { Kbd } from '../core/kbd.tsx';
import { useIsPhone } from '../core/use-media.ts';
import { Check } from '../icons/public.ts';
import { looksOf, useLooking } from '../../may/looking.tsx';
import { useLayers } from '../overlay/layers.ts';
import type { MenuAction, MenuGroups } from './action.ts';
import css from './menu.module.css';
import { MenuLabel } from './menu-label.tsx';
import { MenuSheet } from './menu-sheet.tsx';

export interface MenuProps {
  groups: MenuGroups;
  /** What the menu is about; title of the sheet below 768 px. */
  title?: string;
  placement?: 'bottomLeft' | 'bottomRight';
  /** Opened from outside, for example by a key on the row. */
  open?: boolean;
  onOpenChange?(open: boolean): void;
  /** The button that opens it. */
  children: ReactElement<{
    ref?: Ref<HTMLButtonElement>;
    onClick?: () => void;
    'aria-haspopup'?: 'menu';
    'aria-expanded'?: boolean;
  }>;
}

const item = ({
  key,
  label,
  icon,
  reason,
  shortcut,
  chosen,
  danger,
  disabled,
  run,
}: MenuAction) => {
  const Icon = chosen === undefined ? icon : Check;
  return {
    key,
    danger: danger ?? false,
    disabled: disabled ?? false,
    icon: Icon && (
      <Icon
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        {...(!danger && !disabled && { color: 'var(--ui-text3)' })}
        {...(chosen === false && { visibility: 'hidden' })}
      />
    ),
    label: reason ? <MenuLabel label={label} reason={reason} /> : label,
    ...(shortcut && { extra: <Kbd keys={[shortcut]} /> }),
    ...(chosen !== undefined && { role: 'menuitemcheckbox', 'aria-checked': chosen }),
    onClick: run,
  };
};

const items = (groups: MenuGroups): AntMenuProps['items'] =>
  groups
    .filter((group) => group.length > 0)
    .flatMap((group, at) => [
      ...(at > 0 ? [{ type: 'divider' as const, key: `rule-${at}` }] : []),
      ...group.map(item),
    ]);

/** Actions on one thing: a menu at its button, a bottom sheet on phones. */
export function Menu({ groups, ...props }: MenuProps) {
  const isLooking = useLooking();
  const shown = isLooking ? looksOf(groups) : groups;
  return isLooking && shown.length === 0 ? null : <OpenMenu {...props} groups={shown} />;
}

function OpenMenu({ groups, title, placement = 'bottomRight', children, ...control }: MenuProps) {
  const phone = useIsPhone();
  const [own, setOwn] = useState(false);
  const open = control.open ?? own;
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  /** Closed by a key, the menu leaves with the focus in it. */
  const returnFocus = () => {
    const at = document.activeElement;
    if (at === document.body || at?.closest('[role=menu]')) opener?.focus();
  };
  const change = (next: boolean) => {
    setOwn(next);
    control.onOpenChange?.(next);
    if (!next) requestAnimationFrame(returnFocus);
  };
  const layers = useLayers(open && !phone, () => change(false));
  /** A dialog that the verb opens finds the focus where it shall return to. */
  const focusBack = () => opener?.focus();
  /** Unprevented, the Enter that chose the verb would press the button that has the focus now. */
  const chosen: AntMenuProps['onClick'] = ({ domEvent }) => {
    domEvent.preventDefault();
    focusBack();
  };
  const trigger = cloneElement(children, {
    ref: setOpener,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    ...((phone || !layers) && { onClick: () => change(true) }),
  });
  if (phone) {
    return (
      <>
        {trigger}
        <MenuSheet
          open={open}
          groups={groups}
          onClose={() => change(false)}
          onChosen={focusBack}
          {...(title !== undefined && { title })}
        />
      </>
    );
  }
  if (!layers) return trigger;
  return (
    <layers.Dropdown
      open={open}
      onOpenChange={change}
      trigger={['click']}
      placement={placement}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened holds the focus, as its pattern demands
      autoFocus
      destroyOnHidden
      menu={{ items: items(groups) ?? [], onClick: chosen }}
      classNames={{ root: css.menu ?? '' }}
    >
      {trigger}
    </layers.Dropdown>
  );
}
