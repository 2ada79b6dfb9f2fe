import type { Teammate } from '@jackfield/contract/api/teammate';
import { isOtherPrice } from '@jackfield/kit/price-box';
import { type Account, notify, session, t } from '@jackfield/runtime';
import { useEffect, useReducer, useState } from 'react';
import { type Answers, changeOf, isComplete } from './answers.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { type Ending, Finish } from './finish.ts';
import { digestOf, termsOf } from './terms.ts';
import { isSendingStep, startWizard, wizardAfter, type WizardState } from './wizard-state.ts';

/** Whose first sign-in it is. */
export interface Newcomer {
  profile: Teammate;
  account: Account;
}

/** The browser's time zone; empty where it tells none. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';

async function endingOf(
  { profile, account }: Newcomer,
  steps: WizardState['steps'],
  { company, choice, shownTotal }: Answers,
): Promise<Ending> {
  const { title, sentences } = termsOf(account.country);
  const words = [title, ...sentences.map(({ text }) => text)].map((text) => t(text)).join(' ');
  const isSetUpHere = steps.includes('company');
  const isNumberWanted = steps.includes('number') && choice.wanted;
  return {
    company: isSetUpHere ? changeOf(company) : null,
    timeZone: isSetUpHere ? company.timeZone : ownZone() || profile.timeZone,
    termsHash: steps.includes('terms') ? await digestOf(words) : null,
    number: isNumberWanted ? (choice.number?.number ?? null) : null,
    shownTotal: isNumberWanted ? shownTotal : undefined,
  };
}

/** The wizard of the first sign-in: where it stands, and what moves it on. */
export function useOnboarding(newcomer: Newcomer) {
  const { profile, account } = newcomer;
  const [finish] = useState(() => new Finish());
  const [state, dispatch] = useReducer(wizardAfter, null, () =>
    startWizard({ profile, account, draft: keptDraft(profile.id), timeZone: ownZone() }),
  );
  const { step, steps, answers, purchase } = state;
  useEffect(
    () => keepDraft(profile.id, { step, answers, purchase }),
    [profile.id, step, answers, purchase],
  );

  async function send(given: Answers): Promise<void> {
    dispatch({ type: 'sending' });
    try {
      const sent = await finish.run(await endingOf(newcomer, steps, given));
      if (sent !== 'none') await session.reloadProfile().catch(() => undefined);
      dispatch({ type: 'sent', purchase: sent });
    } catch (error) {
      dispatch({ type: 'refused', ...(isOtherPrice(error) && { back: 'number' }) });
      notify.failure(error);
    }
  }

  return {
    state,
    answer: (part: Partial<Answers>) => dispatch({ type: 'answered', part }),
    back: () => dispatch({ type: 'back' }),
    /** Next, with the answers as they are or with some put in at once. */
    next(part: Partial<Answers> = {}): void {
      const given = { ...answers, ...part };
      if (state.isSending || step === 'congratulations' || !isComplete(step, given)) return;
      dispatch({ type: 'answered', part });
      if (isSendingStep(state)) void send(given);
      else dispatch({ type: 'next' });
    },
  };
}
