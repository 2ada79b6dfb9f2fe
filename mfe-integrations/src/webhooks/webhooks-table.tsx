import { failingDays, setWebhookState, type Webhook } from '@jackfield/contract/api/webhook';
import { PlainTable } from '@jackfield/kit/plain-table';
import { StatusBadge, type StatusBadgeProps, Tag, useIsPhone } from '@jackfield/kit/ui/core';
import { KeyRound, Pause, Pencil, Play, Trash2, Upload } from '@jackfield/kit/ui/icons';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { RowMenu } from '@jackfield/kit/ui/table';
import { call, formatNumber, notify, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { kindMessages, standingMessages, webhookMessages as messages } from './messages.ts';
import { kindTags, partsOf, shortly, type Standing, standingOf } from './webhook-state.ts';
import css from './webhooks.module.css';
import { webhooksKey } from './webhooks-query.ts';

/** What the menu of a webhook asks for. */
export type AskedOf = 'change' | 'test' | 'rotate' | 'remove';

interface WebhooksTableProps {
  label: string;
  webhooks: readonly Webhook[];
  /** The one whose messages are shown. */
  chosen: Webhook;
  /** False for who acts as somebody else. */
  mayChange: boolean;
  onChoose(id: string): void;
  onAsk(what: AskedOf, webhook: Webhook): void;
}

/** Where each webhook leads, what it tells of, how it stands, and how much has arrived (HOOK-01). */
export function WebhooksTable(props: WebhooksTableProps) {
  const { label, webhooks, chosen, mayChange, onChoose, onAsk } = props;
  const t = useT();
  const isPhone = useIsPhone();
  return (
    <div className={css.table}>
      <PlainTable
        label={label}
        columns={[
          { title: t(messages.webhook) },
          { title: t(messages.tellsOf), isForWide: true },
          { title: t(messages.state), isForWide: true },
          { title: t(messages.delivered) },
        ]}
        rows={webhooks.map((webhook) => ({
          key: webhook.id,
          cells: [
            <span key="webhook" className={look.lines}>
              <Named
                webhook={webhook}
                isChosen={webhook.id === chosen.id}
                onChoose={() => onChoose(webhook.id)}
              />
              {isPhone && <TellsOf webhook={webhook} />}
              {isPhone && <State webhook={webhook} />}
            </span>,
            <TellsOf key="tells" webhook={webhook} />,
            <State key="state" webhook={webhook} />,
            <span key="delivered" className={look.last}>
              <Delivered webhook={webhook} />
              {mayChange && <WebhookMenu webhook={webhook} onAsk={onAsk} />}
            </span>,
          ],
        }))}
      />
    </div>
  );
}

interface NamedProps {
  webhook: Webhook;
  isChosen: boolean;
  onChoose(): void;
}

function Named({ webhook: { name, url }, isChosen, onChoose }: NamedProps) {
  const t = useT();
  const { host, path } = partsOf(url);
  return (
    <>
      <button
        type="button"
        className={css.choose}
        aria-pressed={isChosen}
        title={t(messages.messagesOf, { name })}
        onClick={onChoose}
      >
        {host}
      </button>
      <code className={look.mono}>{path}</code>
      <span className="ui-note">{name}</span>
    </>
  );
}

function TellsOf({ webhook: { kinds } }: { webhook: Webhook }) {
  const t = useT();
  const { named, more, isAll } = kindTags(kinds);
  return (
    <span className={look.tags} title={kinds.map((kind) => t(kindMessages[kind])).join(', ')}>
      {isAll && <Tag>{t(messages.everything)}</Tag>}
      {named.map((kind) => (
        <Tag key={kind}>{t(kindMessages[kind])}</Tag>
      ))}
      {more > 0 && <Tag>{t(messages.more, { count: more })}</Tag>}
    </span>
  );
}

const looks: Readonly<Record<Standing, Pick<StatusBadgeProps, 'meaning' | 'shape'>>> = {
  delivering: { meaning: 'success', shape: 'dot' },
  failing: { meaning: 'error', shape: 'cross' },
  paused: { meaning: 'quiet', shape: 'bar' },
  off: { meaning: 'error', shape: 'bar' },
};

function State({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const { dateTime } = useFormats();
  const [now] = useState(() => new Date());
  const { failingSince, offBecause } = webhook;
  const standing = standingOf(webhook);
  return (
    <span className={look.lines}>
      <StatusBadge {...looks[standing]}>{t(standingMessages[standing])}</StatusBadge>
      {standing === 'failing' && (
        <span className="ui-note">
          {t(messages.since, { when: shortly(dateTime(failingSince), dateTime(now)) })}
        </span>
      )}
      {standing === 'off' && (
        <span className="ui-note">
          {offBecause === 'gone'
            ? t(messages.offGone)
            : t(messages.offFailures, { days: failingDays })}
        </span>
      )}
    </span>
  );
}

function Delivered({ webhook: { delivered, sent } }: { webhook: Webhook }) {
  const t = useT();
  if (sent === 0) return <span className="ui-note">{t(messages.notSent)}</span>;
  const share = formatNumber(delivered / sent, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <span className={look.lines}>
      <span className="ui-num">{t(messages.count, { count: delivered, maximum: sent })}</span>
      <span className="ui-note">{t(messages.share, { share })}</span>
    </span>
  );
}

interface WebhookMenuProps {
  webhook: Webhook;
  onAsk(what: AskedOf, webhook: Webhook): void;
}

function WebhookMenu({ webhook, onAsk }: WebhookMenuProps) {
  const t = useT();
  const client = useQueryClient();
  const { id, name, state } = webhook;
  const isOn = state === 'on';
  const turning = useConfirm(
    () => call(setWebhookState, { params: { id }, body: { isOn: !isOn } }),
    {
      done: t(isOn ? messages.paused : messages.goesOn, { name }),
      onFailed: (error) => notify.failure(error),
      settle: () => client.invalidateQueries({ queryKey: webhooksKey }),
    },
  );
  const asks = (what: AskedOf) => ({ key: what, run: () => onAsk(what, webhook) });
  return (
    <RowMenu
      name={name}
      groups={() => [
        [
          { ...asks('change'), label: t(messages.changeAsk), icon: Pencil },
          { ...asks('test'), label: t(messages.testAsk), icon: Upload },
          {
            key: 'state',
            label: t(isOn ? messages.pause : messages.goOn),
            icon: isOn ? Pause : Play,
            run: () => void turning.run(),
          },
          { ...asks('rotate'), label: t(messages.rotateAsk), icon: KeyRound },
        ],
        [{ ...asks('remove'), label: t(messages.removeAsk), icon: Trash2, danger: true }],
      ]}
    />
  );
}
