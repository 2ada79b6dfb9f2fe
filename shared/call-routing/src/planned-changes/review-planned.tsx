import { useNow } from '@jackfield/call-routing/business-hours';
import { useChangeImpact, useWriteImpact } from '@jackfield/call-routing/call-flow';
import { movePlannedChange } from '@jackfield/contract/api/planned-change';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { Alert } from '@jackfield/kit/ui/core';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useT } from '@jackfield/runtime';
import { plannedMessages } from './messages.ts';
import { momentText } from './moment-text.ts';
import type { PlannedOneProps } from './planned-row.tsx';
import { clashSentences, partSentences, plannedTitle } from './planned-text.ts';
import css from './review-planned.module.css';
import { movePlanned, needsSomebody } from '@jackfield/call-routing/planned-routing';
import { withPlanned } from '@jackfield/domain/routing';

interface ReviewPlannedProps extends PlannedOneProps {
  onClose(): void;
}

/**
 * A planned change as callers will notice it; where somebody changed the same, both sides, and the
 * choice to save what was planned all the same.
 */
export function ReviewPlanned({ change, zone, onClose }: ReviewPlannedProps) {
  const t = useT();
  const isStuck = needsSomebody(change);
  const canSettle = isStuck && change.parts.every(({ isGone }) => !isGone);
  const at = Math.max(Date.parse(change.at), useNow());
  const settled = useWriteImpact(
    canSettle ? `keep ${change.id} ${change.version}` : null,
    ({ signal }) =>
      call(
        dryRunOf(movePlannedChange),
        { params: { id: change.id }, body: { keep: 'planned' } },
        { version: change.version, signal },
      ),
    { zone, from: at, until: change.backAt === null ? null : Date.parse(change.backAt) },
  );
  const planned = useChangeImpact(
    canSettle ? null : JSON.stringify([change.id, change.version, change.parts]),
    (config) => withPlanned(config, change),
    {
      zone,
      from: at,
      until: change.backAt === null ? null : Date.parse(change.backAt),
      without: change.id,
      isAsked: true,
    },
  );
  const { impact, mayGoOn } = canSettle ? settled : planned;
  const settling = useConfirm(() => movePlanned(change, { keep: 'planned' }, settled.asSeen), {
    done: t(plannedMessages.settled),
    onDone: onClose,
  });
  return (
    <FormDialog
      width={750}
      title={t(plannedMessages.reviewTitle, { when: momentText(change.at, zone) })}
      confirmText={canSettle ? t(plannedMessages.saveAnyway) : null}
      cancelText={t(common.close)}
      mayConfirm={mayGoOn}
      checking={canSettle && !settled.isKnown}
      onClose={onClose}
      {...settling.dialog}
    >
      <h3 className={css.title}>{plannedTitle(change)}</h3>
      {change.parts.map((part) => (
        <section key={part.id} className={css.part}>
          {part.reason && (
            <Alert kind="warning" title={part.reason}>
              {clashSentences(change, part).map((text) => (
                <p key={text}>{t(plannedMessages.now, { text })}</p>
              ))}
              {part.isGone && t(plannedMessages.cannotSave)}
            </Alert>
          )}
          {partSentences(change, part).map((text) => (
            <p key={text}>
              {change.parts.length > 1 ? t(plannedMessages.both, { name: part.name, text }) : text}
            </p>
          ))}
        </section>
      ))}
      {impact}
    </FormDialog>
  );
}
