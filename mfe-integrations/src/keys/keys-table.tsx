import { type ApiKey, takeOverKey } from '@jackfield/contract/api/key';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button, Tag, useIsPhone } from '@jackfield/kit/ui/core';
import { Ban, RotateCw } from '@jackfield/kit/ui/icons';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { RowMenu } from '@jackfield/kit/ui/table';
import { call, common, failureText, notify, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endsSoonIn, tagsOf, unusedFor } from './key-state.ts';
import { partMessages } from '../parts/messages.ts';
import look from '../parts/parts.module.css';
import { keysOptions } from './keys-query.ts';
import { keysMessages as messages, tagMessages } from './messages.ts';

interface KeysTableProps {
  keys: readonly ApiKey[];
  /** False for who acts as somebody else. */
  mayChange: boolean;
  onRotate(key: ApiKey): void;
  onEnd(key: ApiKey): void;
}

/** What each key is called, may do, was last used for and until when it works (KEY-01). */
export function KeysTable({ keys, mayChange, onRotate, onEnd }: KeysTableProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [now] = useState(Date.now);
  return (
    <PlainTable
      label={t(partMessages.keys)}
      columns={[
        { title: t(common.name) },
        { title: t(messages.allows), isForWide: true },
        { title: t(messages.lastUsed), isForWide: true },
        { title: t(messages.ends) },
      ]}
      rows={keys.map((key) => ({
        key: key.id,
        cells: [
          <span key="name" className={look.lines}>
            <Named apiKey={key} />
            {isPhone && <Allowed apiKey={key} />}
            {isPhone && <LastUse apiKey={key} now={now} />}
          </span>,
          <Allowed key="allows" apiKey={key} />,
          <LastUse key="used" apiKey={key} now={now} />,
          <span key="ends" className={look.last}>
            <End apiKey={key} now={now} />
            {mayChange && key.makerLeftAt !== null && <TakeOver apiKey={key} />}
            {mayChange && (
              <RowMenu
                name={key.name}
                groups={() => [
                  [
                    {
                      key: 'rotate',
                      label: t(messages.rotateAsk),
                      icon: RotateCw,
                      run: () => onRotate(key),
                    },
                  ],
                  [
                    {
                      key: 'end',
                      label: t(messages.endAsk),
                      icon: Ban,
                      danger: true,
                      run: () => onEnd(key),
                    },
                  ],
                ]}
              />
            )}
          </span>,
        ],
      }))}
    />
  );
}

function Named({ apiKey: { name, start, oldSecretEndsAt } }: { apiKey: ApiKey }) {
  const t = useT();
  const { date } = useFormats();
  return (
    <>
      <span className="ui-strong">{name}</span>
      <code className={look.mono}>{t(messages.start, { start })}</code>
      {oldSecretEndsAt !== null && (
        <span className="ui-note">{t(messages.oldSecret, { date: date(oldSecretEndsAt) })}</span>
      )}
    </>
  );
}

function Allowed({ apiKey }: { apiKey: ApiKey }) {
  const t = useT();
  const { money } = useFormats();
  const { scopes, networks, spendCap, spent, currency } = apiKey;
  return (
    <span className={look.lines}>
      <span className={look.tags}>
        {tagsOf(scopes).map(({ area, level }) => (
          <Tag key={area} tone={area === 'all' && level === 'write' ? 'warning' : 'quiet'}>
            {t(messages[level], { area: t(area === 'all' ? messages.all : tagMessages[area]) })}
          </Tag>
        ))}
      </span>
      {spendCap !== null && (
        <span className="ui-note">
          {t(messages.spends, { spent: money(spent, currency), cap: money(spendCap, currency) })}
        </span>
      )}
      {networks.length > 0 && (
        <span className="ui-note" title={networks.join(', ')}>
          {t(messages.networks, { count: networks.length })}
        </span>
      )}
    </span>
  );
}

interface StateProps {
  apiKey: ApiKey;
  now: number;
}

function LastUse({ apiKey, now }: StateProps) {
  const t = useT();
  const { date, relative } = useFormats();
  const { lastUsedAt, lastUsedFrom } = apiKey;
  const unused = unusedFor(apiKey, now);
  return (
    <span className={look.lines}>
      <span>
        {lastUsedAt === null
          ? t(messages.usedNever)
          : unused === null
            ? relative(lastUsedAt)
            : date(lastUsedAt)}
      </span>
      {unused === null ? (
        lastUsedFrom && <span className="ui-note">{lastUsedFrom}</span>
      ) : (
        <span className={`ui-note ${look.amber}`}>{t(messages.unused, { count: unused })}</span>
      )}
    </span>
  );
}

function End({ apiKey, now }: StateProps) {
  const t = useT();
  const { date } = useFormats();
  const { endsAt, makerLeftAt, maker } = apiKey;
  if (makerLeftAt !== null) {
    return (
      <span className={`ui-note ${look.amber}`}>
        {t(messages.makerLeft, { name: maker.name, date: date(endsAt) })}
      </span>
    );
  }
  const soon = endsSoonIn(apiKey, now);
  return (
    <span className={look.lines}>
      <span className="ui-num">{date(endsAt)}</span>
      {soon !== null && (
        <span className={`ui-note ${look.amber}`}>{t(messages.endsIn, { count: soon })}</span>
      )}
    </span>
  );
}

function TakeOver({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const t = useT();
  const client = useQueryClient();
  const taking = useConfirm(() => call(takeOverKey, { params: { id } }), {
    done: t(messages.takenOver, { name }),
    onFailed: (error) => notify.error(failureText(error)),
    settle: () => client.invalidateQueries({ queryKey: keysOptions().queryKey }),
  });
  return (
    <Button
      size="small"
      aria-label={t(messages.takeOverOf, { name })}
      loading={taking.busy}
      onClick={() => void taking.run()}
    >
      {t(messages.takeOver)}
    </Button>
  );
}
