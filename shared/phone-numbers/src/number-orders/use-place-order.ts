import type { Endpoint } from '@jackfield/contract';
import { useRequestKey } from '@jackfield/kit/request-key';
import { ApiFailure, failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import * as v from 'valibot';
import { numberOrderMessages } from './messages.ts';
import { useRefreshNumber } from './use-orders.ts';

type Errors = Readonly<Record<string, string>>;

interface Placing<Body> {
  pid: string;
  /** What the server takes; a form is checked against it before it is sent. */
  schema: NonNullable<Endpoint['body']>;
  send(body: Body, idempotencyKey: string): Promise<unknown>;
}

/** First message for each member that a schema refuses. */
function faultsOf(schema: v.GenericSchema, body: unknown): Errors {
  const { issues = [] } = v.safeParse(schema, body);
  const texts = issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
  return Object.fromEntries(texts.toReversed());
}

/** State of an order form: faults, sending, what was refused (LIDB-05, LIDB-06). */
export function usePlaceOrder<Body>({ pid, schema, send }: Placing<Body>) {
  const t = useT();
  const key = useRequestKey();
  const refresh = useRefreshNumber(pid);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  /** Answers whether the order was placed. */
  async function place(body: Body): Promise<boolean> {
    const faults = faultsOf(schema, body);
    setErrors(faults);
    setFailure('');
    if (Object.keys(faults).length > 0) return false;
    setSending(true);
    try {
      await send(body, key.of(body));
      key.renew();
      notify.success(t(numberOrderMessages.placed));
      await refresh();
      return true;
    } catch (error) {
      const isDuplicate = error instanceof ApiFailure && error.responseCode === 'DUPLICATE';
      if (isDuplicate) await refresh();
      setErrors(fieldMessages(error));
      setFailure(isDuplicate ? t(numberOrderMessages.alreadyOpen) : failureText(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { errors, failure, isSending, place };
}
