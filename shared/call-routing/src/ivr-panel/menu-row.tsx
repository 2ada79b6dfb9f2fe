import type { Editor } from '@jackfield/contract/api/editing';
import { hasTargetKey, type IvrMenu } from '@jackfield/contract/api/ivr';
import { Button } from '@jackfield/kit/ui/core';
import { Check, Ellipsis, Star, Trash2 } from '@jackfield/kit/ui/icons';
import { Menu, type MenuAction } from '@jackfield/kit/ui/menu';
import { EditorFace } from '@jackfield/records/editors';
import { common, useT } from '@jackfield/runtime';
import { memo } from 'react';
import { Link } from 'react-router';
import css from './menu-list.module.css';
import type { MenuHour, MenuMarks } from './menu-marks.ts';
import { panelMessages } from './messages.ts';

interface MenuRowProps {
  menu: IvrMenu;
  marks: MenuMarks;
  isSelected: boolean;
  hasInput: boolean;
  /** Somebody else who edits it. */
  editor: Editor | undefined;
  /** Its page. */
  path: string;
  onSetDefault(menu: IvrMenu, hour: MenuHour | 'none'): void;
  onDelete(menu: IvrMenu): void;
}

const defaultTexts = {
  open: panelMessages.defaultOpen,
  closed: panelMessages.defaultClosed,
};
const setTexts = {
  open: panelMessages.setDefaultOpen,
  closed: panelMessages.setDefaultClosed,
  none: common.setAsDefault,
};

/** A menu in the list: name, keys, check mark of the default, actions (IVR-02, IVR-03). */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { menu, marks, isSelected, hasInput } = props;
  const { isChecked, answers } = marks;
  const t = useT();
  const isComplete = hasTargetKey(menu.keys);
  const count = menu.keys.filter(({ input }) => input !== 'timeout').length;
  const meta = [
    isComplete ? t(panelMessages.keyCount, { count }) : t(panelMessages.incomplete),
    ...answers.map((hour) => t(defaultTexts[hour])),
    isChecked && answers.length === 0 && t(panelMessages.default),
  ].filter((part) => part !== false);
  const setDefaults = marks.offered.map(
    (hour): MenuAction => ({
      key: `default ${hour}`,
      label: t(setTexts[hour]),
      icon: Star,
      run: () => props.onSetDefault(menu, hour),
    }),
  );
  const remove: MenuAction = {
    key: 'delete',
    label: t(common.delete),
    icon: Trash2,
    danger: true,
    run: () => props.onDelete(menu),
  };
  const groups = [isComplete ? setDefaults : [], isChecked || menu.isDefault ? [] : [remove]];
  const hasActions = groups.some((group) => group.length > 0);

  return (
    <li className={css.row} data-selected={isSelected}>
      <Link to={props.path} className={css.open} aria-current={isSelected ? 'page' : undefined}>
        <span className={css.jack} data-selected={isSelected} aria-hidden="true" />
        <span className="ui-lines">
          <span className={css.name}>
            <span className="ui-clip" title={menu.name}>
              {menu.name}
            </span>
            {isChecked && <Check size={15} strokeWidth={2.25} aria-hidden="true" />}
          </span>
          <span className={`ui-caption ${css.meta}`} data-incomplete={!isComplete}>
            {meta.join(', ')}
          </span>
          {hasInput && <span className={css.input}>{t(common.unsavedChanges)}</span>}
        </span>
      </Link>
      {props.editor && <EditorFace editor={props.editor} />}
      {hasActions && (
        <Menu groups={groups} title={menu.name}>
          <Button
            type="text"
            size="small"
            aria-label={t(common.moreActionsFor, { name: menu.name })}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        </Menu>
      )}
    </li>
  );
});
