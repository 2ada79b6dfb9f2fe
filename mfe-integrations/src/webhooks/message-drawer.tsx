import type { CallAnswer } from '@jackfield/contract';
import {
  type getWebhookMessage,
  skipWebhookMessage,
  type Webhook,
  type WebhookMessage,
} from '@jackfield/contract/api/webhook';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, IconButton, StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { ChevronDown, ChevronUp, RefreshCw } from '@jackfield/kit/ui/icons';
import { Drawer, useConfirm } from '@jackfield/kit/ui/overlay';
import { type PathStop, UprightPath } from '@jackfield/kit/upright-path';
import { call, formatNumber, notify, useFormats, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { MessageContent } from './message-content.tsx';
import { drawerMessages as messages, messageStates } from './messages.ts';
import { useResend } from './use-resend.ts';
import { isArrival } from './webhook-state.ts';
import css from './webhooks.module.css';
import { messageOptions, webhooksKey } from './webhooks-query.ts';

type Whole = CallAnswer<typeof getWebhookMessage>;

const looks: Readonly<
  Record<WebhookMessage['state'], Pick<StatusBadgeProps, 'meaning' | 'shape'>>
> = {
  waiting: { meaning: 'warning', shape: 'ring' },
  delivered: { meaning: 'success', shape: 'dot' },
  dead: { meaning: 'error', shape: 'cross' },
  skipped: { meaning: 'quiet', shape: 'bar' },
};

interface MessageDrawerProps {
  webhook: Webhook;
  id: string;
  /** Of the messages that are listed, the newest first. */
  ids: readonly string[];
  /** False for who acts as somebody else. */
  mayChange: boolean;
  onGo(id: string): void;
  onClose(): void;
}

/** A message in full: why it was made, its attempts, what was sent and answered (HOOK-01). */
export function MessageDrawer({ webhook, id, ids, mayChange, onGo, onClose }: MessageDrawerProps) {
  const t = useT();
  const query = useQuery(messageOptions(webhook, id));
  const message = query.data;
  return (
    <Drawer
      open
      title={
        message ? (
          <>
            {message.type}
            <StatusBadge {...looks[message.state]}>{t(messageStates[message.state])}</StatusBadge>
          </>
        ) : (
          t(messages.title)
        )
      }
      onClose={onClose}
      footer={
        <div className={css.foot}>
          <Neighbours id={id} ids={ids} onGo={onGo} />
          {mayChange && message && <Steps webhook={webhook} message={message} />}
        </div>
      }
    >
      {query.isPending && <RowsSkeleton />}
      {query.isError && !message && <LoadFailure title={t(messages.failed)} query={query} />}
      {message && (
        <div className={look.form}>
          <Facts message={message} />
          <section aria-labelledby="webhook-attempts">
            <h2 id="webhook-attempts" className={css.part}>
              {t(messages.attempts)}
            </h2>
            <Attempts message={message} isOn={webhook.state === 'on'} />
          </section>
          <MessageContent message={message} />
        </div>
      )}
    </Drawer>
  );
}

function Facts({ message: { url, id, at, because } }: { message: Whole }) {
  const t = useT();
  const { dateTime } = useFormats();
  const facts = [
    [messages.address, <code key="address">{url}</code>],
    [messages.id, <code key="id">{id}</code>],
    [messages.time, dateTime(at)],
    ...(because === null ? [] : [[messages.because, because] as const]),
  ] as const;
  return (
    <dl className={`ui-facts ${css.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name.id}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Attempts({ message, isOn }: { message: Whole; isOn: boolean }) {
  const t = useT();
  const { date, dateTime } = useFormats();
  const timeOf = (at: string) => dateTime(at).split(', ')[1] ?? '';
  const made = message.attempts.toReversed().map(({ at, status, problem, took }): PathStop => {
    const seconds = formatNumber(took / 1000, { maximumSignificantDigits: 2 });
    return {
      key: at,
      at,
      time: timeOf(at),
      look: isArrival(status) ? 'on' : 'failed',
      title: status === null ? t(messages.noAnswer) : t(messages.answered, { status }),
      note: [problem, t(messages.after, { date: date(at), seconds })].filter(Boolean).join(' '),
    };
  });
  const { state, nextTryAt } = message;
  const last = { key: 'last', look: 'end' } as const;
  const ends: Record<WebhookMessage['state'], PathStop[]> = {
    delivered: [],
    waiting:
      nextTryAt === null || !isOn
        ? [{ ...last, title: t(messages.held) }]
        : [
            {
              ...last,
              at: nextTryAt,
              time: timeOf(nextTryAt),
              title: t(messages.next),
              note: date(nextTryAt),
            },
          ],
    dead: [{ ...last, title: t(messages.gaveUp), note: t(messages.gaveUpNote) }],
    skipped: [{ ...last, title: t(messages.skipped) }],
  };
  return <UprightPath stops={[...made, ...ends[state]]} />;
}

interface NeighboursProps {
  id: string;
  ids: readonly string[];
  onGo(id: string): void;
}

/** The message before and after; J and K as well. */
function Neighbours({ id, ids, onGo }: NeighboursProps) {
  const t = useT();
  const at = ids.indexOf(id);
  const newer = at > 0 ? ids[at - 1] : undefined;
  const older = at >= 0 ? ids[at + 1] : undefined;
  const go = (to: string | undefined) => to !== undefined && onGo(to);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'j') go(older);
    if (event.key === 'k') go(newer);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <span>
      <IconButton
        label={t(messages.newer)}
        shortcut="K"
        looks
        icon={<ChevronUp size={18} strokeWidth={1.75} />}
        disabled={newer === undefined}
        onClick={() => go(newer)}
      />
      <IconButton
        label={t(messages.older)}
        shortcut="J"
        looks
        icon={<ChevronDown size={18} strokeWidth={1.75} />}
        disabled={older === undefined}
        onClick={() => go(older)}
      />
    </span>
  );
}

function Steps({ webhook: { id }, message }: { webhook: Webhook; message: Whole }) {
  const t = useT();
  const client = useQueryClient();
  const resending = useResend(id, message.id);
  const skipping = useConfirm(
    () => call(skipWebhookMessage, { params: { id, messageId: message.id } }),
    {
      done: t(messages.skippedNow),
      onFailed: (error) => notify.failure(error),
      settle: () => client.invalidateQueries({ queryKey: webhooksKey }),
    },
  );
  return (
    <span className="ui-actions">
      {message.state === 'waiting' && (
        <Button loading={skipping.busy} onClick={() => void skipping.run()}>
          {t(messages.skip)}
        </Button>
      )}
      <Button
        type="primary"
        icon={<RefreshCw size={16} strokeWidth={1.75} />}
        loading={resending.busy}
        onClick={() => void resending.run()}
      >
        {t(messages.resend)}
      </Button>
    </span>
  );
}
