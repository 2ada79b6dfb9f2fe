import { mostConsents } from '@jackfield/contract/api/consent';
import { formatPhone } from '@jackfield/domain';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';
import { ImportDialog, type ShownLine, useImport } from '@jackfield/lists/import-dialog';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { consentKey, type ImportRow, importRows } from './consent-query.ts';
import { type MarkedRow, markRows } from './mark-rows.ts';
import { consentMessages as words } from './messages.ts';
import { type ReadRow, readRows } from './read-rows.ts';

const looks: Record<MarkedRow['mark'], Omit<StatusBadgeProps, 'children'>> = {
  new: { meaning: 'success', shape: 'dot' },
  known: { meaning: 'quiet', shape: 'ring' },
  same: { meaning: 'quiet', shape: 'ring' },
  optedOut: { meaning: 'error', shape: 'bar' },
  invalid: { meaning: 'error', shape: 'cross' },
};

interface ConsentImportProps {
  campaignId: string;
  zone: string;
  onClose(): void;
}

const wantedOf = (rows: readonly ReadRow[]): ImportRow[] =>
  rows.flatMap(({ wanted }) => (wanted ? [wanted] : []));

/** Agreements out of a file, looked through row by row before anything is added (annex J6). */
export function ConsentImport({ campaignId, zone, onClose }: ConsentImportProps) {
  const t = useT();
  const client = useQueryClient();
  const work = useImport({
    read(text) {
      const { rows: lines, isCut } = readRows(text, zone);
      return { lines, isCut };
    },
    async mark(rows: readonly ReadRow[]) {
      const wanted = wantedOf(rows);
      const { marks } =
        wanted.length > 0 ? await importRows(campaignId, wanted, true) : { marks: [] };
      return markRows(rows, marks);
    },
    add: (fresh) => importRows(campaignId, wantedOf(fresh), false),
    done: ({ added }) => t(words.imported, { count: added }),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: consentKey }),
  });
  const { marked, fresh } = work;
  const skipped = (marked?.length ?? 0) - fresh.length;
  const out = marked?.filter(({ mark }) => mark === 'optedOut').length ?? 0;
  const says = {
    new: t(words.markNew),
    known: t(words.markKnown),
    optedOut: t(words.markOptedOut),
    invalid: t(words.markInvalid),
  };
  const show = ({ row, text, wanted, mark, first = 0 }: MarkedRow): ShownLine => ({
    line: row,
    text: wanted ? formatPhone(wanted.phoneNumber) : text,
    badge: {
      ...looks[mark],
      children: mark === 'same' ? t(words.markSame, { row: first }) : says[mark],
    },
  });

  return (
    <ImportDialog
      words={{
        title: t(words.importTitle),
        intro: t(words.importText),
        rows: t(words.rows),
        rowsHint: t(words.rowsHint, { most: mostConsents }),
        check: t(words.check),
        nothing: t(words.nothing),
        tooMany: t(words.tooMany, { most: mostConsents }),
        heads: [t(words.line), t(words.row), t(words.state)],
      }}
      work={work}
      show={show}
      addText={t(words.importMany, { count: fresh.length })}
      note={skipped > 0 && t(words.skipped, { count: skipped, out })}
      onClose={onClose}
    />
  );
}
