import { paths } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { Copy } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { navigateTo, notify, useT } from '@jackfield/runtime';
import { pageMessages } from './messages.ts';

export interface TeamGoneDialogProps {
  name: string;
  /** Unsaved input, one line a field. */
  lines: readonly string[];
  /** Forgets the input, so that leaving asks nothing. */
  onLeave(): void;
}

/** The team was deleted while its page was open: offers the input, then the way back (J1). */
export function TeamGoneDialog({ name, lines, onLeave }: TeamGoneDialogProps) {
  const t = useT();
  const leave = () => {
    onLeave();
    void navigateTo(paths.admin.teams.listing());
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      notify.success(t(pageMessages.goneCopied));
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Dialog
      open
      width={520}
      title={t(pageMessages.goneTitle, { name })}
      cancelText={t(pageMessages.goneLeave)}
      onClose={leave}
      action={
        lines.length > 0 && (
          <Button
            type="primary"
            icon={<Copy size={16} strokeWidth={1.75} />}
            onClick={() => void copy()}
          >
            {t(pageMessages.goneCopy)}
          </Button>
        )
      }
    >
      <p>{t(lines.length > 0 ? pageMessages.goneText : pageMessages.goneTextClean)}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
