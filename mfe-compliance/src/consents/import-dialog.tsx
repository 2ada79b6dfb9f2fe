import { mostConsents } from '@jackfield/contract/api/consent';
import { formatPhone } from '@jackfield/domain';
import {
  ImportDialog,
  markLines,
  type ReadLine,
  useImport,
  wantedOf,
} from '@jackfield/lists/import-dialog';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { consentKey, type ImportRow, importRows } from './consent-query.ts';
import { consentMessages as words } from './messages.ts';
import { consentColumns, rowOf } from './read-rows.ts';

interface ConsentImportProps {
  campaignId: string;
  zone: string;
  onClose(): void;
}

/** Agreements out of a file, looked through row by row before anything is added (annex J6). */
export function ConsentImport({ campaignId, zone, onClose }: ConsentImportProps) {
  const t = useT();
  const client = useQueryClient();
  const work = useImport({
    columns: consentColumns,
    most: mostConsents,
    read: (line) => rowOf(line, zone),
    async mark(lines: readonly ReadLine<ImportRow>[]) {
      const rows = wantedOf(lines);
      const { marks } = rows.length > 0 ? await importRows(campaignId, rows, true) : { marks: [] };
      return markLines(lines, marks, ({ phoneNumber }) => phoneNumber);
    },
    add: (fresh) => importRows(campaignId, wantedOf(fresh), false),
    done: ({ added }) => t(words.imported, { count: added }),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: consentKey }),
  });
  const { marked, fresh } = work;
  const skipped = (marked?.length ?? 0) - fresh.length;
  const out = marked?.filter(({ mark }) => mark === 'optedOut').length ?? 0;
  return (
    <ImportDialog
      words={{
        title: t(words.importTitle),
        intro: t(words.importText),
        hint: t(words.rowsHint),
        nothing: t(words.nothing),
        entry: t(words.row),
        known: t(words.markKnown),
      }}
      columns={consentColumns}
      work={work}
      most={mostConsents}
      textOf={({ phoneNumber }) => formatPhone(phoneNumber)}
      badges={{ optedOut: { meaning: 'error', shape: 'bar', children: t(words.markOptedOut) } }}
      addText={t(words.importMany, { count: fresh.length })}
      note={skipped > 0 && t(words.skipped, { count: skipped, out })}
      onClose={onClose}
    />
  );
}
