import { NoticedStep } from '@jackfield/call-routing/call-flow';
import { type PlannedChange, undoPlannedChange } from '@jackfield/contract/api/planned-change';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { relativeTime } from '@jackfield/domain';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, Tag } from '@jackfield/kit/ui/core';
import { CircleAlert, CircleCheck, Clock, Undo2 } from '@jackfield/kit/ui/icons';
import { timeOfInstant } from '@jackfield/records/hours-text';
import { undoReason } from '@jackfield/records/restore';
import { call, common, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { plannedMessages } from './messages.ts';
import { momentDay, momentText } from './moment-text.ts';
import css from './planned-list.module.css';
import { partSentences, plannedTitle } from './planned-text.ts';
import { isAhead, needsSomebody, undoPlanned } from '@jackfield/call-routing/planned-routing';

const ReviewPlanned = lazyPart(() =>
  import('./review-planned.tsx').then((file) => file.ReviewPlanned),
);
const MovePlanned = lazyPart(() => import('./move-planned.tsx').then((file) => file.MovePlanned));
const CancelPlanned = lazyPart(() =>
  import('./cancel-planned.tsx').then((file) => file.CancelPlanned),
);

export interface PlannedOneProps {
  change: PlannedChange;
  zone: string;
}

/** A planned change: when, what, whether it needs somebody, and what can be done about it. */
export function PlannedRow({ change, zone }: PlannedOneProps) {
  const t = useT();
  const { at, parts, doneAt, backAt, backOf, plannedBy, state } = change;
  const isOpen = isAhead(change);
  const isStuck = needsSomebody(change);
  const instant = Date.parse(doneAt ?? at);
  const Icon = isStuck ? CircleAlert : isOpen ? Clock : CircleCheck;
  const who = { name: plannedBy.name, when: momentText(change.createdAt, zone) };
  const facts = [
    t(isOpen ? plannedMessages.planned : plannedMessages.savedOnTime, who),
    ...(backAt ? [t(plannedMessages.changesBack, { when: momentText(backAt, zone) })] : []),
    ...(backOf ? [t(plannedMessages.isBack)] : []),
  ];
  return (
    <li className={css.row}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className="ui-strong">{momentDay(instant, zone)}</p>
        <p className="ui-note">
          {state === 'waiting'
            ? t(plannedMessages.notApplied, { time: timeOfInstant(zone, instant) })
            : `${timeOfInstant(zone, instant)}, ${relativeTime(new Date(instant))}`}
        </p>
      </div>
      <div className={css.words}>
        <p className={`ui-strong ${css.title}`}>
          {plannedTitle(change)}
          {isStuck && <Tag tone="warning">{t(plannedMessages.needsYou)}</Tag>}
          {state === 'undone' && <Tag>{t(plannedMessages.undone)}</Tag>}
        </p>
        {parts.flatMap((part) =>
          partSentences(change, part).map((text) => (
            <p key={`${part.id} ${text}`} className="ui-secondary">
              {parts.length > 1 ? t(plannedMessages.both, { name: part.name, text }) : text}
            </p>
          )),
        )}
        {parts.map(
          ({ id, reason }) =>
            reason && (
              <p key={id} className={css.reason}>
                {reason}
              </p>
            ),
        )}
        <p className="ui-note">{facts.join(' · ')}</p>
      </div>
      <div className={css.actions}>
        {isOpen ? <OpenActions change={change} zone={zone} /> : null}
        {state === 'done' && <UndoButton change={change} />}
      </div>
    </li>
  );
}

function OpenActions(props: PlannedOneProps) {
  const t = useT();
  const [open, setOpen] = useState<'review' | 'move' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen('review')}>
        {t(plannedMessages.review)}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('move')}>
        {t(plannedMessages.move)}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
        {t(plannedMessages.cancel)}
      </Button>
      {open === 'review' && <ReviewPlanned {...props} onClose={close} />}
      {open === 'move' && <MovePlanned {...props} onClose={close} />}
      {open === 'cancel' && <CancelPlanned {...props} onClose={close} />}
    </>
  );
}

function UndoButton({ change }: { change: PlannedChange }) {
  const t = useT();
  const [isWanted, setWanted] = useState(false);
  const params = { id: change.id };
  const undo = (asSeen: { seen?: string }) =>
    undoPlanned(change, asSeen)
      .then(() => notify.success(t(plannedMessages.undoDone)))
      .catch((error: unknown) => notify.error(undoReason(error)));
  return (
    <>
      <Button
        icon={<Undo2 size={16} strokeWidth={1.75} />}
        loading={isWanted}
        onClick={() => setWanted(true)}
      >
        {t(common.undo)}
      </Button>
      {isWanted && (
        <NoticedStep
          name={`undo ${change.id}`}
          ask={(options) => call(dryRunOf(undoPlannedChange), { params }, options)}
          act={undo}
          title={t(plannedMessages.undoTitle)}
          confirmText={t(common.undo)}
          onClose={() => setWanted(false)}
        />
      )}
    </>
  );
}
