import { Avatar, Button, Spinner } from '@jackfield/kit/ui/core';
import { Upload } from '@jackfield/kit/ui/icons';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { common, failureText, notify, useT } from '@jackfield/runtime';
import { useEffect, useRef, useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import { leastEdge, sharpEdge } from './crop.ts';
import { photoMessages } from './messages.ts';
import css from './photo-field.module.css';

/** Why a file cannot become a photo; names of `photoMessages`. */
type PhotoFault = 'wrongType' | 'heic' | 'tooSmall' | 'unreadable';

/** Why the browser did not open a file, by its first bytes and its type. */
async function faultOf(file: File): Promise<PhotoFault> {
  const brand = await file.slice(4, 12).text();
  if (/^ftyp(hei|hev|mif1|msf1)/.test(brand)) return 'heic';
  return file.type.startsWith('image/') ? 'unreadable' : 'wrongType';
}

/** The photo no larger than it can be seen, as a large one is slow to move. */
async function reduced(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = sharpEdge / Math.min(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeHeight: Math.round(bitmap.height * scale),
    resizeQuality: 'high',
  });
  bitmap.close();
  return small;
}

/** Reads a file of any kind that the browser opens, or says why not. The caller closes the bitmap. */
async function readPhoto(file: File): Promise<ImageBitmap | PhotoFault> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return faultOf(file);
  if (Math.min(bitmap.width, bitmap.height) >= leastEdge) return reduced(bitmap);
  bitmap.close();
  return 'tooSmall';
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
  /** The file that was chosen last, while it is opened. */
  const [opening, setOpening] = useState<File | null>(null);
  const last = useRef<File>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => photo?.close(), [photo]);

  useEffect(
    () => () => {
      last.current = null;
    },
    [],
  );

  const choose = async (file: File | undefined) => {
    if (!file) return;
    last.current = file;
    setOpening(file);
    setFault('');
    const read = await readPhoto(file);
    if (last.current !== file) {
      if (typeof read !== 'string') read.close();
      return;
    }
    setOpening(null);
    if (typeof read === 'string') setFault(t(photoMessages[read]));
    else setPhoto(read);
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
          <output className={css.hint} aria-busy={opening !== null}>
            {opening && <Spinner size={14} />}
            {opening ? t(photoMessages.opening, { name: opening.name }) : t(photoMessages.hint)}
          </output>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
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
