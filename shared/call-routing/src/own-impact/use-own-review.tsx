import {
  impactMessages,
  noteMessages,
  type ReviewedEdit,
  useCheckedSave,
} from '@jackfield/call-routing/call-flow';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { Checkbox } from '@jackfield/kit/ui/form';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { useSettled } from '@jackfield/kit/settled';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ownImpactMessages } from './messages.ts';
import { OwnImpactCard, OwnImpactLines } from './own-impact-card.tsx';
import { useOwnImpact } from './use-own-impact.ts';

export interface OwnReviewOptions<Edit extends ReviewedEdit> {
  edit: Edit;
  missedCall: RoutingTarget;
  /** What is still to be done before anything can be said of what the form holds. */
  unfinished?: string | undefined;
  /** False where the person sees the whole routing, which says more. */
  isEnabled: boolean;
}

/**
 * The reviewed save of a person's own call handling for people who do not see the routing: the server
 * compares, and tells what callers of theirs will notice (annex J4).
 */
export function useOwnReview<Edit extends ReviewedEdit>(options: OwnReviewOptions<Edit>) {
  const { edit, missedCall, unfinished, isEnabled } = options;
  const t = useT();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const settled = useSettled(JSON.stringify(missedCall));
  const isAsked = isEnabled && edit.isDirty && unfinished === undefined;
  const isSettled = settled === JSON.stringify(missedCall);
  const query = useOwnImpact(isAsked ? { missedCallHandling: JSON.parse(settled) } : null);
  const impact = isAsked && isSettled ? query.data : undefined;
  const [isAsking, setAsking] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const isLosing = impact?.differences.some(({ severity }) => severity === 'broken') === true;

  async function saveNow(): Promise<void> {
    await edit.save();
    setAsking(false);
    setAgrees(false);
  }
  async function save(): Promise<void> {
    if (isLosing) setAsking(true);
    // Without a network the save says so itself, and keeps what was typed.
    else if (impact || !isAsked || query.isPaused) await saveNow();
    else checked.start();
  }
  const checked = useCheckedSave({
    isKnown: impact !== undefined,
    isFailed: query.isError && !query.isFetching,
    isSaving: edit.isSaving,
    onKnown: (wasAsked) => (isLosing || wasAsked ? setAsking(true) : void saveNow()),
    onUnseen: () => void saveNow(),
    onClose: () => undefined,
  });

  const dialogs = (
    <>
      {edit.dialogs}
      {checked.dialog}
      {isAsking && impact && (
        <ConfirmDialog
          danger={false}
          title={t(ownImpactMessages.title)}
          confirmText={t(common.saveChanges)}
          mayConfirm={agrees || !isLosing}
          impact={
            <>
              <OwnImpactLines impact={impact} zone={zone} />
              {isLosing && (
                <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
                  {t(impactMessages.agree)}
                </Checkbox>
              )}
            </>
          }
          busy={edit.isSaving}
          onConfirm={() => void saveNow()}
          onClose={() => setAsking(false)}
        >
          {t(noteMessages[isLosing ? 'broken' : 'changed'])}
        </ConfirmDialog>
      )}
    </>
  );
  return {
    edit: {
      ...edit,
      save,
      isSaving: edit.isSaving || checked.isLooking,
      savingText: checked.savingText,
      dialogs,
    },
    impact: isEnabled && edit.isDirty && (
      <OwnImpactCard
        impact={impact}
        isFailed={query.isError && !query.isFetching}
        unfinished={unfinished}
        zone={zone}
        onTryAgain={() => void query.refetch()}
      />
    ),
  };
}
