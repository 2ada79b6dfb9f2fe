import type { MediaItem } from '@jackfield/contract/api/media';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { failureText, notify, useT } from '@jackfield/runtime';
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
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  const remove = async () => {
    setBusy(true);
    try {
      await actions.remove(item.id, item.isSelected ? replacement : null);
      const { undoRemove } = actions;
      notify.success(
        t(mediaMessages.deleted),
        undoRemove && {
          label: t(mediaMessages.undo),
          run: () => void undoRemove().catch((error: unknown) => notify.failure(error)),
        },
      );
      onClose();
    } catch (error) {
      setFault(failureText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={t(texts.deleteTitle, { name: item.fileName })}
      width={520}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void remove()}
      action={
        <Button type="primary" danger loading={isBusy} onClick={() => void remove()}>
          {t(texts.delete)}
        </Button>
      }
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
      {fault !== '' && <Alert kind="error" title={fault} />}
    </Dialog>
  );
}
