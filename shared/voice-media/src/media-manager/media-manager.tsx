import type { MediaItem } from '@jackfield/contract/api/media';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Skeleton } from '@jackfield/kit/ui/core';
import { undoAction } from '@jackfield/records/restore';
import { common, notify, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { AddButtons, type AddWay } from './add-buttons.tsx';
import { AddDialog } from './add-dialog.tsx';
import type { ChoiceReview, MediaActions } from './manager.ts';
import css from './media-manager.module.css';
import { mediaMessages } from './messages.ts';
import { MediaRow } from './media-row.tsx';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((f) => f.DeleteDialog));

export interface MediaManagerProps {
  /** Name of the list, such as Voicemail greetings. */
  title: string;
  actions: MediaActions;
  review?: ChoiceReview | undefined;
}

const rows = ['first', 'second'];

/** Greetings of one owner: list, select, play, add, delete (MEDIA-02). */
export function MediaManager({ title, actions, review }: MediaManagerProps) {
  const t = useT();
  const id = useId();
  const [adding, setAdding] = useState<AddWay | null>(null);
  const [deleting, setDeleting] = useState<MediaItem | null>(null);
  const [asking, setAsking] = useState<MediaItem | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const { items = [], maximum = 0 } = actions.media ?? {};
  const count = items.filter((item) => !item.isDefault).length;

  async function choose(
    { id: chosen, fileName: name }: MediaItem,
    asSeen: { readonly seen?: string } = {},
  ): Promise<void> {
    const former = items.find(({ isSelected }) => isSelected);
    await actions.select(chosen, asSeen);
    const back = former && undoAction(() => actions.select(former.id));
    notify.success(t(mediaMessages.heardNow, { name }), back);
  }

  function chooseAtOnce(item: MediaItem): void {
    setChoosing(item.id);
    choose(item)
      .catch((error: unknown) => notify.failure(error))
      .finally(() => setChoosing(null));
  }

  return (
    <div className={`ui-card ${css.manager}`}>
      <header className={css.head}>
        <h3 id={id}>{title}</h3>
        {actions.media && (
          <span className={css.count}>{t(common.countOf, { count, maximum })}</span>
        )}
        <div className={css.add}>
          {actions.media && (
            <AddButtons canSpeak={actions.addText !== undefined} onAdd={setAdding} />
          )}
        </div>
      </header>
      <ul aria-busy={!actions.media} aria-labelledby={id}>
        {!actions.media &&
          rows.map((row) => (
            <li key={row} className={css.row}>
              <Skeleton width={140} height={12} />
              <Skeleton width="100%" height={12} />
            </li>
          ))}
        {items.map((item) => (
          <MediaRow
            key={item.id}
            group={id}
            kind={actions.kind}
            disabled={choosing !== null}
            item={choosing === null ? item : { ...item, isSelected: item.id === choosing }}
            onSelect={() => (review ? setAsking(item) : chooseAtOnce(item))}
            onDelete={() => setDeleting(item)}
          />
        ))}
      </ul>
      {adding && (
        <AddDialog
          way={adding}
          actions={actions}
          note={review?.note?.({ id: 'new', isDefault: false })}
          onClose={() => setAdding(null)}
        />
      )}
      {asking &&
        review?.ask({
          item: asking,
          choose: (asSeen) => choose(asking, asSeen),
          onClose: () => setAsking(null),
        })}
      {deleting && (
        <DeleteDialog
          item={deleting}
          actions={actions}
          review={review}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
