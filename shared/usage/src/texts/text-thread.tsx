import type { Text } from '@jackfield/contract/api/text';
import { EmptyState } from '@jackfield/kit/empty-state';
import { Button } from '@jackfield/kit/ui/core';
import { CircleAlert, MessageSquareText } from '@jackfield/kit/ui/icons';
import { accountAtom, common, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { dayIn, dayName, timeIn } from '../call-log/clock.ts';
import css from './conversation.module.css';
import { textMessages } from './messages.ts';
import { ownName, personOf, reasonText, stateText } from './text-state.tsx';
import { useCancelText } from './use-cancel-text.ts';

interface TextThreadProps {
  /** Name of the list for screen readers. */
  label: string;
  /** The oldest first. */
  texts: readonly Text[];
  /** Reads earlier ones; left out where all are there. */
  onEarlier: (() => void) | undefined;
  isReading: boolean;
}

/** Pixels from the foot at which somebody still reads the newest text. */
const nearFoot = 60;

/**
 * Keeps a list at its foot when a text arrives, unless somebody reads earlier ones, and in its place
 * when earlier ones are put before it.
 */
function useFoot(first: string | undefined, last: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ first, last, height: 0, isAtFoot: true });
  useLayoutEffect(() => {
    const list = scroller.current;
    if (list === null) return;
    const { height, isAtFoot } = before.current;
    if (isAtFoot) list.scrollTop = list.scrollHeight;
    else if (before.current.first !== first) list.scrollTop += list.scrollHeight - height;
    before.current = { first, last, height: list.scrollHeight, isAtFoot };
  }, [first, last]);
  const onScroll = () => {
    const list = scroller.current;
    if (list === null) return;
    const rest = list.scrollHeight - list.clientHeight - list.scrollTop;
    before.current.isAtFoot = rest < nearFoot;
  };
  return { ref: scroller, onScroll };
}

/** The texts of a conversation by the day, one's own at the right. */
export function TextThread({ label, texts, onEarlier, isReading }: TextThreadProps) {
  const t = useT();
  const own = useAtomValue(timeZoneAtom);
  const zone = useAtomValue(accountAtom)?.timeZone ?? own;
  const foot = useFoot(texts[0]?.id, texts.at(-1)?.id);
  const hasNumbers = new Set(texts.map((text) => text.own.number)).size > 1;
  const days = texts.map(({ at }) => dayIn(zone, at));
  if (texts.length === 0) {
    return (
      <div className={css.none}>
        <EmptyState icon={MessageSquareText} title={t(textMessages.noneTitle)}>
          {t(textMessages.noneText)}
        </EmptyState>
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the keys that scroll it
    <div className={css.scroller} role="log" aria-label={label} tabIndex={0} {...foot}>
      {onEarlier && (
        <div className={css.earlier}>
          <Button looks size="small" loading={isReading} onClick={onEarlier}>
            {t(textMessages.earlier)}
          </Button>
        </div>
      )}
      <ol className={css.thread}>
        {texts.map((text, at) => (
          <Fragment key={text.id}>
            {days[at] !== days[at - 1] && <li className={css.day}>{dayName(days[at] ?? '')}</li>}
            <Bubble text={text} zone={zone} hasNumber={hasNumbers} />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

interface BubbleProps {
  text: Text;
  zone: string;
  /** Says which number of the account it came to or from. */
  hasNumber: boolean;
}

function Bubble({ text, zone, hasNumber }: BubbleProps) {
  const t = useT();
  const { direction, state, reason, isCancellable } = text;
  const isInbound = direction === 'inbound';
  const number = { number: ownName(text) };
  const facts = [
    timeIn(zone, text.at),
    personOf(text),
    hasNumber ? t(isInbound ? textMessages.toNumber : textMessages.fromNumber, number) : '',
    isInbound || state === 'failed' ? '' : stateText(text, zone),
  ].filter((fact) => fact !== '');
  return (
    <li className={css.text} data-direction={direction} data-state={state}>
      <p className={css.bubble}>{text.text}</p>
      <p className={css.facts}>
        {facts.map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && ' · '}
            <span className={css.fact}>{fact}</span>
          </Fragment>
        ))}
        {isCancellable && <Cancel id={text.id} />}
      </p>
      {state === 'failed' && (
        <p className={css.failed}>
          <CircleAlert size={13} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {reason
              ? t(common.nameReason, { name: t(common.failed), reason: reasonText(reason) })
              : t(common.failed)}
          </span>
        </p>
      )}
    </li>
  );
}

function Cancel({ id }: { id: string }) {
  const t = useT();
  const { cancel, isBusy } = useCancelText(id);
  return (
    <Button
      type="link"
      size="small"
      className={css.cancel ?? ''}
      loading={isBusy}
      onClick={() => void cancel()}
    >
      {t(textMessages.cancelText)}
    </Button>
  );
}
