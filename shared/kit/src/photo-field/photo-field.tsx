import { Avatar, Button } from '@jackfield/kit/ui/core';
import { Upload } from '@jackfield/kit/ui/icons';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { common, failureText, notify, useT } from '@jackfield/runtime';
import { useEffect, useRef, useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import { leastEdge } from './crop.ts';
import { photoMessages } from './messages.ts';
import css from './photo-field.module.css';

/** Why a file cannot become a photo; names of `photoMessages`. */
type PhotoFault = 'wrongType' | 'tooLarge' | 'tooSmall' | 'unreadable';

/** Types that the picker offers and the server takes (OP-92). */
const photoTypes: readonly string[] = ['image/png', 'image/jpeg'];

const largestFile = 5 * 1024 * 1024;

/** Reads a file as picture, or says why not. The caller closes the bitmap. */
async function readPhoto(file: File): Promise<ImageBitmap | PhotoFault> {
  if (!photoTypes.includes(file.type)) return 'wrongType';
  if (file.size > largestFile) return 'tooLarge';
  try {
    const bitmap = await createImageBitmap(file);
    if (Math.min(bitmap.width, bitmap.height) >= leastEdge) return bitmap;
    bitmap.close();
    return 'tooSmall';
  } catch {
    return 'unreadable';
  }
}

export interface PhotoFieldProps {
  fullName: string;
  /** Address of the stored photo; null without one. */
  src: string | null;
  /** Stores a JPEG data URL of 512 by 512 px, or removes the photo with null. Rejects on failure. */
  save(image: string | null): Promise<unknown>;
}

/** Photo of a person: upload with a crop, or removal; both act at once (API-119, RT-15). */
export function PhotoField({ fullName, src, save }: PhotoFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [fault, setFault] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => photo?.close(), [photo]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPhoto(file);
    setFault(typeof read === 'string' ? t(photoMessages[read]) : '');
    if (typeof read !== 'string') setPhoto(read);
  };

  const store = async (image: string | null) => {
    setBusy(true);
    setFault('');
    try {
      await save(image);
      notify.success(t(image ? photoMessages.saved : photoMessages.removed));
    } catch (error) {
      setFault(failureText(error));
      notify.failure(error);
    } finally {
      setPhoto(null);
      setAsking(false);
      setBusy(false);
    }
  };

  return (
    <div className={css.photo}>
      <Avatar name={fullName} src={src} size={64} />
      <div>
        <div className={css.buttons}>
          <Button
            size="small"
            icon={<Upload size={15} strokeWidth={1.75} />}
            onClick={() => input.current?.click()}
          >
            {t(photoMessages.upload)}
          </Button>
          {src !== null && (
            <Button size="small" type="text" onClick={() => setAsking(true)}>
              {t(common.remove)}
            </Button>
          )}
        </div>
        {fault ? (
          <p className={css.fault} role="alert">
            {fault}
          </p>
        ) : (
          <p className={css.hint}>{t(photoMessages.hint)}</p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes.join()}
        aria-label={t(photoMessages.upload)}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {photo && (
        <CropDialog
          photo={photo}
          busy={isBusy}
          onUse={(image) => void store(image)}
          onClose={() => setPhoto(null)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t(photoMessages.removeTitle)}
        confirmText={t(photoMessages.removeConfirm)}
        busy={isBusy}
        onConfirm={() => void store(null)}
        onClose={() => setAsking(false)}
      >
        {t(photoMessages.removeText, { fullName })}
      </ConfirmDialog>
    </div>
  );
}
