import type { Endpoint } from '@jackfield/contract';
import { useRequestKey } from '@jackfield/kit/request-key';
import { type Faults, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, common, failureText, fieldMessages, useT } from '@jackfield/runtime';
import * as v from 'valibot';
import { numberOrderMessages } from './messages.ts';
import { useRefreshNumber } from './use-orders.ts';

interface Placing<Body> {
  pid: string;
  body: Body;
  /** What the server takes; a form is checked against it before it is sent. */
  schema: NonNullable<Endpoint['body']>;
  send(body: Body, idempotencyKey: string): Promise<unknown>;
}

/** First message for each member that a schema refuses. */
function faultsOf(schema: v.GenericSchema, body: unknown): Faults {
  const { issues = [] } = v.safeParse(schema, body);
  const texts = issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
  return Object.fromEntries(texts.toReversed());
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof ApiFailure && error.responseCode === 'DUPLICATE';

/** State of an order form: faults, sending, what was refused (LIDB-05, LIDB-06). */
export function usePlaceOrder<Body extends object>({ pid, body, schema, send }: Placing<Body>) {
  const t = useT();
  const key = useRequestKey();
  const refresh = useRefreshNumber(pid);
  return useConfirm(() => send(body, key.of(body)), {
    check: () => faultsOf(schema, body),
    of: body,
    fields: fieldMessages,
    say: (error) => (isDuplicate(error) ? t(numberOrderMessages.alreadyOpen) : failureText(error)),
    done: t(common.orderPlaced),
    onDone: () => {
      key.renew();
      void refresh();
    },
    onFailed: (error) => {
      if (isDuplicate(error)) void refresh();
    },
  });
}
