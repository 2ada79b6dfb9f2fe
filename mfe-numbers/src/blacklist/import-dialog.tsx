import { type BlacklistDirection, importLimit } from '@jackfield/contract/api/blacklist';
import { ImportDialog } from '@jackfield/lists/import-dialog';
import { useT } from '@jackfield/runtime';
import { entryText } from './entry-text.ts';
import { blacklistMessages as words } from './messages.ts';
import { blockColumns } from './read-entries.ts';
import { useBlockImport } from './use-block-import.ts';

interface BlockImportProps {
  direction: BlacklistDirection;
  onClose(): void;
}

/** Blocks many numbers or countries at once, with what that does to calls before it is done. */
export function BlockImport({ direction, onClose }: BlockImportProps) {
  const t = useT();
  const work = useBlockImport(direction, onClose);
  const { marked, fresh } = work;
  const { impact, mayGoOn } = work.noticed;
  const count = fresh.length;
  return (
    <ImportDialog
      words={{
        title: t(words.importTitle),
        intro: t(direction === 'outbound' ? words.importOutboundText : words.importInboundText),
        nothing: t(words.nothing),
        entry: t(words.entry),
        known: t(words.markThere),
      }}
      columns={blockColumns}
      work={work}
      most={importLimit}
      textOf={entryText}
      addText={t(words.addMany, { count })}
      note={t(words.leftOut, { count: (marked?.length ?? 0) - count })}
      mayAdd={mayGoOn}
      onClose={onClose}
    >
      {impact}
    </ImportDialog>
  );
}
