import { common, useT } from '@jackfield/runtime';
import { Drawer } from '../overlay/drawer.tsx';
import type { MenuGroups } from './action.ts';
import { Check } from '../icons/public.ts';
import css from './menu.module.css';
import { MenuLabel } from './menu-label.tsx';

export interface MenuSheetProps {
  open: boolean;
  title?: string;
  groups: MenuGroups;
  onClose(): void;
  /** A verb was chosen; it runs next. */
  onChosen(): void;
}

/** The menu of a phone: the same actions in a sheet from below, 48 px each. */
export function MenuSheet({ open, title, groups, onClose, onChosen }: MenuSheetProps) {
  const t = useT();
  const filled = groups.filter((group) => group.length > 0);
  return (
    <Drawer open={open} title={title ?? t(common.actions)} placement="bottom" onClose={onClose}>
      <div className={css.sheet}>
        {filled.map((group, at) => (
          <div key={group[0]?.key} className={css.sheet} style={{ margin: 0 }}>
            {at > 0 && <div className={css.rule} />}
            {group.map(({ key, label, reason, icon: Icon, chosen, danger, disabled, run }) => (
              <button
                key={key}
                type="button"
                className={css.action}
                data-danger={danger ?? false}
                disabled={disabled}
                aria-pressed={chosen}
                onClick={() => {
                  onClose();
                  onChosen();
                  run();
                }}
              >
                {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
                <MenuLabel label={label} reason={reason} />
                {chosen && <Check size={18} strokeWidth={1.75} aria-hidden="true" />}
              </button>
            ))}
          </div>
        ))}
      </div>
    </Drawer>
  );
}
