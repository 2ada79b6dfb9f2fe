import { mostImported } from '@jackfield/contract/api/batch';
import { Button } from '@jackfield/kit/ui/core';
import { Download } from '@jackfield/kit/ui/icons';
import { saveFile } from '@jackfield/kit/save-file';
import { ImportSource } from '@jackfield/lists/import-dialog';
import { writeTable } from '@jackfield/lists/spreadsheet';
import { useT } from '@jackfield/runtime';
import { columnTitles } from './column-titles.ts';
import { RefusedFile } from './done-step.tsx';
import css from './import.module.css';
import { importMessages } from './messages.ts';
import type { Import } from './use-import.ts';

/** Where the rows come from: pasted, or out of a file, for which there is a template. */
export function SourceStep({ text, setText, take, read, reading, run }: Import) {
  const t = useT();
  const isEmpty = read !== null && read.lines.length === 0;
  return (
    <ImportSource
      intro={
        <>
          <p>{t(importMessages.intro)}</p>
          <p className="ui-secondary">{t(importMessages.columns, { most: mostImported })}</p>
          {run && (
            <p className={`ui-secondary ${css.bar}`}>
              {t(importMessages.lastRun, { count: run.added + run.changed })}
              {run.refused.length > 0 && <RefusedFile refused={run.refused} />}
            </p>
          )}
        </>
      }
      label={t(importMessages.paste)}
      error={isEmpty ? t(importMessages.nothing) : reading.error}
      text={text}
      onText={setText}
      onFile={take}
    >
      <Button
        type="text"
        className={css.template}
        icon={<Download size={16} strokeWidth={1.75} />}
        onClick={() => saveFile(writeTable([columnTitles()]), 'users-template.csv')}
      >
        {t(importMessages.template)}
      </Button>
    </ImportSource>
  );
}
