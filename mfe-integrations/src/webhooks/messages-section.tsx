import {
  keptDays,
  triesAfter,
  type Webhook,
  type WebhookMessage,
} from '@jackfield/contract/api/webhook';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button, Tag, useIsPhone } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { RefreshCw } from '@jackfield/kit/ui/icons';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { messageMessages as messages } from './messages.ts';
import { isArrival, shortly } from './webhook-state.ts';
import css from './webhooks.module.css';
import { type MessageFilter, messagesOptions } from './webhooks-query.ts';
import { useResend } from './use-resend.ts';

const MessageDrawer = lazyPart(() => import('./message-drawer.tsx').then((f) => f.MessageDrawer));
const ReplayDialog = lazyPart(() => import('./replay-dialog.tsx').then((f) => f.ReplayDialog));

interface MessagesSectionProps {
  webhook: Webhook;
  /** False for who acts as somebody else. */
  mayChange: boolean;
}

/** What was and is to be sent to a webhook (HOOK-01). */
export function MessagesSection({ webhook, mayChange }: MessagesSectionProps) {
  const t = useT();
  const [filter, setFilter] = useState<MessageFilter>('all');
  const [isReplaying, setReplaying] = useState(false);
  const { name, waiting } = webhook;
  return (
    <section className={css.messages} aria-labelledby="webhook-messages">
      <header className={look.head}>
        <h2 id="webhook-messages">{t(messages.title)}</h2>
        <span className="ui-secondary">{t(messages.of, { name, count: waiting })}</span>
        {mayChange && (
          <Button
            icon={<RefreshCw size={16} strokeWidth={1.75} />}
            onClick={() => setReplaying(true)}
          >
            {t(messages.replayAsk)}
          </Button>
        )}
      </header>
      <div>
        <Segmented
          label={t(messages.filter)}
          value={filter}
          options={[
            { value: 'all', label: t(messages.all) },
            { value: 'waiting', label: t(messages.waiting) },
            { value: 'dead', label: t(common.failed) },
          ]}
          onChange={(value) => setFilter(value)}
        />
      </div>
      <Messages webhook={webhook} filter={filter} mayChange={mayChange} />
      <p className="ui-note">{t(messages.kept, { tries: triesAfter.length, days: keptDays })}</p>
      {isReplaying && <ReplayDialog webhook={webhook} onClose={() => setReplaying(false)} />}
    </section>
  );
}

function Messages({
  webhook,
  filter,
  mayChange,
}: MessagesSectionProps & { filter: MessageFilter }) {
  const t = useT();
  const [open, setOpen] = useState<string>();
  const query = useInfiniteQuery(messagesOptions(webhook, filter));
  const rows = query.data;
  if (query.isPending) return <RowsSkeleton />;
  if (!rows) return <LoadFailure title={t(messages.failed)} query={query} />;
  if (rows.length === 0) {
    return <p>{t(filter === 'all' ? messages.none : messages.noneFiltered)}</p>;
  }
  return (
    <>
      <MessagesTable rows={rows} webhook={webhook} mayChange={mayChange} onOpen={setOpen} />
      {query.hasNextPage && (
        <Button
          className={css.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(common.showMore)}
        </Button>
      )}
      {open !== undefined && (
        <MessageDrawer
          webhook={webhook}
          id={open}
          ids={rows.map(({ id }) => id)}
          mayChange={mayChange}
          onGo={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface MessagesTableProps extends MessagesSectionProps {
  rows: readonly WebhookMessage[];
  onOpen(id: string): void;
}

function MessagesTable({ rows, webhook, mayChange, onOpen }: MessagesTableProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const { dateTime } = useFormats();
  const [now] = useState(() => new Date());
  const when = (instant: string) => shortly(dateTime(instant), dateTime(now));
  return (
    <PlainTable
      label={t(messages.title)}
      columns={[
        { title: t(messages.time) },
        { title: t(messages.event), isForWide: true },
        { title: t(messages.answer), isForWide: true },
        { title: t(messages.attempts) },
      ]}
      rows={rows.map((message) => {
        const { id, type, at } = message;
        const time = when(at);
        return {
          key: id,
          cells: [
            <span key="time" className={look.lines}>
              <button
                type="button"
                className={css.open}
                aria-label={t(messages.open, { time, type })}
                onClick={() => onOpen(id)}
              >
                {time}
              </button>
              {isPhone && <Event message={message} />}
              {isPhone && <Answer message={message} />}
            </span>,
            <Event key="event" message={message} />,
            <Answer key="answer" message={message} />,
            <span key="attempts" className={look.last}>
              <Attempts message={message} when={when} isOn={webhook.state === 'on'} />
              {mayChange && <ResendButton webhook={webhook} message={message} time={time} />}
            </span>,
          ],
        };
      })}
    />
  );
}

function Event({ message: { type, isTest } }: { message: WebhookMessage }) {
  const t = useT();
  return (
    <span className={look.tags}>
      <code className={look.mono}>{type}</code>
      {isTest && <Tag>{t(messages.isTest)}</Tag>}
    </span>
  );
}

function Answer({ message: { tries, status, problem } }: { message: WebhookMessage }) {
  const t = useT();
  if (tries === 0) return <span className="ui-note">{t(messages.notSent)}</span>;
  const isGood = isArrival(status);
  return (
    <span className={look.lines}>
      <span className={css.answer} data-good={isGood}>
        {status ?? problem}
      </span>
      {status !== null && problem && <span className="ui-note">{problem}</span>}
    </span>
  );
}

interface AttemptsProps {
  message: WebhookMessage;
  when(instant: string): string;
  /** Whether the webhook is neither paused nor off. */
  isOn: boolean;
}

function Attempts({ message, when, isOn }: AttemptsProps) {
  const t = useT();
  const { tries: count, state, nextTryAt } = message;
  // Whoever sends a message again has it tried as often once more.
  const isWithin = count <= triesAfter.length;
  const tries =
    isWithin && state === 'waiting'
      ? t(common.countOf, { count, maximum: triesAfter.length })
      : t(messages.tries, { count });
  if (nextTryAt !== null && isOn) {
    const next = when(nextTryAt);
    return count === 0
      ? t(messages.firstNext, { when: next })
      : t(messages.next, { tries, when: next });
  }
  if (state === 'delivered') return tries;
  const words = { waiting: messages.held, dead: messages.gaveUp, skipped: messages.skipped };
  return t(words[state], { tries });
}

interface ResendButtonProps {
  webhook: Webhook;
  message: WebhookMessage;
  time: string;
}

function ResendButton({ webhook, message: { id, type, state }, time }: ResendButtonProps) {
  const t = useT();
  const resending = useResend(webhook.id, id);
  return (
    <Button
      size="small"
      type={state === 'delivered' ? 'link' : 'default'}
      aria-label={t(messages.resendOf, { type, time })}
      loading={resending.busy}
      onClick={() => void resending.run()}
    >
      {t(messages.resend)}
    </Button>
  );
}
