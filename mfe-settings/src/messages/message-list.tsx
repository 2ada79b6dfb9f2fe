import { useNow } from '@jackfield/call-routing/business-hours';
import type { VoicemailBox, VoicemailMessage } from '@jackfield/contract/api/voicemail';
import { Avatar, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Check, PhoneCall, Voicemail } from '@jackfield/kit/ui/icons';
import { common, timeZoneAtom, useT } from '@jackfield/runtime';
import { clockText } from '@jackfield/voice-media/media-manager';
import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { callerOf } from './caller.ts';
import css from './message-list.module.css';
import { boxMessages } from './messages.ts';
import { shortWhen } from './when.ts';

interface MessageListProps {
  label: string;
  /** Of a team, whose done messages stand under a line of their own. */
  team: VoicemailBox | null;
  items: readonly VoicemailMessage[];
  selectedId: string | null;
  onSelect(id: string): void;
  /** Reads more; left out where all are there. */
  onMore?: (() => void) | undefined;
  isReading: boolean;
}

/** Messages in rows, the open one tinted. */
export function MessageList(props: MessageListProps) {
  const { label, team, items, selectedId, onSelect, onMore, isReading } = props;
  const t = useT();
  const now = useNow();
  const firstDone = team === null ? undefined : items.find(({ state }) => state === 'done');
  return (
    <div className={css.scroll}>
      <ul className={css.list} aria-label={label}>
        {items.map((message) => (
          <Fragment key={message.id}>
            {message === firstDone && (
              <li className={css.part}>
                {t(boxMessages.done)} <span className="ui-num">{team?.done}</span>
              </li>
            )}
            <li>
              <Row
                message={message}
                now={now}
                isSelected={message.id === selectedId}
                onSelect={() => onSelect(message.id)}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      {onMore && (
        <div className={css.more}>
          <Button loading={isReading} onClick={onMore}>
            {t(common.showMore)}
          </Button>
        </div>
      )}
    </div>
  );
}

type T = ReturnType<typeof useT>;

/** Who sent it on, else how it begins, else what was called. */
function noteOf(t: T, { forwardedBy: name, transcript, said, to }: VoicemailMessage): string {
  if (name) return t(boxMessages.forwardedBy, { name });
  if (transcript === 'ready') return said || t(boxMessages.noWords);
  return to && t(boxMessages.to, { name: to });
}

interface RowProps {
  message: VoicemailMessage;
  /** Milliseconds. */
  now: number;
  isSelected: boolean;
  onSelect(): void;
}

function Row({ message, now, isSelected, onSelect }: RowProps) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const { id, box, leftAt, seconds, heardAt, state, stateBy, deletedAt } = message;
  const isOpen = box.kind === 'team' ? state === 'open' : heardAt === null;
  const isNew = isOpen && deletedAt === null;
  const note =
    state === 'taken' && stateBy
      ? t(boxMessages.takenBy, { name: stateBy.name })
      : noteOf(t, message);
  return (
    <button
      type="button"
      className={css.row}
      data-message={id}
      data-new={isNew}
      aria-current={isSelected}
      onClick={onSelect}
    >
      <span className={css.dot}>
        {isNew && <span className="ui-hidden">{t(boxMessages.isNew)}</span>}
      </span>
      <RowSign message={message} />
      <span className={css.name}>{callerOf(message)}</span>
      <span className={css.when}>
        {state === 'done' && <Check size={14} strokeWidth={2} aria-label={t(boxMessages.done)} />}
        {shortWhen(leftAt, zone, now)}
      </span>
      <span className={css.note} title={note}>
        {note}
      </span>
      <span className={css.length}>{clockText(seconds)}</span>
    </button>
  );
}

/** Who has it in a team, a colleague who called, or that somebody from outside did. */
function RowSign({ message: { stateBy, fromName, box } }: { message: VoicemailMessage }) {
  const name = stateBy?.name ?? fromName;
  if (name) return <Avatar name={name} size={32} />;
  const Icon = box.kind === 'team' ? Voicemail : PhoneCall;
  return (
    <span className={css.sign}>
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

const waiting = ['62%', '48%', '70%', '54%', '60%', '44%'];

/** Rows in the geometry of those to come. */
export function ListSkeleton() {
  return (
    <div className={css.scroll}>
      {waiting.map((width) => (
        <div key={width} className={css.row}>
          <span className={css.dot} />
          <Skeleton width={32} height={32} round />
          <span className={css.name}>
            <Skeleton width={width} height={12} />
          </span>
          <span className={css.when}>
            <Skeleton width={48} height={10} faint />
          </span>
          <span className={css.note}>
            <Skeleton width="40%" height={10} faint />
          </span>
        </div>
      ))}
    </div>
  );
}
