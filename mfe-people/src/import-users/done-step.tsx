import type { BatchAnswer, ImportRow } from '@jackfield/contract/api/batch';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Download } from '@jackfield/kit/ui/icons';
import { saveFile } from '@jackfield/kit/save-file';
import { writeTable } from '@jackfield/lists/spreadsheet';
import { common, useT } from '@jackfield/runtime';
import { columnTitles } from './column-titles.ts';
import css from './import.module.css';
import { importMessages } from './messages.ts';
import { importFields } from './read-rows.ts';

/** The result of every row; rows that were left out come as a file to correct. */
export function DoneStep({ rows, done }: { rows: readonly ImportRow[]; done: BatchAnswer }) {
  const t = useT();
  const added = done.rows.filter(({ result }) => result === 'added').length;
  const refused = done.rows.flatMap((outcome, at) =>
    outcome.result === 'refused' ? [{ outcome, row: rows[at] }] : [],
  );
  const reasonOf = ({ errors }: BatchAnswer['rows'][number]) =>
    errors.map(({ message }) => message).join(' · ');
  const save = () => {
    const lines = refused.map(({ outcome, row }) => [
      ...importFields.map((field) => row?.[field] ?? ''),
      reasonOf(outcome),
    ]);
    const titles = [...columnTitles(), t(importMessages.fault)];
    saveFile(writeTable([titles, ...lines]), 'users-left-out.csv');
  };
  return (
    <div className={css.step}>
      <Alert kind="success" title={t(common.usersInvited, { count: added })}>
        {t(importMessages.doneText)}
      </Alert>
      {refused.length > 0 && (
        <Alert
          kind="warning"
          title={t(importMessages.refusedTitle, { count: refused.length })}
          action={
            <Button size="small" icon={<Download size={15} strokeWidth={1.75} />} onClick={save}>
              {t(importMessages.faultsFile)}
            </Button>
          }
        >
          <ul className={css.refused}>
            {refused.map(({ outcome }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the rows never move
              <li key={at}>
                {t(common.nameReason, { name: outcome.name, reason: reasonOf(outcome) })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
