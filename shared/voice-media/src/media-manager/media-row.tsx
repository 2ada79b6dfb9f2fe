import type { MediaItem } from '@jackfield/contract/api/media';
import { Button, Tag, Tooltip } from '@jackfield/kit/ui/core';
import { Ellipsis, Lock, Trash2 } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { common, useT } from '@jackfield/runtime';
import { kindTexts } from './kind-texts.ts';
import type { MediaKind } from './manager.ts';
import css from './media-manager.module.css';
import { mediaMessages } from './messages.ts';
import { MediaPlayer } from './player.tsx';

interface MediaRowProps {
  item: MediaItem;
  kind: MediaKind | undefined;
  /** Name of the radio group of the list. */
  group: string;
  disabled: boolean;
  onSelect(): void;
  onDelete(): void;
}

/** A greeting or track: choice, name, player, actions. */
export function MediaRow({ item, kind, group, disabled, onSelect, onDelete }: MediaRowProps) {
  const t = useT();
  const { defaultKept } = kindTexts(kind);
  const { id, fileName: name, isDefault, isSelected, duration } = item;
  return (
    <li className={css.row} data-selected={isSelected}>
      <label className={css.name}>
        <input
          type="radio"
          name={group}
          className="ui-radio"
          checked={isSelected}
          disabled={disabled}
          aria-label={t(mediaMessages.select, { name })}
          onChange={onSelect}
        />
        <span className="ui-clip ui-strong" title={name}>
          {name}
        </span>
        {isDefault && <Tag>{t(common.default)}</Tag>}
      </label>
      <div className={css.player}>
        <MediaPlayer id={id} name={name} duration={duration} />
      </div>
      <div className={css.verb}>
        {isDefault ? (
          <Tooltip title={t(defaultKept)}>
            <span className={css.lock}>
              <Lock size={15} strokeWidth={1.75} aria-hidden="true" />
              <span className="ui-hidden">{t(defaultKept)}</span>
            </span>
          </Tooltip>
        ) : (
          <Menu
            title={name}
            groups={[
              [
                {
                  key: 'delete',
                  label: t(common.delete),
                  icon: Trash2,
                  danger: true,
                  run: onDelete,
                },
              ],
            ]}
          >
            <Button
              type="text"
              size="small"
              aria-label={t(common.moreActionsFor, { name })}
              icon={<Ellipsis size={16} strokeWidth={1.75} />}
            />
          </Menu>
        )}
      </div>
    </li>
  );
}
