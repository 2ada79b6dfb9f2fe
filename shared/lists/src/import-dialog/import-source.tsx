import { Alert } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Upload } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { type ReactNode, useRef, useState } from 'react';
import { largestTable, readSheetFile } from '../spreadsheet/public.ts';
import css from './import-dialog.module.css';
import { importMessages } from './messages.ts';
import { useFileDrop } from './use-file-drop.ts';

export interface ImportSourceProps {
  intro: ReactNode;
  /** Of the field to paste into. */
  label: string;
  hint?: string;
  error?: string | undefined;
  text: string;
  onText(text: string): void;
  /** Receives the text of a file that was chosen or dropped. */
  onFile(text: string): void;
  /** Beside the choice of a file. */
  children?: ReactNode;
}

/** Where the rows of an import come from: pasted, or out of a file. */
export function ImportSource(props: ImportSourceProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();

  const load = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largestTable) return setFault(t(importMessages.tooLarge));
    setFault(undefined);
    try {
      props.onFile(await readSheetFile(file));
    } catch {
      setFault(t(importMessages.unreadable));
    }
  };
  const drop = useFileDrop((file) => void load(file));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way beside the button
    <div className={css.source} {...drop}>
      <div className={css.intro}>{props.intro}</div>
      <div className={css.file}>
        <button type="button" className={css.drop} onClick={() => input.current?.click()}>
          <Upload size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="ui-strong">{t(common.chooseFile)}</span>
          <span className={`ui-secondary ${css.orDrop}`}>{t(importMessages.orDrop)}</span>
        </button>
        {props.children}
        <input
          ref={input}
          type="file"
          hidden
          data-later
          accept=".csv,.tsv,.tab,.txt,.xlsx,text/csv"
          aria-label={t(common.chooseFile)}
          onChange={(event) => {
            void load(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <Field label={props.label} hint={props.hint} error={fault ? undefined : props.error}>
        <TextArea
          rows={8}
          value={props.text}
          onChange={(event) => props.onText(event.target.value)}
        />
      </Field>
      {fault !== undefined && <Alert kind="error" title={fault} />}
    </div>
  );
}
