import { formatPhone } from '@jackfield/domain';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { Skeleton } from '@jackfield/kit/ui/core';
import { DiscardQuestion, Drawer } from '@jackfield/kit/ui/overlay';
import { useLiveRefetch, useNavigationGuard, useT } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import css from './conversation.module.css';
import { textMessages } from './messages.ts';
import { conversationOptions, inOrder, textEvents, textsKey } from './text-query.ts';
import { TextThread } from './text-thread.tsx';
import { isConversationLeft } from './use-conversation.ts';
import { WriteBox } from './write-box.tsx';

export interface ConversationProps {
  /** Of the other side, in E.164. */
  number: string;
  /** Who has it, where the page knows; empty else. */
  name?: string;
  /** The number of the account that what the page is about had to do with. */
  own?: string | undefined;
  onClose(): void;
}

/**
 * All texts with a number, the newest at the foot, and a box to write another. What is typed stays
 * until it is sent: closing asks before it is lost (PROV-01).
 */
export function Conversation({ number, name = '', own, onClose }: ConversationProps) {
  const t = useT();
  const query = useInfiniteQuery(conversationOptions(number));
  useLiveRefetch(textEvents, textsKey);
  const [draft, setDraft] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isGivenUp = useRef(false);
  const isDirty = draft.trim() !== '';
  const ask = async () => {
    setAsking(true);
    return false;
  };
  useNavigationGuard(isDirty, ask, {
    isBlocking: () => !isGivenUp.current,
    isLeft: isConversationLeft,
  });
  const texts = query.data && inOrder(query.data.pages);
  const known = name || texts?.find(({ other }) => other.name !== '')?.other.name || '';
  return (
    <Drawer
      open
      title={
        <span className={css.title}>
          {known && <span className="ui-clip">{known}</span>}
          <span className={known ? css.number : 'ui-num'}>
            <NumberToCall number={number} name={known} />
          </span>
        </span>
      }
      dirty={isDirty}
      onAsk={() => setAsking(true)}
      onClose={isDirty ? () => setAsking(true) : onClose}
    >
      {texts ? (
        <div className={css.talk}>
          <TextThread
            label={t(textMessages.with, { name: known || formatPhone(number) })}
            texts={texts}
            onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            isReading={query.isFetchingNextPage}
          />
          <div className={css.foot}>
            <WriteBox
              to={number}
              name={known || formatPhone(number)}
              own={texts.at(-1)?.own.number ?? own}
              draft={draft}
              onDraft={setDraft}
            />
          </div>
        </div>
      ) : query.isError ? (
        <LoadFailure title={t(textMessages.loadFailed)} query={query} />
      ) : (
        <ThreadSkeleton />
      )}
      {isAsking && (
        <DiscardQuestion
          title={t(textMessages.discard)}
          onDiscard={() => {
            isGivenUp.current = true;
            onClose();
          }}
          onKeep={() => setAsking(false)}
        />
      )}
    </Drawer>
  );
}

/** Bubbles in the geometry of those to come. */
function ThreadSkeleton() {
  return (
    <div className={css.waiting} aria-hidden="true">
      <Skeleton width="62%" height={36} />
      <Skeleton width="48%" height={36} faint />
      <Skeleton width="70%" height={56} />
    </div>
  );
}
