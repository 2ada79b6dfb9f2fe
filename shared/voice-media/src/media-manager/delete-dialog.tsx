import type { MediaItem } from '@jackfield/contract/api/media';
import { Field } from '@jackfield/kit/ui/form';
import { Dialog, FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { common, notify, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kindTexts } from './kind-texts.ts';
import type { ChoiceReview, MediaActions } from './manager.ts';
import { mediaMessages, menuMediaMessages } from './messages.ts';

interface DeleteDialogProps {
  item: MediaItem;
  actions: MediaActions;
  review: ChoiceReview | undefined;
  onClose(): void;
}

/**
 * Asks before a medium is deleted, and what callers hear then (VAL-41, VAL-42, OP-88); one that calls
 * are sent to is not (VAL-43).
 */
export function DeleteDialog({ item, actions, review, onClose }: DeleteDialogProps) {
  const t = useT();
  const texts = kindTexts(actions.kind);
  const others = (actions.media?.items ?? []).filter(({ id }) => id !== item.id);
  const preset = others.find(({ isDefault }) => isDefault)?.id ?? null;
  const [replacement, setReplacement] = useState(preset);
  const next = others.find(({ id }) => id === replacement);
  const { isUsed, undoRemove } = actions;
  const use = useQuery({
    queryKey: ['uses', 'medium', item.id, 'stays'],
    enabled: isUsed !== undefined,
    queryFn: async () => (await isUsed?.(item.id)) ?? false,
    staleTime: 0,
    gcTime: 0,
  });
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

  const title = t(texts.deleteTitle, { name: item.fileName });
  if (use.data === true) {
    return (
      <Dialog open title={title} width={520} onClose={onClose}>
        <p>{t(menuMediaMessages.deleteRefused)}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      danger
      mayConfirm={!use.isLoading}
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
      {item.isSelected && next && review?.note?.(next)}
    </FormDialog>
  );
}
