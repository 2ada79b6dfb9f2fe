import { relativeTime } from '@jackfield/domain';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { common, defineMessages, useT } from '@jackfield/runtime';
import css from './restored-note.module.css';

const recordPageMessages = defineMessages('records.record', {
  draftRestored: 'Your unsaved changes from {when} were restored',
  draftDiscard: common.discard,
});

export interface RestoredNoteProps {
  /** When the restored input was typed, milliseconds since 1970. */
  from: number;
  onDiscard(): void;
}

/** Says that unsaved input of an earlier visit is back in the form (annex J8). */
export function RestoredNote({ from, onDiscard }: RestoredNoteProps) {
  const t = useT();
  return (
    <div className={css.note}>
      <Alert
        kind="info"
        title={t(recordPageMessages.draftRestored, { when: relativeTime(new Date(from)) })}
        action={
          <Button size="small" onClick={onDiscard}>
            {t(recordPageMessages.draftDiscard)}
          </Button>
        }
      />
    </div>
  );
}
