import { type ImportAnswer, importFields, type ImportRow } from '@jackfield/contract/api/batch';
import type { FieldError } from '@jackfield/contract';
import { saveFile } from '@jackfield/kit/save-file';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Download } from '@jackfield/kit/ui/icons';
import { writeTable } from '@jackfield/lists/spreadsheet';
import { common, useT } from '@jackfield/runtime';
import { columnTitle } from './column-titles.ts';
import css from './import.module.css';
import { importMessages } from './messages.ts';
import type { Imported } from './use-import.ts';

/** Cells of a file that came from an export. */
const exportedFields = [...importFields, 'id', 'version'] as const;

interface RefusedRow {
  readonly row: ImportRow;
  readonly errors: readonly FieldError[];
}

const reasonOf = ({ errors }: RefusedRow) => errors.map(({ message }) => message).join(' · ');
const nameOf = ({ row: { firstName = '', lastName = '', email = '' } }: RefusedRow) =>
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
    const fields = refused.some(({ row }) => row.id) ? exportedFields : importFields;
    const lines = refused.map((one) => [
      ...fields.map((field) => one.row[field] ?? ''),
      reasonOf(one),
    ]);
    const titles = [...fields.map(columnTitle), t(importMessages.fault)];
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

/** How many users were invited and changed, and what that means for them. */
export function SavedUsers({ added, changed }: { added: number; changed: number }) {
  const t = useT();
  return (
    <>
      {(added > 0 || changed === 0) && (
        <Alert kind="success" title={t(common.usersInvited, { count: added })}>
          {t(importMessages.doneText)}
        </Alert>
      )}
      {changed > 0 && (
        <Alert kind="success" title={t(common.usersChanged, { count: changed })}>
          {t(importMessages.changedText)}
        </Alert>
      )}
    </>
  );
}

/** The result of every row. */
export function DoneStep({ done }: { done: Imported }) {
  const countOf = (wanted: ImportAnswer['rows'][number]['result']) =>
    done.rows.filter(({ result }) => result === wanted).length;
  const refused = done.rows.flatMap(({ result, errors }, at) => {
    const row = done.sent[at];
    return result === 'refused' && row ? [{ row, errors }] : [];
  });
  return (
    <div className={css.step}>
      <SavedUsers added={countOf('added')} changed={countOf('changed')} />
      <RefusedRows refused={refused} />
    </div>
  );
}
