import { type BlacklistDirection, importLimit } from '@jackfield/contract/api/blacklist';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';
import { ImportDialog, type ShownLine } from '@jackfield/lists/import-dialog';
import { useT } from '@jackfield/runtime';
import { entryText } from './entry-text.ts';
import { blacklistMessages as words } from './messages.ts';
import { useBlockImpact } from './use-block-impact.tsx';
import { type MarkedLine, useBlockImport } from './use-block-import.ts';

const looks: Record<MarkedLine['mark'], Omit<StatusBadgeProps, 'children'>> = {
  new: { meaning: 'success', shape: 'dot' },
  there: { meaning: 'quiet', shape: 'ring' },
  same: { meaning: 'quiet', shape: 'ring' },
  invalid: { meaning: 'error', shape: 'cross' },
};

interface BlockImportProps {
  direction: BlacklistDirection;
  onClose(): void;
}

/** Blocks many numbers or countries at once, with what that does to calls before it is done. */
export function BlockImport({ direction, onClose }: BlockImportProps) {
  const t = useT();
  const work = useBlockImport(direction, onClose);
  const { marked, fresh, adding } = work;
  const change = adding.length > 0 ? { adding, removing: [] } : undefined;
  const { impact, mayGoOn } = useBlockImpact(direction, change);
  const count = fresh.length;
  const says = {
    new: t(words.markNew),
    there: t(words.markThere),
    invalid: t(words.markInvalid),
  };
  const show = ({ line, text, blocked, mark, first = 0 }: MarkedLine): ShownLine => ({
    line,
    text: blocked ? entryText(blocked) : text,
    badge: {
      ...looks[mark],
      children: mark === 'same' ? t(words.markSame, { line: first }) : says[mark],
    },
  });

  return (
    <ImportDialog
      words={{
        title: t(words.importTitle),
        intro: t(direction === 'outbound' ? words.importOutboundText : words.importInboundText),
        rows: t(words.rows),
        rowsHint: t(words.rowsHint, { most: importLimit }),
        check: t(words.check),
        nothing: t(words.nothing),
        tooMany: t(words.tooMany, { most: importLimit }),
        heads: [t(words.line), t(words.entry), t(words.state)],
      }}
      work={work}
      show={show}
      addText={t(words.addMany, { count })}
      note={t(words.leftOut, { count: (marked?.length ?? 0) - count })}
      mayAdd={mayGoOn}
      onClose={onClose}
    >
      {impact}
    </ImportDialog>
  );
}
