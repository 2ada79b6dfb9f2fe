import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { impactMessages } from './impact-messages.ts';
import { useLate } from './use-late.ts';

export interface CheckedSaveOptions {
  /** What the save will do is known. */
  isKnown: boolean;
  /** It cannot be told. */
  isFailed: boolean;
  isSaving: boolean;
  /** Goes on once it is known; `wasAsked` where somebody was asked to save without. */
  onKnown(wasAsked: boolean): void;
  /** Saves without; chosen by a person. */
  onUnseen(): void;
  onClose(): void;
  /** Milliseconds before the question is asked. */
  patience?: number | undefined;
}

/**
 * A save that waits until it is known what it will do, and asks where that cannot be told: nothing
 * is saved unseen (SAY-04).
 */
export function useCheckedSave(options: CheckedSaveOptions) {
  const { isKnown, isFailed, isSaving, patience } = options;
  const t = useT();
  const [step, setStep] = useState<'looking' | 'asked' | null>(null);
  const isLate = useLate(step === 'looking', patience);
  const ends = step === 'looking' && (isFailed || isLate);
  const goOn = useEffectEvent(() => {
    setStep(null);
    options.onKnown(step === 'asked');
  });
  useEffect(() => {
    if (step === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- a save goes on once, when it is known
    if (isKnown) goOn();
    else if (ends) setStep('asked');
  }, [step, isKnown, ends]);
  const isLooking = step === 'looking';
  return {
    start: () => setStep('looking'),
    isLooking,
    savingText: isLooking ? t(impactMessages.working) : undefined,
    dialog: step === 'asked' && !isKnown && (
      <ConfirmDialog
        danger={false}
        title={t(impactMessages.unseenTitle)}
        confirmText={t(impactMessages.unseenSave)}
        busy={isSaving}
        onConfirm={() => {
          setStep(null);
          options.onUnseen();
        }}
        onClose={() => {
          setStep(null);
          options.onClose();
        }}
      >
        {t(impactMessages.unseenText)}
      </ConfirmDialog>
    ),
  };
}
