import type { MediaItem } from '@jackfield/contract/api/media';
import { Field } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { common, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { kindTexts } from './kind-texts.ts';
import type { MediaActions } from './manager.ts';
import { mediaMessages } from './messages.ts';

interface DeleteDialogProps {
  item: MediaItem;
  actions: MediaActions;
  onClose(): void;
}

/** Asks before a medium is deleted, and what callers hear then (VAL-41, VAL-42, OP-88). */
export function DeleteDialog({ item, actions, onClose }: DeleteDialogProps) {
  const t = useT();
  const texts = kindTexts(actions.kind);
  const others = (actions.media?.items ?? []).filter(({ id }) => id !== item.id);
  const preset = others.find(({ isDefault }) => isDefault)?.id ?? null;
  const [replacement, setReplacement] = useState(preset);
  const { undoRemove } = actions;
  const removal = useConfirm(() => actions.remove(item.id, item.isSelected ? replacement : null), {
    done: [
      t(common.isDeleted, { name: item.fileName }),
      undoRemove && {
        label: t(common.undo),
        run: () => void undoRemove(item.id).catch(notify.failure),
      },
    ],
    onDone: onClose,
  });

  return (
    <FormDialog
      title={t(texts.deleteTitle, { name: item.fileName })}
      danger
      confirmText={t(texts.delete)}
      onClose={onClose}
      {...removal.dialog}
    >
      <p>{t(texts.deleteQuestion)}</p>
      {item.isSelected && (
        <Field label={t(mediaMessages.replacement)}>
          <Select
            value={replacement}
            onChange={setReplacement}
            options={others.map(({ id, fileName }) => ({ value: id, label: fileName }))}
          />
        </Field>
      )}
    </FormDialog>
  );
}
