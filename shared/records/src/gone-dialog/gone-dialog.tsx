import { Button } from '@jackfield/kit/ui/core';
import { Copy } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { defineMessages, navigateTo, notify, useT } from '@jackfield/runtime';

const goneMessages = defineMessages('records.gone', {
  title: '{name} was deleted',
  copy: 'Copy my changes',
  copied: 'Your changes are copied',
});

/** What is said of a record that was deleted. */
export interface GoneRecord {
  /** The record's name. */
  readonly name: string;
  /** What happened, in one sentence, when there is input to copy. */
  readonly text: string;
  /** The same when nothing was typed. */
  readonly textClean: string;
  readonly leaveText: string;
  /** Path of the listing that the way back leads to. */
  readonly listing: string;
}

export interface GoneDialogProps {
  gone: GoneRecord;
  /** Unsaved input, one line a field; empty when nothing was typed. */
  lines?: readonly string[];
  /** Forgets the input, so that leaving asks nothing. */
  onLeave?(): void;
}

/** The record was deleted while its form was open: offers the input, then the way back. */
export function GoneDialog({ gone, lines = [], onLeave }: GoneDialogProps) {
  const t = useT();
  const { name, text, textClean, leaveText, listing } = gone;
  const leave = () => {
    onLeave?.();
    void navigateTo(listing);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      notify.success(t(goneMessages.copied));
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Dialog
      open
      width={520}
      title={t(goneMessages.title, { name })}
      cancelText={leaveText}
      onClose={leave}
      action={
        lines.length > 0 && (
          <Button
            type="primary"
            icon={<Copy size={16} strokeWidth={1.75} />}
            onClick={() => void copy()}
          >
            {t(goneMessages.copy)}
          </Button>
        )
      }
    >
      <p>{lines.length > 0 ? text : textClean}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
