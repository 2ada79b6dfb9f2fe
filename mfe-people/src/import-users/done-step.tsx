import type { BatchAnswer, ImportRow, ImportRun } from '@jackfield/contract/api/batch';
import { saveFile } from '@jackfield/kit/save-file';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Download } from '@jackfield/kit/ui/icons';
import { writeTable } from '@jackfield/lists/spreadsheet';
import { common, useT } from '@jackfield/runtime';
import { columnTitles } from './column-titles.ts';
import css from './import.module.css';
import { importMessages } from './messages.ts';
import { importFields } from './read-rows.ts';

type RefusedRow = ImportRun['refused'][number];

const reasonOf = ({ errors }: RefusedRow) => errors.map(({ message }) => message).join(' · ');
const nameOf = ({ row: { firstName, lastName, email } }: RefusedRow) =>
  `${firstName} ${lastName}`.trim() || email;
/** Rows that are named; the file has them all. */
const mostNamed = 100;

interface Refused {
  refused: readonly RefusedRow[];
}

/** Rows that were left out as a file to correct, each with its reason. */
export function RefusedFile({ refused }: Refused) {
  const t = useT();
  const save = () => {
    const lines = refused.map((one) => [
      ...importFields.map((field) => one.row[field]),
      reasonOf(one),
    ]);
    const titles = [...columnTitles(), t(importMessages.fault)];
    saveFile(writeTable([titles, ...lines]), 'users-left-out.csv');
  };
  return (
    <Button size="small" icon={<Download size={15} strokeWidth={1.75} />} onClick={save}>
      {t(importMessages.faultsFile)}
    </Button>
  );
}

/** Rows that were left out, named with their reasons, and as a file. */
export function RefusedRows({ refused }: Refused) {
  const t = useT();
  if (refused.length === 0) return null;
  return (
    <Alert
      kind="warning"
      title={t(importMessages.refusedTitle, { count: refused.length })}
      action={<RefusedFile refused={refused} />}
    >
      <ul className={css.refused}>
        {refused.slice(0, mostNamed).map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows never move
          <li key={at}>{t(common.nameReason, { name: nameOf(one), reason: reasonOf(one) })}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** The result of every row. */
export function DoneStep({ rows, done }: { rows: readonly ImportRow[]; done: BatchAnswer }) {
  const t = useT();
  const added = done.rows.filter(({ result }) => result === 'added').length;
  const refused = done.rows.flatMap(({ result, errors }, at) => {
    const row = rows[at];
    return result === 'refused' && row ? [{ row, errors }] : [];
  });
  return (
    <div className={css.step}>
      <Alert kind="success" title={t(common.usersInvited, { count: added })}>
        {t(importMessages.doneText)}
      </Alert>
      <RefusedRows refused={refused} />
    </div>
  );
}
