import type { Teammate } from '@jackfield/contract/api/teammate';
import { fromCompanyAddress } from '@jackfield/domain';
import { draftOfForm } from '@jackfield/domain/address-rules';
import type { Account } from '@jackfield/runtime';
import type { Answers } from './answers.ts';
import type { Draft } from './draft.ts';
import { type Purchase, sendingStep, type StepName, stepsFor } from './steps.ts';

/** Where the wizard stands; it ends with Congratulations (ONB-14). */
export interface WizardState {
  readonly steps: readonly StepName[];
  readonly step: StepName | 'congratulations';
  readonly answers: Answers;
  /** The calls at the end are under way. */
  readonly isSending: boolean;
  readonly purchase: Purchase | null;
}

export type WizardEvent =
  | { type: 'answered'; part: Partial<Answers> }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'sending' }
  /** `back` is the step whose answer was refused. */
  | { type: 'refused'; back?: StepName }
  | { type: 'sent'; purchase: Purchase };

/** What the wizard starts from. */
export interface WizardFacts {
  profile: Teammate;
  account: Account;
  draft: Draft | null;
  /** Of the browser; empty where it tells none. */
  timeZone: string;
}

/** The wizard when it opens: with what was typed before, at the step where it was left (OP-61). */
export function startWizard(facts: WizardFacts): WizardState {
  const { profile, account, draft, timeZone } = facts;
  const answers = draft?.answers ?? {
    company: {
      companyName: account.companyName,
      address: draftOfForm(
        account.companyAddress ? fromCompanyAddress(account.companyAddress) : null,
        account.country,
      ),
      timeZone: timeZone || account.timeZone,
    },
    choice: { wanted: false, number: null },
    isAgreed: false,
  };
  const isNumberWaiting = draft?.purchase === null && answers.choice.number !== null;
  const steps = stepsFor({ profile, account, isNumberWaiting });
  const isOver = draft?.step === 'congratulations' && sendingStep(steps) === undefined;
  const left = isOver ? draft.step : steps.find((step) => step === draft?.step);
  const step = left ?? steps[0] ?? 'congratulations';
  return { steps, step, answers, isSending: false, purchase: draft?.purchase ?? null };
}

const at = ({ steps, step }: WizardState) => steps.findIndex((name) => name === step);

/** The next step, or the end after the last one. */
const after = (state: WizardState) => state.steps[at(state) + 1] ?? 'congratulations';

/** Whether Back leads anywhere: not to what has been sent (OP-59). */
export const mayGoBack = (state: WizardState): boolean => state.step !== 'apps' && at(state) > 0;

/** Whether Next sends everything. */
export const isSendingStep = ({ steps, step }: WizardState): boolean => step === sendingStep(steps);

/** The wizard after an event; one that makes no sense at the time changes nothing. */
export function wizardAfter(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'answered':
      return { ...state, answers: { ...state.answers, ...event.part } };
    case 'next':
      return state.isSending ? state : { ...state, step: after(state) };
    case 'back':
      if (state.isSending || !mayGoBack(state)) return state;
      return { ...state, step: state.steps[at(state) - 1] ?? state.step };
    case 'sending':
      return { ...state, isSending: true };
    case 'refused':
      return { ...state, isSending: false, step: event.back ?? state.step };
    case 'sent':
      return { ...state, isSending: false, purchase: event.purchase, step: after(state) };
  }
}
