import { Alert, Button } from '@jackfield/kit/ui/core';
import { FileAudio, Upload } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, failureText, notify, useT } from '@jackfield/runtime';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { kindTexts } from './kind-texts.ts';
import type { AddWayProps } from './add-dialog.tsx';
import css from './media-manager.module.css';
import { uploadMessages } from './messages.ts';
import { nameOfFile, uploadFault } from './upload-check.ts';

/** Uploads an audio file: Browse, Close, upload, with progress (MEDIA-03). */
export function UploadDialog({ actions, note, onClose }: AddWayProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = uploadFault(chosen, kindTexts(actions.kind).longName);
    setFault(found ? t(found) : '');
    setFile(found ? null : chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  const send = async () => {
    if (file === null) return setFault(t(uploadMessages.none));
    const controller = new AbortController();
    running.current = controller;
    setFault('');
    setShare(0);
    try {
      await actions.upload(
        { file, name: nameOfFile(file.name), source: 'upload' },
        setShare,
        controller.signal,
      );
      notify.success(t(kindTexts(actions.kind).added, { name: nameOfFile(file.name) }));
      onClose();
    } catch (error) {
      if (!controller.signal.aborted) setFault(failureText(error));
    } finally {
      setShare(null);
    }
  };

  const isBusy = share !== null;
  return (
    <Dialog
      open
      title={t(kindTexts(actions.kind).uploadTitle)}
      width={520}
      dirty={isBusy}
      discardTitle={t(uploadMessages.stop)}
      cancelText={t(common.close)}
      onClose={onClose}
      onSubmit={() => void send()}
      action={
        <Button
          type="primary"
          disabled={file === null}
          loading={isBusy}
          onClick={() => void send()}
        >
          {t(common.upload)}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way beside the button */}
      <div
        className={`ui-well ${css.drop}`}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <Button
          icon={<Upload size={15} strokeWidth={1.75} />}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {t(uploadMessages.browse)}
        </Button>
        <p className={`ui-secondary ${css.hint}`}>{t(uploadMessages.hint)}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".wav,.mp3"
        aria-label={t(uploadMessages.file)}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {file && (
        <p className={css.device}>
          <FileAudio size={15} strokeWidth={1.75} aria-hidden="true" />
          {file.name}
        </p>
      )}
      {file && isBusy && (
        <progress
          className={css.progress}
          max={1}
          value={share}
          aria-label={t(uploadMessages.progress, { name: file.name })}
        />
      )}
      {fault !== '' && (
        <div className={css.fault}>
          <Alert kind="error" title={fault} />
        </div>
      )}
      {note}
    </Dialog>
  );
}
