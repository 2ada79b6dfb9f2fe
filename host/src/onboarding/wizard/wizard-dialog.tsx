import { numberItem } from '@jackfield/contract/api/price';
import { QuoteBox, quoteOptions } from '@jackfield/kit/price-box';
import { Button } from '@jackfield/kit/ui/core';
import { ArrowLeft } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { AppCards } from '../../layout/apps/app-cards.tsx';
import { offeredAppsAtom } from '../../layout/apps/offered-apps.ts';
import { isComplete, type NumberChoice } from './answers.ts';
import { CompanyStep } from './company-step.tsx';
import { messages } from './messages.ts';
import { NumberStep, usePickerAhead } from './number-step.tsx';
import { Rail } from './rail.tsx';
import type { StepName } from './steps.ts';
import { termsOf } from './terms.ts';
import { TermsStep } from './terms-step.tsx';
import type { Newcomer, useOnboarding } from './use-onboarding.ts';
import css from './wizard-dialog.module.css';
import { mayGoBack } from './wizard-state.ts';

/** What the number of step 2 costs; money is for admins, so that others see and send no price. */
function useNumberPrice({ role }: Newcomer['profile'], choice: NumberChoice | null) {
  const isShown = role === 'admin' && choice?.wanted === true;
  const items = `${numberItem(choice?.number?.isTollFree ?? false)}*1`;
  const quote = useQuery({ ...quoteOptions({ items }), enabled: isShown });
  return {
    box: isShown ? <QuoteBox quote={quote} /> : null,
    shownTotal: isShown ? quote.data?.total : undefined,
    /** A price that is read again may be another. */
    isReady: !isShown || (quote.data !== undefined && !quote.isFetching),
  };
}

/** Step 4: the apps to make calls with, or who has them where no link is configured (ONB-10). */
function AppsStep({ role }: Pick<Newcomer['profile'], 'role'>) {
  const t = useT();
  const isOffered = useAtomValue(offeredAppsAtom).length > 0;
  if (!isOffered) {
    return <p>{t(role === 'admin' ? messages.appsOfProvider : messages.appsOfAdmin)}</p>;
  }
  return (
    <>
      <p>{t(messages.appsText)}</p>
      <AppCards />
      <p className="ui-secondary">{t(messages.appsSignIn)}</p>
    </>
  );
}

const noNumber = { wanted: false, number: null } as const;
const stay = () => {};

export interface WizardDialogProps extends Newcomer {
  wizard: ReturnType<typeof useOnboarding>;
  step: StepName;
}

/** The wizard over every page; it cannot be closed, only finished (ONB-01, OP-37). */
export function WizardDialog({ profile, account, wizard, step }: WizardDialogProps) {
  const t = useT();
  const form = useId();
  const { state, answer, back, next } = wizard;
  const { answers, isSending } = state;
  const heading = useFocusOn(step);
  usePickerAhead(step === 'company' && state.steps.includes('number'));
  const isLooking = step === 'number' && answers.choice.wanted && !answers.choice.number;
  const price = useNumberPrice(profile, step === 'number' ? answers.choice : null);
  const goOn = () => {
    if (price.isReady) next(step === 'number' ? { shownTotal: price.shownTotal } : {});
  };
  const titles = {
    company: messages.companyTitle,
    number: messages.numberTitle,
    terms: termsOf(account.country).title,
    apps: messages.apps,
  };

  return (
    <Dialog
      open
      width={1067}
      closable={false}
      cancelText={null}
      busy={isSending}
      onClose={stay}
      onSubmit={goOn}
      aside={<Rail steps={state.steps} step={step} country={account.country} />}
      title={
        <h2 className={css.title} ref={heading} tabIndex={-1}>
          {t(titles[step])}
        </h2>
      }
      action={
        <div className={css.actions}>
          {mayGoBack(state) && (
            <Button
              type="text"
              className={css.back}
              icon={<ArrowLeft size={16} strokeWidth={1.75} />}
              disabled={isSending}
              onClick={back}
            >
              {t(common.back)}
            </Button>
          )}
          <span className={css.space} />
          {isLooking && (
            <Button type="text" onClick={() => next({ choice: noNumber })}>
              {t(messages.withoutNumber)}
            </Button>
          )}
          <Button
            type="primary"
            htmlType="submit"
            form={form}
            className={css.next}
            loading={isSending}
            disabled={!isComplete(step, answers) || !price.isReady}
          >
            {t(step === 'apps' ? common.done : messages.next)}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The chooser of numbers lies over this form and is a part of its tree.
          event.stopPropagation();
          goOn();
        }}
      >
        {step === 'company' && (
          <CompanyStep
            account={account}
            value={answers.company}
            onChange={(company) => answer({ company })}
          />
        )}
        {step === 'number' && (
          <NumberStep
            teammateId={profile.id}
            country={account.country}
            value={answers.choice}
            price={price.box}
            onChange={(choice) => answer({ choice })}
          />
        )}
        {step === 'terms' && (
          <TermsStep
            country={account.country}
            isAgreed={answers.isAgreed}
            isSending={isSending}
            onChange={(isAgreed) => answer({ isAgreed })}
          />
        )}
        {step === 'apps' && <AppsStep role={profile.role} />}
      </form>
    </Dialog>
  );
}

/** Focus on the heading of a step that has just opened; the dialog cares for the first. */
function useFocusOn(step: StepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
