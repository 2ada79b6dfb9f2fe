import { paths } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { MessageSquareText } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { navigateTo, useT } from '@jackfield/runtime';
import { DialogHead } from './dialog-head.tsx';
import { messages } from './messages.ts';
import { keepReminderChoice, type ReminderChoice } from './reminder-cookie.ts';
import css from './reminder-dialog.module.css';

export interface ReminderDialogProps {
  teammateId: string;
  hasBrand: boolean;
  /** Closed without a choice. */
  onClose: () => void;
  /** When to be reminded was chosen, and is kept. */
  onChosen: () => void;
}

/** Reminds an admin of the messaging registration (SHELL-50 to SHELL-52, OP-36). */
export function ReminderDialog({ teammateId, hasBrand, onClose, onChosen }: ReminderDialogProps) {
  const t = useT();
  const choose = (choice: ReminderChoice) => {
    keepReminderChoice(teammateId, choice);
    onChosen();
  };
  const register = () => {
    onClose();
    const { addBrand, addCampaign } = paths.admin.compliance;
    void navigateTo(hasBrand ? addCampaign() : addBrand());
  };
  return (
    <Dialog
      open
      width={600}
      onClose={onClose}
      cancelText={null}
      title={
        <DialogHead icon={<MessageSquareText size={20} strokeWidth={1.75} />} tone="info">
          {t(messages.reminderTitle)}
        </DialogHead>
      }
      action={
        <div className={css.choices}>
          <Button onClick={() => choose('never')}>{t(messages.never)}</Button>
          <Button onClick={() => choose('later')} data-safe>
            {t(messages.later)}
          </Button>
          <Button type="primary" onClick={register}>
            {t(messages.registerNow)}
          </Button>
        </div>
      }
    >
      <p>{t(messages.reminderText)}</p>
    </Dialog>
  );
}
