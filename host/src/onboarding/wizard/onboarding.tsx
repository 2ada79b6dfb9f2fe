import { Congratulations } from './congratulations.tsx';
import { type Newcomer, useOnboarding } from './use-onboarding.ts';
import { WizardDialog } from './wizard-dialog.tsx';

/** The first sign-in: the wizard over the portal, then Congratulations (ONB-01 to ONB-18). */
export function Onboarding(newcomer: Newcomer) {
  const wizard = useOnboarding(newcomer);
  const { step, purchase, answers } = wizard.state;
  if (step === 'congratulations') {
    const chosen = purchase === 'bought' ? answers.choice.number : null;
    return <Congratulations {...newcomer} purchase={purchase} bought={chosen?.number ?? null} />;
  }
  return <WizardDialog {...newcomer} wizard={wizard} step={step} />;
}
