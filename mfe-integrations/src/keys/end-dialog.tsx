import { type ApiKey, endKey } from '@jackfield/contract/api/key';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { keysOptions } from './keys-query.ts';
import { keysMessages as messages } from './messages.ts';

/** Asks before a key ends, and says when it was last used and from where (KEY-01). */
export function EndDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose(): void }) {
  const t = useT();
  const { relative } = useFormats();
  const client = useQueryClient();
  const { id, name, lastUsedAt, lastUsedFrom } = apiKey;
  const confirm = useConfirm(() => call(endKey, { params: { id } }), {
    done: t(messages.ended, { name }),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: keysOptions().queryKey }),
  });
  const used =
    lastUsedAt === null
      ? t(messages.endUnused)
      : t(messages.endUsed, { when: relative(lastUsedAt), address: lastUsedFrom ?? '' });
  return (
    <ConfirmDialog
      title={t(messages.endTitle, { name })}
      confirmText={t(messages.end)}
      onClose={onClose}
      impact={<p>{used}</p>}
      {...confirm.dialog}
    >
      {t(messages.endText)}
    </ConfirmDialog>
  );
}
