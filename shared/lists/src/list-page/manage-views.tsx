import type { SavedView } from '@jackfield/contract/api/list-view';
import { IconButton } from '@jackfield/kit/ui/core';
import { Input } from '@jackfield/kit/ui/form';
import { Star, Trash2 } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useEffect, useState } from 'react';
import { changeView, forgetView, keepView } from './list-memory.ts';
import { viewMessages } from './messages.ts';
import css from './views-dialog.module.css';

export interface ManageViewsProps {
  list: string;
  views: readonly SavedView[];
  onClose(): void;
}

/** Saved views one by one: rename, make default, delete with Undo. */
export function ManageViews({ list, views, onClose }: ManageViewsProps) {
  const t = useT();
  useEffect(() => {
    if (views.length === 0) onClose();
  }, [views.length, onClose]);
  return (
    <Dialog
      open
      width={520}
      title={t(viewMessages.title)}
      cancelText={t(common.done)}
      onClose={onClose}
    >
      <ul className={css.views}>
        {views.map((view) => (
          <ViewRow key={view.id} list={list} view={view} />
        ))}
      </ul>
    </Dialog>
  );
}

function ViewRow({ list, view }: { list: string; view: SavedView }) {
  const t = useT();
  const { id, isDefault, query } = view;
  const [name, setName] = useState(view.name);
  const [fault, setFault] = useState<string>();

  const rename = async () => {
    const wanted = name.trim();
    if (wanted === view.name) return;
    if (wanted === '') return setName(view.name);
    try {
      await changeView(list, id, { name: wanted });
      setFault(undefined);
    } catch (error) {
      setFault(fieldMessages(error)['name'] ?? failureText(error));
    }
  };
  const remove = async () => {
    await forgetView(list, id);
    notify.success(t(common.isDeleted, { name: view.name }), {
      label: t(common.undo),
      run: () => void keepView(list, { name: view.name, query, isDefault }).catch(notify.failure),
    });
  };
  return (
    <li className={css.view}>
      <div className="ui-fill">
        <Input
          value={name}
          aria-label={t(viewMessages.nameOf, { name: view.name })}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => void rename()}
          onPressEnter={() => void rename()}
        />
        {fault !== undefined && (
          <p className={css.note} role="alert">
            {fault}
          </p>
        )}
      </div>
      <IconButton
        label={t(isDefault ? viewMessages.noDefault : viewMessages.makeDefault, {
          name: view.name,
        })}
        aria-pressed={isDefault}
        icon={<Star size={16} strokeWidth={1.75} className={isDefault ? css.default : ''} />}
        onClick={() => void changeView(list, id, { isDefault: !isDefault }).catch(notify.failure)}
      />
      <IconButton
        label={t(common.deleteOf, { name: view.name })}
        icon={<Trash2 size={16} strokeWidth={1.75} />}
        onClick={() => void remove().catch(notify.failure)}
      />
    </li>
  );
}
