import { mostInBatch } from '@jackfield/contract/api/batch';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Download, Upload } from '@jackfield/kit/ui/icons';
import { readTextFile, saveFile } from '@jackfield/lists/csv-export';
import { common, useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import { columnTitles } from './column-titles.ts';
import css from './import.module.css';
import { importMessages } from './messages.ts';
import { writeRows } from './read-rows.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Import } from './use-import.ts';

const largestFile = 1_000_000;

/** Where the rows come from: pasted, or out of a file. */
export function SourceStep({ text, setText, take, read }: Import) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();

  const load = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largestFile) return setFault(t(importMessages.tooLarge, { most: mostInBatch }));
    setFault(undefined);
    take(await readTextFile(file));
  };
  const drop = useFileDrop((file) => void load(file));
  const isEmpty = read !== null && read.rows.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way beside the button
    <div className={css.source} {...drop}>
      <div className={css.intro}>
        <p>{t(importMessages.intro)}</p>
        <p className="ui-secondary">{t(importMessages.columns, { most: mostInBatch })}</p>
      </div>
      <div className={css.file}>
        <button type="button" className={css.drop} onClick={() => input.current?.click()}>
          <Upload size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.choose}>{t(common.chooseFile)}</span>
          <span className={`ui-secondary ${css.orDrop}`}>{t(importMessages.orDrop)}</span>
        </button>
        <Button
          type="text"
          className={css.template}
          icon={<Download size={16} strokeWidth={1.75} />}
          onClick={() => saveFile(writeRows(columnTitles(), []), 'users-template.csv')}
        >
          {t(importMessages.template)}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          data-later
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t(common.chooseFile)}
          onChange={(event) => {
            void load(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <Field label={t(importMessages.paste)}>
        <TextArea rows={10} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {fault !== undefined && <Alert kind="error" title={fault} />}
      {isEmpty && fault === undefined && <Alert kind="error" title={t(importMessages.nothing)} />}
    </div>
  );
}
