import { type ApiKey, overlapDays, rotateKey } from '@jackfield/contract/api/key';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { keysOptions } from './keys-query.ts';
import { keysMessages as messages } from './messages.ts';
import type { ShownOnce } from './keys-query.ts';

interface RotateDialogProps {
  apiKey: ApiKey;
  /** Closes it, too. */
  onMade(made: ShownOnce): void;
  onClose(): void;
}

/** Asks before a key gets a new secret beside the one that is used (KEY-01). */
export function RotateDialog({ apiKey, onMade, onClose }: RotateDialogProps) {
  const t = useT();
  const { date } = useFormats();
  const client = useQueryClient();
  const { id, name, oldSecretEndsAt } = apiKey;
  const confirm = useConfirm(() => call(rotateKey, { params: { id } }), {
    onDone: onMade,
    settle: () => client.invalidateQueries({ queryKey: keysOptions().queryKey }),
  });
  return (
    <ConfirmDialog
      title={t(messages.rotateTitle, { name })}
      danger={false}
      confirmText={t(messages.rotate)}
      onClose={onClose}
      impact={
        oldSecretEndsAt !== null && (
          <p>{t(messages.rotateAgain, { date: date(oldSecretEndsAt) })}</p>
        )
      }
      {...confirm.dialog}
    >
      {t(messages.rotateText, { count: overlapDays })}
    </ConfirmDialog>
  );
}
