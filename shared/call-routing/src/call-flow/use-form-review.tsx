import {
  changeAhead,
  type Impact,
  impactOf,
  type RoutingConfig,
  type RoutingEdit,
  withRecord,
} from '@jackfield/domain/routing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { useSettled } from '@jackfield/kit/settled';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { noteMessages } from './messages.ts';
import { isAboutTexts, losesCallers, worstOf } from './impact.ts';
import { ImpactCard } from './impact-card.tsx';
import { scenarioMessages } from './scenario-messages.ts';
import { ScenariosCard } from './scenarios-card.tsx';
import { type RunScenario, useScenarioReview } from './use-scenario-review.ts';
import { useCompareStart } from './use-compare-start.ts';
import { type StoredRouting, useStoredRouting } from '@jackfield/call-routing/planned-routing';

const ReviewDialog = lazyPart(() =>
  import('./review-dialog.tsx').then((file) => file.ReviewDialog),
);

/** What is reviewed before Save: the impact, and which scenarios break under the routing. */
interface Reviewed extends Impact {
  readonly config: RoutingConfig;
  readonly broken: readonly RunScenario[];
}

/** What a review needs of a form. */
export interface ReviewedEdit {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly dialogs?: ReactNode;
  save(): Promise<unknown>;
}

export interface FormReviewOptions<Edit extends ReviewedEdit = ReviewedEdit> {
  edit: Edit;
  /** What the form holds, as the routing has it. */
  change: RoutingEdit;
  /** Of the hours that the form is about; the account's unless given. */
  zone?: string;
  /** What is still to be done before anything can be said of what the form holds. */
  unfinished?: string | undefined;
}

const impactOfEdit = ({ config, planned }: StoredRouting, edit: RoutingEdit, from: number) =>
  impactOf(changeAhead(config, planned, from, (standing) => withRecord(standing, edit)));

/**
 * What a form about the routing takes to be reviewed (annex J4): who will notice what it holds, the
 * scenarios that pass through its record, and a save that wants a tick when callers would be lost or
 * scenarios break. It is worked out once nobody has typed for a moment, and nothing of it stands in
 * the way when the routing cannot be read.
 */
export function useFormReview<Edit extends ReviewedEdit>({
  edit,
  change,
  unfinished,
  ...given
}: FormReviewOptions<Edit>) {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const zone = given.zone ?? account?.timeZone ?? 'UTC';
  const { stored, isLoading, error, refetch } = useStoredRouting();
  const from = useCompareStart();
  const text = JSON.stringify(change);
  const settled = useSettled(text);
  const after = useMemo(
    () => stored && withRecord(stored.config, JSON.parse(settled) as RoutingEdit),
    [stored, settled],
  );
  const impact = useMemo(
    () => stored && impactOfEdit(stored, JSON.parse(settled) as RoutingEdit, from),
    [stored, settled, from],
  );
  const scenarios = useScenarioReview({ before: stored?.config, after, rootId: change.id });
  const [shown, setShown] = useState<Reviewed | null>(null);
  const decided = useRef<() => void>(undefined);

  function close(): void {
    setShown(null);
    decided.current?.();
    decided.current = undefined;
  }

  async function saveNow(): Promise<void> {
    await edit.save();
    close();
  }

  /** Of what the form holds at this moment, settled or not. */
  function reviewNow(): Reviewed | null {
    if (!stored) return null;
    const isSettled = text === settled && after && impact;
    const wanted = isSettled ? after : withRecord(stored.config, change);
    const now = isSettled ? impact : impactOfEdit(stored, change, from);
    return { ...now, config: wanted, broken: scenarios.brokenUnder(wanted) };
  }

  /** Done once it is saved, refused, or decided against. */
  async function save(): Promise<void> {
    // The rules of the form refuse what is not finished.
    const now = unfinished === undefined ? reviewNow() : null;
    if (!now || !(losesCallers(now) || now.broken.length > 0)) return saveNow();
    setShown(now);
    return new Promise((resolve) => {
      decided.current?.();
      decided.current = resolve;
    });
  }

  const breaks = scenarios.broken.length;
  // A menu stands on the page of its owner, whose form shows the others; texts are no calls.
  const isWhole = change.list !== 'menus' && !('sms' in change.members);
  const shownScenarios = isWhole ? scenarios.here : scenarios.broken;
  const isShown = edit.isDirty && impact !== undefined;
  // "Nobody" is said of what the form holds, never of what it held a moment ago.
  const worst = impact && worstOf(impact);
  const isWorking = text !== settled;
  const words = isShown && isAboutTexts(impact) ? 'texts' : (worst ?? 'none');
  // Standard users have no routing, and are told nothing of it.
  const isChecked = edit.isDirty && (impact || isLoading || error);
  // In short, for the save bar: how bad it is, and the way to the whole.
  const note =
    isShown && unfinished === undefined
      ? {
          text:
            breaks > 0 && worst !== 'broken'
              ? t(scenarioMessages.breaks, { count: breaks })
              : t(noteMessages[worst === null && isWorking ? 'working' : words]),
          run: () => setShown(reviewNow()),
        }
      : undefined;
  const dialog = shown && (
    <ReviewDialog
      {...shown}
      broken={{ config: shown.config, scenarios: shown.broken }}
      zone={zone}
      busy={edit.isSaving}
      onSave={() => void saveNow()}
      onClose={close}
    />
  );
  const dialogs = (
    <>
      {edit.dialogs}
      {dialog}
    </>
  );
  return {
    /** The routing with what the form holds; undefined until it was read. */
    after,
    error,
    tryAgain: () => void refetch(),
    /** The form with the reviewed save. */
    save,
    dialog,
    note,
    /** The form with all of this on it, for its frame. */
    edit: { ...edit, save, note, dialogs },
    impact: (
      <>
        {isChecked && (
          <ImpactCard
            impact={impact}
            isWorking={isWorking}
            isFailed={error !== null}
            unfinished={unfinished}
            zone={zone}
            rootId={change.id}
            onTryAgain={() => void refetch()}
          />
        )}
        {after && <ScenariosCard config={after} scenarios={shownScenarios} />}
      </>
    ),
  };
}
