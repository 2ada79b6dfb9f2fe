import { mostInBatch } from '@jackfield/contract/api/batch';
import { Button } from '@jackfield/kit/ui/core';
import { Download } from '@jackfield/kit/ui/icons';
import { saveFile } from '@jackfield/kit/save-file';
import { ImportSource } from '@jackfield/lists/import-dialog';
import { useT } from '@jackfield/runtime';
import { columnTitles } from './column-titles.ts';
import css from './import.module.css';
import { importMessages } from './messages.ts';
import { writeRows } from './read-rows.ts';
import type { Import } from './use-import.ts';

const largestFile = 1_000_000;

/** Where the rows come from: pasted, or out of a file, for which there is a template. */
export function SourceStep({ text, setText, take, read }: Import) {
  const t = useT();
  const isEmpty = read !== null && read.rows.length === 0;
  return (
    <ImportSource
      intro={
        <>
          <p>{t(importMessages.intro)}</p>
          <p className="ui-secondary">{t(importMessages.columns, { most: mostInBatch })}</p>
        </>
      }
      label={t(importMessages.paste)}
      error={isEmpty ? t(importMessages.nothing) : undefined}
      text={text}
      onText={setText}
      onFile={take}
      refuse={({ size }) =>
        size > largestFile ? t(importMessages.tooLarge, { most: mostInBatch }) : undefined
      }
    >
      <Button
        type="text"
        className={css.template}
        icon={<Download size={16} strokeWidth={1.75} />}
        onClick={() => saveFile(writeRows(columnTitles(), []), 'users-template.csv')}
      >
        {t(importMessages.template)}
      </Button>
    </ImportSource>
  );
}
