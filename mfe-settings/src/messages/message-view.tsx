import {
  getVoicemailMessage,
  type VoicemailDetail,
  type VoicemailMessage,
} from '@jackfield/contract/api/voicemail';
import { callHere, NumberToCall } from '@jackfield/kit/phone-number';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Avatar, Button, IconButton, Skeleton, useIsPhone } from '@jackfield/kit/ui/core';
import {
  ArrowLeft,
  ArrowRight,
  Check,
  Phone,
  PhoneCall,
  Trash2,
  Undo2,
  Voicemail,
} from '@jackfield/kit/ui/icons';
import {
  ApiFailure,
  call,
  common,
  sessionAtom,
  timeZoneAtom,
  useFormats,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { TextButton } from '@jackfield/usage/texts';
import type { PlayerHandle } from '@jackfield/voice-media/sound-player';
import { useAtomValue } from 'jotai';
import { type ReactNode, type Ref, useState } from 'react';
import { callerOf } from './caller.ts';
import { MessagePlayer } from './message-player.tsx';
import css from './message-view.module.css';
import { MessageWay } from './message-way.tsx';
import { boxMessages } from './messages.ts';
import { TeamState, useTeamAction } from './team-state.tsx';
import { Transcript } from './transcript.tsx';
import type { Actions } from './use-actions.ts';
import { longWhen } from './when.ts';

/** A message as it is read when it is opened. */
export function useMessage(id: string | null) {
  return useQuery({
    queryKey: ['voicemail', 'message', id],
    queryFn: ({ signal }) => call(getVoicemailMessage, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    retry: (count, error) => count < 2 && !(error instanceof ApiFailure && error.status === 404),
  });
}

interface MessageViewProps {
  query: ReturnType<typeof useMessage>;
  actions: Actions;
  player: Ref<PlayerHandle>;
  onForward(message: VoicemailMessage): void;
  onRemove(message: VoicemailMessage): void;
  /** On a phone, where the list is another page. */
  onBack(): void;
}

/** The open message: caller, actions, player, how it got here. */
export function MessageView({ query, ...rest }: MessageViewProps) {
  const t = useT();
  if (query.data) return <Message message={query.data} {...rest} />;
  if (query.error instanceof ApiFailure && query.error.status === 404) {
    return (
      <EmptyState icon={Voicemail} title={t(boxMessages.goneTitle)}>
        {t(boxMessages.goneText)}
      </EmptyState>
    );
  }
  if (query.isError) {
    return (
      <div className={css.view}>
        <LoadFailure title={t(boxMessages.viewFailed)} query={query} />
      </div>
    );
  }
  return <ViewSkeleton />;
}

function Message({
  message,
  actions,
  player,
  onForward,
  onRemove,
  onBack,
}: Omit<MessageViewProps, 'query'> & { message: VoicemailDetail }) {
  const t = useT();
  const isPhone = useIsPhone();
  const [at, setAt] = useState(0);
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const { id, box, deletedAt, heardAt, way, forwardedBy: name, note } = message;
  const isDeleted = deletedAt !== null;
  // Who acts as somebody hears in their name, and leaves it new for them.
  const marks = !isActing && !isDeleted && heardAt === null;
  return (
    <>
      <div className={css.view} key={id}>
        <Head message={message} onBack={onBack} />
        {box.kind === 'team' && !isDeleted && <TeamState message={message} actions={actions} />}
        {isDeleted ? (
          <Deleted message={message} actions={actions} />
        ) : (
          !isPhone && <ViewActions {...{ message, actions, onForward, onRemove }} />
        )}
        {name && (
          <p className={css.note}>
            {note
              ? t(boxMessages.forwardedWith, { name, note })
              : t(boxMessages.forwardedBy, { name })}
          </p>
        )}
        <MessagePlayer
          ref={player}
          message={message}
          name={callerOf(message)}
          onHeard={() => marks && void actions.markHeard(message, true)}
          onMove={setAt}
        />
        <Transcript message={message} at={at} />
        <MessageWay way={way} />
      </div>
      {isPhone && !isDeleted && (
        <div className={css.foot}>
          <ViewActions {...{ message, actions, onForward, onRemove }} />
        </div>
      )}
    </>
  );
}

function Head({ message, onBack }: { message: VoicemailDetail; onBack(): void }) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const isPhone = useIsPhone();
  const Heading = isPhone ? 'h1' : 'h2';
  const { from, fromName, leftAt, to } = message;
  const number = from.startsWith('+') ? <NumberToCall number={from} name={fromName} /> : from;
  const facts = [longWhen(leftAt, zone), to && t(boxMessages.to, { name: to })].filter(Boolean);
  return (
    <header className={css.head}>
      {isPhone ? (
        <IconButton
          label={t(boxMessages.backToList)}
          icon={<ArrowLeft size={18} strokeWidth={1.75} />}
          onClick={onBack}
        />
      ) : fromName ? (
        <Avatar name={fromName} size={44} />
      ) : (
        <span className={css.sign}>
          <PhoneCall size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      <div className={css.who}>
        <Heading className={css.name} data-message-head tabIndex={-1}>
          {fromName || from === '' ? callerOf(message) : number}
        </Heading>
        <p className={css.facts}>
          {fromName && from !== '' && <>{number} · </>}
          {facts.join(' · ')}
        </p>
      </div>
      {isPhone && <TextButton number={from} name={fromName} isNarrow />}
    </header>
  );
}

type ActionsProps = Pick<MessageViewProps, 'actions' | 'onForward' | 'onRemove'> & {
  message: VoicemailDetail;
};

function ViewActions({ message, actions, onForward, onRemove }: ActionsProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const { box, from, fromName, heardAt } = message;
  const isOwn = box.kind === 'teammate';
  const teamAction = useTeamAction(message, actions);
  const icon = (sign: ReactNode) => (isPhone ? {} : { icon: sign });
  return (
    <div className={css.actions}>
      {isOwn && from !== '' && (
        <Button
          type="primary"
          href={`tel:${from}`}
          onClick={(event) => {
            if (callHere(from, fromName)) event.preventDefault();
          }}
          aria-keyshortcuts="C"
          icon={<Phone size={15} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t(isPhone ? boxMessages.call : boxMessages.callBack)}
        </Button>
      )}
      {isPhone && teamAction && (
        <Button type="primary" onClick={teamAction.run}>
          {teamAction.label}
        </Button>
      )}
      {!isPhone && <TextButton number={from} name={fromName} />}
      <Button
        aria-keyshortcuts="F"
        {...icon(<ArrowRight size={15} strokeWidth={1.75} aria-hidden="true" />)}
        onClick={() => onForward(message)}
      >
        {t(boxMessages.forward)}
      </Button>
      <span className={css.space} />
      {isOwn && (
        <Button
          type={isPhone ? 'default' : 'text'}
          aria-keyshortcuts="U"
          {...icon(<Check size={15} strokeWidth={1.75} aria-hidden="true" />)}
          onClick={() => void actions.markHeard(message, heardAt === null)}
        >
          {t(heardAt === null ? boxMessages.markHeard : boxMessages.markNew)}
        </Button>
      )}
      <Button
        type={isPhone ? 'default' : 'text'}
        aria-keyshortcuts="#"
        icon={<Trash2 size={15} strokeWidth={1.75} aria-hidden="true" />}
        {...(isPhone && { 'aria-label': t(common.delete) })}
        onClick={() => onRemove(message)}
      >
        {isPhone ? null : t(common.delete)}
      </Button>
    </div>
  );
}

function Deleted({ message, actions }: { message: VoicemailDetail; actions: Actions }) {
  const t = useT();
  const { date } = useFormats();
  return (
    <section className={css.deleted}>
      <div className={css.who}>
        <h3 className="ui-strong">{t(boxMessages.deletedAt, { when: date(message.deletedAt) })}</h3>
        <p className="ui-secondary">{t(boxMessages.deletedText)}</p>
      </div>
      <Button
        icon={<Undo2 size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void actions.restore(message)}
      >
        {t(common.restore)}
      </Button>
    </section>
  );
}

function ViewSkeleton() {
  return (
    <div className={css.view}>
      <div className={css.head}>
        <Skeleton width={44} height={44} round />
        <div className={css.who}>
          <Skeleton width={180} height={16} />
          <Skeleton width={280} height={12} faint />
        </div>
      </div>
      <Skeleton width={220} height={32} faint />
      <Skeleton width="100%" height={120} faint />
    </div>
  );
}
