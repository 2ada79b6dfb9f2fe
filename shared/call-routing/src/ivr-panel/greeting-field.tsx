import type { IvrMenu } from '@jackfield/contract/api/ivr';
import { Button, IconButton, useIsPhone } from '@jackfield/kit/ui/core';
import { AudioLines, Mic, Trash2, Upload } from '@jackfield/kit/ui/icons';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import {
  AddDialog,
  type AddWay,
  type MediaActions,
  MediaPlayer,
  MenuMediaDeleteDialog,
} from '@jackfield/voice-media/media-manager';
import { useState } from 'react';
import css from './editor.module.css';
import type { MenuValues } from './menu-values.ts';
import { editorMessages } from './messages.ts';

interface GreetingFieldProps {
  menu: IvrMenu;
  values: MenuValues;
  actions: MediaActions;
  onChoose(id: string): void;
}

/** The greeting of a menu: choice, player, ways to add, delete. */
export function GreetingField({ menu, values, actions, onChoose }: GreetingFieldProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [adding, setAdding] = useState<AddWay | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const chosen = menu.media.find(({ id }) => id === values.greeting);
  const used: (string | null)[] = [
    ...Object.values(menu.menuMedia),
    values.exitMedia,
    values.invalidMedia,
    values.transferMedia,
  ];
  const icon = { size: 16, strokeWidth: 1.75 };

  return (
    <div className={`ui-card ${css.greeting}`}>
      <div className="ui-actions">
        <div className={css.choice}>
          <Select
            aria-label={t(common.greeting)}
            placeholder={t(common.none)}
            disabled={menu.media.length === 0}
            value={chosen?.id ?? null}
            options={menu.media.map(({ id, fileName }) => ({ value: id, label: fileName }))}
            onChange={(id) => id !== null && onChoose(id)}
          />
        </div>
        <IconButton
          type="default"
          label={t(editorMessages.record)}
          icon={<Mic {...icon} />}
          onClick={() => setAdding('record')}
        />
        <IconButton
          type="default"
          label={t(common.upload)}
          icon={<Upload {...icon} />}
          onClick={() => setAdding('upload')}
        />
        {isPhone ? (
          <IconButton
            type="default"
            label={t(common.textToSpeech)}
            icon={<AudioLines {...icon} />}
            onClick={() => setAdding('speech')}
          />
        ) : (
          <Button icon={<AudioLines {...icon} />} onClick={() => setAdding('speech')}>
            {t(common.textToSpeech)}
          </Button>
        )}
        {chosen && (
          <IconButton
            type="default"
            label={t(common.deleteOf, { name: chosen.fileName })}
            icon={<Trash2 {...icon} />}
            onClick={() => setDeleting(true)}
          />
        )}
      </div>
      {chosen && (
        <MediaPlayer
          key={chosen.id}
          id={chosen.id}
          name={chosen.fileName}
          duration={chosen.duration}
        />
      )}
      {adding && <AddDialog way={adding} actions={actions} onClose={() => setAdding(null)} />}
      {isDeleting && chosen && (
        <MenuMediaDeleteDialog
          fileName={chosen.fileName}
          isUsed={chosen.isDefault || used.includes(chosen.id)}
          onDelete={() => actions.remove(chosen.id, null)}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
