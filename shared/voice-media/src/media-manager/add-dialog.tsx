import { lazyPart } from '@jackfield/kit/lazy-part';
import { type ReactNode, useState } from 'react';
import type { AddWay } from './add-buttons.tsx';
import type { MediaActions } from './manager.ts';

const RecordDialog = lazyPart(() => import('./record-dialog.tsx').then((f) => f.RecordDialog));
const UploadDialog = lazyPart(() => import('./upload-dialog.tsx').then((f) => f.UploadDialog));
const SpeechDialog = lazyPart(() => import('./speech-dialog.tsx').then((f) => f.SpeechDialog));
const LimitDialog = lazyPart(() => import('./limit-dialog.tsx').then((f) => f.LimitDialog));

const dialogs = { record: RecordDialog, upload: UploadDialog, speech: SpeechDialog };

/** What each way to add takes. */
export interface AddWayProps {
  actions: MediaActions;
  /** Who will notice that the new one is heard. */
  note?: ReactNode;
  onClose(): void;
}

export interface AddDialogProps extends AddWayProps {
  way: AddWay;
}

/** The dialog of a way to add; the limit in its place when the list is full (MEDIA-17). */
export function AddDialog({ way, actions, note, onClose }: AddDialogProps) {
  const { items = [], maximum = 0 } = actions.media ?? {};
  // Looked at once: the item that is added may be the last that there is room for.
  const [isFull] = useState(() => items.filter((item) => !item.isDefault).length >= maximum);
  const Part = isFull ? LimitDialog : dialogs[way];
  return <Part actions={actions} note={note} onClose={onClose} />;
}
