import { resendWebhookMessage } from '@jackfield/contract/api/webhook';
import { type Confirm, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { messageMessages as messages } from './messages.ts';
import { webhooksKey } from './webhooks-query.ts';

/** Sends a message again, with its own id (HOOK-01). */
export function useResend(id: string, messageId: string): Confirm {
  const t = useT();
  const client = useQueryClient();
  return useConfirm(() => call(resendWebhookMessage, { params: { id, messageId } }), {
    done: t(messages.resent),
    onFailed: (error) => notify.failure(error),
    settle: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
}
