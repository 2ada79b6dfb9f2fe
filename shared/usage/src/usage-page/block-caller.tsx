import { inboundBlacklist } from '@jackfield/contract/api/blacklist';
import { formatPhone } from '@jackfield/domain';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, failureText, notify, t, useT } from '@jackfield/runtime';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { usageMessages } from './messages.ts';

/** Reads again what says who is blocked: usage, the call log, and the list of callers. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [['usage', 'list'], ['call-log'], ['blacklist']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

async function unblock(client: QueryClient, id: string, number: string) {
  try {
    await call(inboundBlacklist.removeMany, { body: { ids: [id] } });
    notify.success(t(usageMessages.unblocked, { number }));
  } catch (error) {
    notify.error(failureText(error));
  } finally {
    await refresh(client);
  }
}

interface BlockCallerProps {
  /** In E.164. */
  number: string;
  onBlocked(): void;
  onClose(): void;
}

/** Asks before a caller is turned away from now on, and offers the way back (NUM-06). */
export function BlockCaller({ number, onBlocked, onClose }: BlockCallerProps) {
  const text = useT();
  const client = useQueryClient();
  const shown = formatPhone(number);
  const block = useConfirm(() => call(inboundBlacklist.add, { body: { number } }), {
    done: ({ id }) => [
      text(usageMessages.isBlocked, { number: shown }),
      { label: text(common.undo), run: () => void unblock(client, id, shown) },
    ],
    onDone: onBlocked,
    settle: () => refresh(client),
  });
  return (
    <ConfirmDialog
      title={text(usageMessages.blockTitle, { number: shown })}
      confirmText={text(usageMessages.blockCaller)}
      onClose={onClose}
      {...block.dialog}
    >
      {text(usageMessages.blockText)}
    </ConfirmDialog>
  );
}
