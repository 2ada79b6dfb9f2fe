import { useMay, useMayChange } from '@jackfield/kit/may';
import {
  changeAhead,
  digestedFrom,
  type Impact,
  impactBetween,
  impactDigest,
  impactOf,
  promised,
  type RoutingConfig,
  type RoutingEdit,
  withChange,
  withRecord,
} from '@jackfield/domain/routing';
import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import type { SeenImpact } from '@jackfield/records/record-form';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { useSettled } from '@jackfield/kit/settled';
import { accountAtom, notify, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { noteMessages } from './messages.ts';
import { isAboutTexts, losesCallers, noneOf, worstOf } from './impact.ts';
import { ImpactCard } from './impact-card.tsx';
import { scenarioMessages } from './scenario-messages.ts';
import { ScenariosCard } from './scenarios-card.tsx';
import { type RunScenario, useScenarioReview } from './use-scenario-review.ts';
import { useCheckedSave } from './use-checked-save.tsx';
import { useCompareStart } from './use-compare-start.ts';
import { useWork } from './use-work.ts';
import { type StoredRouting, useStoredRouting } from '@jackfield/call-routing/planned-routing';

const ReviewDialog = lazyPart(() =>
  import('./review-dialog.tsx').then((file) => file.ReviewDialog),
);

/** What is reviewed before Save: the impact, and which scenarios break under the routing. */
interface Reviewed extends Impact {
  readonly config: RoutingConfig;
  readonly broken: readonly RunScenario[];
  /** By which the server knows it, where it has told it. */
  readonly digest?: string;
  /** It is no more what was seen before. */
  readonly isOther?: boolean;
}

/** What a review needs of a form. */
export interface ReviewedEdit {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly dialogs?: ReactNode;
  save(seen?: SeenImpact): Promise<unknown>;
}

export interface FormReviewOptions<Edit extends ReviewedEdit = ReviewedEdit> {
  edit: Edit;
  /** What the form holds, as the routing has it. */
  change: RoutingEdit;
  /** Of the hours that the form is about; the account's unless given. */
  zone?: string;
  /** What is still to be done before anything can be said of what the form holds. */
  unfinished?: string | undefined;
  /** Stands in the place of the impact until something is changed; without it there is no place. */
  atRest?: string | undefined;
  /** Milliseconds that a save waits for the check before it asks. */
  patience?: number | undefined;
}

/** Callers would be lost, or scenarios break. */
const needsTick = (reviewed: Reviewed): boolean =>
  losesCallers(reviewed) || reviewed.broken.length > 0;

const impactOfEdit = ({ config, planned }: StoredRouting, edit: RoutingEdit, from: number) =>
  impactOf(changeAhead(config, planned, from, (standing) => withRecord(standing, edit)));

/**
 * What a form about the routing takes to be reviewed (annex J4): who will notice what it holds, the
 * scenarios that pass through its record, and a save that wants a tick when callers would be lost or
 * scenarios break. It is worked out once nobody has typed for a moment. A save waits for it, asks
 * where it could not be worked out, and is shown anew where it became another meanwhile (SAY-04).
 */
export function useFormReview<Edit extends ReviewedEdit>({
  edit,
  change,
  unfinished,
  atRest,
  patience,
  ...given
}: FormReviewOptions<Edit>) {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const zone = given.zone ?? account?.timeZone ?? 'UTC';
  const { stored, isLoading, error, refetch } = useStoredRouting();
  // Who does not see the routing is told nothing of it.
  const isBlind = !useMay('routing:read');
  const mayChange = useMayChange();
  const from = useCompareStart();
  const text = JSON.stringify(change);
  const settled = useSettled(text);
  // Who asks for it does not wait until nobody has typed for a moment.
  const [hurried, setHurried] = useState<{ text: string; isShown: boolean } | null>(null);
  const wanted = hurried?.text === text ? text : settled;
  const wantedEdit = useMemo(() => JSON.parse(wanted) as RoutingEdit, [wanted]);
  const after = useMemo(
    () => stored && withRecord(stored.config, wantedEdit),
    [stored, wantedEdit],
  );
  const start = useMemo(
    () => (stored ? () => impactOfEdit(stored, wantedEdit, from) : null),
    [stored, wantedEdit, from],
  );
  const { result: impact, isWorking: isComparing } = useWork(start);
  // "Nobody" is said of what the form holds, never of what it held a moment ago.
  const isWorking = text !== wanted || isComparing;
  const scenarios = useScenarioReview({ before: stored?.config, after, rootId: change.id });
  const [shown, setShown] = useState<Reviewed | null>(null);
  const decided = useRef<() => void>(undefined);

  function close(): void {
    setShown(null);
    decided.current?.();
    decided.current = undefined;
  }

  async function saveNow(seen?: Reviewed): Promise<void> {
    let other: ToldImpact | undefined;
    const asSeen = seen && {
      digest: seen.digest ?? (await promised(impactDigest(seen))),
      onChanged: (told: ToldImpact) => {
        other = told;
      },
    };
    await edit.save(asSeen);
    if (seen && other) await saveOther(seen, other);
    else close();
  }

  /** Nothing was stored, as callers would notice something else than was seen. */
  async function saveOther(seen: Reviewed, told: ToldImpact): Promise<void> {
    const at = digestedFrom(told.digest);
    // From another start the same routing and form tell the same: it is the clock that went on.
    const own = stored && (await promised(impactOfEdit(stored, change, at)));
    if (own && (await promised(impactDigest(own))) === told.digest) {
      return saveNow({ ...seen, digest: told.digest });
    }
    const fresh = await reread();
    if (!fresh) return close();
    const config = withChange(fresh.config, told.change);
    const { digest } = told;
    const next = { config, planned: told.planned ?? fresh.planned };
    const broken = scenarios.brokenUnder(config);
    const found = await promised(impactBetween(fresh, next, at));
    setShown({ ...found, config, broken, digest, isOther: true });
  }

  async function reread(): Promise<StoredRouting | null> {
    const [config, planned] = await refetch();
    if (config.data && planned.data) return { config: config.data, planned: planned.data };
    notify.failure(config.error ?? planned.error);
    return null;
  }

  /** Of what the form holds at this moment; null until it is worked out. */
  const reviewed: Reviewed | null =
    impact && after && !isWorking ? { ...impact, config: after, broken: scenarios.broken } : null;

  /** Done once it is saved, refused, or decided against. */
  async function save(): Promise<void> {
    // The rules of the form refuse what is not finished.
    if (unfinished !== undefined || isBlind) return saveNow();
    if (reviewed && !needsTick(reviewed)) return saveNow(reviewed);
    if (reviewed) setShown(reviewed);
    else {
      setHurried({ text, isShown: false });
      checked.start();
    }
    return new Promise((resolve) => {
      decided.current?.();
      decided.current = resolve;
    });
  }

  const checked = useCheckedSave({
    isKnown: reviewed !== null,
    isFailed: error !== null,
    isSaving: edit.isSaving,
    onKnown(wasAsked) {
      if (reviewed && (wasAsked || needsTick(reviewed))) setShown(reviewed);
      else if (reviewed) void saveNow(reviewed);
    },
    onUnseen: () => void saveNow(),
    onClose: close,
    patience,
  });

  if (hurried?.isShown && hurried.text === text && reviewed) {
    setHurried(null);
    setShown(reviewed);
  }

  const breaks = scenarios.broken.length;
  // A menu stands on the page of its owner, whose form shows the others; texts are no calls.
  const isWhole = change.list !== 'menus' && !('sms' in change.members);
  const shownScenarios = isWhole ? scenarios.here : scenarios.broken;
  const isShown = edit.isDirty && impact !== undefined;
  const worst = impact && worstOf(impact);
  const words =
    isShown && isAboutTexts(impact)
      ? 'texts'
      : (worst ?? (impact ? noneOf(impact, change.id) : 'none'));
  const isChecked = edit.isDirty ? impact || isLoading || error : atRest !== undefined;
  // In short, for the save bar: how bad it is, and the way to the whole.
  const note =
    isShown && unfinished === undefined
      ? {
          text:
            breaks > 0 && worst !== 'broken'
              ? t(scenarioMessages.breaks, { count: breaks })
              : t(noteMessages[worst === null && isWorking ? 'working' : words]),
          run: () => setHurried({ text, isShown: true }),
        }
      : undefined;
  const review = shown && (
    <ReviewDialog
      {...shown}
      key={shown.digest ?? 'own'}
      broken={{ config: shown.config, scenarios: shown.broken }}
      zone={zone}
      rootId={change.id}
      busy={edit.isSaving}
      onSave={() => void saveNow(shown)}
      onClose={close}
    />
  );
  const dialog = (
    <>
      {review}
      {checked.dialog}
    </>
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
    edit: {
      ...edit,
      save,
      isSaving: edit.isSaving || checked.isLooking,
      savingText: checked.savingText,
      note,
      dialogs,
    },
    impact: (
      <>
        {isChecked && mayChange && (
          <ImpactCard
            impact={impact}
            isWorking={isWorking}
            isFailed={error !== null}
            unfinished={edit.isDirty ? unfinished : atRest}
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
