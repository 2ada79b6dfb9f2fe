import { Button } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { noticeMessages } from './messages.ts';
import { losesCallers, type Noticed } from './noticed.ts';
import { WhoNotices } from './who-notices.tsx';

export interface ReviewDialogProps extends Noticed {
  zone: string;
  busy: boolean;
  onSave(): void;
  onClose(): void;
}

/**
 * The review before Save: which callers will notice. Changes that lose callers need a tick
 * (annex J4).
 */
export function ReviewDialog(props: ReviewDialogProps) {
  const { differences, texts, zone, busy, onSave, onClose } = props;
  const t = useT();
  const [agrees, setAgrees] = useState(false);
  const needsTick = losesCallers(props);
  const canSave = !needsTick || agrees;
  return (
    <Dialog
      open
      width={750}
      title={t(noticeMessages.title)}
      busy={busy}
      onClose={onClose}
      onSubmit={() => canSave && onSave()}
      action={
        <Button type="primary" loading={busy} disabled={!canSave} onClick={onSave}>
          {t(noticeMessages.save)}
        </Button>
      }
    >
      <WhoNotices differences={differences} texts={texts} zone={zone} />
      {needsTick && (
        <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
          {t(noticeMessages.agree)}
        </Checkbox>
      )}
    </Dialog>
  );
}
