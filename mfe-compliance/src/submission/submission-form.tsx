import type { Override } from '@jackfield/contract/api/submission';
import { usePriceTry } from '@jackfield/kit/price-box';
import { Checkbox } from '@jackfield/kit/ui/form';
import { fieldMessages, useT } from '@jackfield/runtime';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AddCardButton } from '../paying/add-card-button.tsx';
import { payingMessages as messages } from '../paying/messages.ts';
import { needsCard, paymentFailure } from '../paying/payment-failure.ts';
import type { useFee } from '../paying/use-fee.tsx';
import { preflightMessages } from '../preflight/messages.ts';
import { OverriddenNotes } from '../preflight/overridden-notes.tsx';
import { PreflightSide } from '../preflight/preflight-side.tsx';
import { PreflightProvider, type PreflightState } from '../preflight/preflight-state.ts';
import { ScoreBar } from '../preflight/score.tsx';
import { StepsPage, type StepsPageProps } from '@jackfield/records/steps-page';
import { useFirstField } from '@jackfield/records/steps-page';
import type { useSteps } from '@jackfield/records/steps-page';
import css from './submission-form.module.css';

/** What travels with everything that is sent for a price. */
export interface PaidMembers {
  readonly hasRead: true;
  readonly overrides: Override[];
  readonly shownTotal?: number;
}

/** Why nothing was sent. */
export interface SubmitFailure {
  readonly title: string;
  readonly needsCard: boolean;
}

type Key = ReturnType<typeof usePriceTry>;

interface SubmissionFormProps<Values extends FieldValues, Sent>
  extends Pick<
    StepsPageProps,
    'title' | 'badges' | 'meta' | 'texts' | 'help' | 'blocked' | 'closeTo' | 'children'
  > {
  flow: ReturnType<typeof useSteps<Values>>;
  preflight: PreflightState;
  fee: ReturnType<typeof useFee>;
  /** Free changes are only stored: nobody outside looks at them. */
  isPaid?: boolean;
  /** The button of the last step where nothing is paid. */
  freeLabel?: string;
  /** What whoever sends it says with the tick. */
  readLabel: string;
  /** Why the last attempt of a visit before came to nothing. */
  failedBefore?: SubmitFailure | null;
  /** Sends what stands in the form; `keyOf` names one attempt for the server. */
  send(paid: PaidMembers, keyOf: Key['of']): Promise<Sent>;
  /** Puts an answer where the other pages find it. */
  onStored(sent: Sent): void;
  /** Goes on from what was sent; one that was not paid says so. */
  onSent(sent: Sent): SubmitFailure | undefined;
  /** Path and message of what the server refused, as the form knows them. */
  refusedOf?(messages: Readonly<Record<string, string>>, error: unknown): Record<string, string>;
}

/** A form in steps that is sent for a price: checked as it is typed, read once more, and paid. */
export function SubmissionForm<
  Values extends FieldValues,
  Sent extends { confirmUrl: string | null },
>(props: SubmissionFormProps<Values, Sent>) {
  const { flow, preflight, fee, isPaid = true, freeLabel, readLabel, failedBefore = null } = props;
  const { send, onStored, onSent, refusedOf, help, blocked, children, ...frame } = props;
  const t = useT();
  const key = usePriceTry(fee.reread);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState(failedBefore);
  /** What stood in the form when it was ticked; another line clears the tick. */
  const [read, setRead] = useState<string | null>(null);
  const written = JSON.stringify(flow.values);
  useFirstField(flow.form);

  async function run(): Promise<void> {
    if (isBusy || !(await flow.isReady())) return;
    setBusy(true);
    setFailure(null);
    const shown = fee.total !== undefined && { shownTotal: fee.total };
    try {
      const sent = await send(
        { hasRead: true, overrides: [...preflight.overrides], ...shown },
        key.of,
      );
      flow.drop();
      onStored(sent);
      if (sent.confirmUrl !== null) return window.location.assign(sent.confirmUrl);
      const declined = onSent(sent);
      if (!declined) return;
      key.renew();
      setFailure(declined);
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  }

  async function fail(error: unknown): Promise<void> {
    key.failed(error);
    const refused = fieldMessages(error);
    if (await flow.refuse(refusedOf?.(refused, error) ?? refused)) return;
    if (!(await flow.isReady())) return;
    setFailure({ title: paymentFailure(error), needsCard: needsCard(error) });
  }

  const isHeld = flow.isLast && isPaid && preflight.open > 0;
  const unread =
    flow.isLast && isPaid && read !== written
      ? t(messages.tickFirst, { line: readLabel })
      : undefined;
  const isReady = !isHeld && read === written && fee.isReady && fee.hasCard;
  const payLabel = fee.amount
    ? t(messages.submit, { amount: fee.amount })
    : t(messages.submitPlain);
  return (
    <PreflightProvider value={preflight}>
      <StepsPage
        {...frame}
        help={
          <PreflightSide state={preflight} isLast={flow.isLast}>
            {help}
          </PreflightSide>
        }
        helpBar={<ScoreBar state={preflight} />}
        helpTitle={t(preflightMessages.checks)}
        cost={flow.isLast && isPaid ? fee.box : undefined}
        blocked={
          isHeld ? t(preflightMessages.stillOpen, { count: preflight.open }) : (unread ?? blocked)
        }
        failure={
          failure && {
            title: failure.title,
            ...(failure.needsCard && { action: <AddCardButton /> }),
          }
        }
        submit={{
          label: isPaid ? payLabel : (freeLabel ?? payLabel),
          isDisabled: isPaid && !isReady,
          isBusy,
          run: () => void run(),
        }}
      >
        {children}
        {flow.isLast && isPaid && (
          <>
            <OverriddenNotes state={preflight} />
            <div className={css.read}>
              <Checkbox
                checked={read === written}
                onChange={({ target }) => setRead(target.checked ? written : null)}
              >
                {readLabel}
              </Checkbox>
              <p className="ui-caption">{t(messages.hasReadNote)}</p>
            </div>
          </>
        )}
      </StepsPage>
    </PreflightProvider>
  );
}
