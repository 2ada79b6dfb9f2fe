import { paths } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { Copy } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { navigateTo, notify, useT } from '@jackfield/runtime';
import { fieldLabels } from './field-labels.ts';
import { profileMessages } from './messages.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';
import { valueText } from './value-text.ts';

export interface GoneDialogProps {
  fullName: string;
  changed: readonly ProfileField[];
  yours: ProfileValues;
  /** Forgets the input, so that leaving asks nothing. */
  onLeave(): void;
}

/** The person was deleted while input was unsaved: offers the text, then the way back (J1). */
export function GoneDialog({ fullName, changed, yours, onLeave }: GoneDialogProps) {
  const t = useT();
  const leave = () => {
    onLeave();
    void navigateTo(paths.admin.users.listing());
  };
  const copy = async () => {
    const lines = changed.map((field) => `${t(fieldLabels[field])}: ${valueText(yours, field)}`);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      notify.success(t(profileMessages.goneCopied));
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Dialog
      open
      width={520}
      title={t(profileMessages.goneTitle, { fullName })}
      cancelText={t(profileMessages.goneLeave)}
      onClose={leave}
      action={
        changed.length > 0 && (
          <Button
            type="primary"
            icon={<Copy size={16} strokeWidth={1.75} />}
            onClick={() => void copy()}
          >
            {t(profileMessages.goneCopy)}
          </Button>
        )
      }
    >
      <p>{t(changed.length > 0 ? profileMessages.goneText : profileMessages.goneTextClean)}</p>
      <ul>
        {changed.map((field) => (
          <li key={field}>
            {t(fieldLabels[field])}: {valueText(yours, field)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
