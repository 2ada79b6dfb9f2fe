import type { CallAnswer } from '@jackfield/contract';
import type { getWebhookMessage } from '@jackfield/contract/api/webhook';
import { Button } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { Copy } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { useCopy } from '../parts/use-copy.ts';
import { drawerMessages as messages } from './messages.ts';
import { curlOf } from './webhook-state.ts';
import css from './webhooks.module.css';

type Whole = CallAnswer<typeof getWebhookMessage>;

const textOf = {
  body: ({ body }: Whole) => JSON.stringify(JSON.parse(body), null, 2),
  headers: ({ headers }: Whole) =>
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  answer: ({ attempts }: Whole) => attempts[0]?.answer ?? '',
} as const;
type Shown = keyof typeof textOf;

/** What was sent and what was answered, as text; the whole as a command. */
export function MessageContent({ message }: { message: Whole }) {
  const t = useT();
  const copy = useCopy();
  const [shown, setShown] = useState<Shown>('body');
  const text = textOf[shown](message);
  return (
    <section className={css.content} aria-label={t(messages.shown)}>
      <div className={css.contentHead}>
        <Segmented
          label={t(messages.shown)}
          value={shown}
          options={[
            { value: 'body', label: t(messages.body) },
            { value: 'headers', label: t(messages.headers) },
            { value: 'answer', label: t(messages.answer) },
          ]}
          onChange={(value) => setShown(value)}
        />
        <Button
          type="text"
          icon={<Copy size={16} strokeWidth={1.75} />}
          looks
          onClick={() => void copy(curlOf(message), t(messages.copied))}
        >
          {t(messages.curl)}
        </Button>
      </div>
      {text === '' ? (
        <p>{t(message.attempts.length === 0 ? messages.answerNone : messages.answerEmpty)}</p>
      ) : (
        <pre className={look.code}>
          <code>{text}</code>
        </pre>
      )}
      {shown === 'headers' && <p className="ui-note">{t(messages.noSignature)}</p>}
    </section>
  );
}
