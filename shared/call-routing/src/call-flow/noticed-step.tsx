import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { useWriteImpact, type WriteImpact } from './use-write-impact.tsx';

export interface NoticedStepProps {
  /** Names the step, such as `activate {id}`. */
  readonly name: string;
  /** Its dry run. */
  ask(options: { signal: AbortSignal }): Promise<ToldImpact>;
  /** Makes it, and says what came of it. */
  act(options: WriteImpact['asSeen']): Promise<unknown>;
  /** What is asked where callers notice it: 'Activate Dan Reyes?'. */
  readonly title: string;
  readonly confirmText: string;
  /** It was made, or decided against. */
  onClose(): void;
}

/**
 * A step of one click that callers may notice, rendered once it is wanted: made at once where none
 * does, and asked about with the impact where some do or where that could not be told (SAY-01).
 */
export function NoticedStep({ name, ask, act, title, confirmText, onClose }: NoticedStepProps) {
  const [isActing, setActing] = useState(false);
  const noticed = useWriteImpact(name, ask);
  const hasBegun = useRef(false);

  async function run(): Promise<void> {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setActing(true);
    await act(noticed.asSeen);
    onClose();
  }
  const isQuiet = noticed.isNoticed === false;
  useEffect(() => {
    if (isQuiet) void run();
    // oxlint-disable-next-line react/exhaustive-deps -- as soon as it is known, and once
  }, [isQuiet]);

  if (!noticed.isKnown || isQuiet) return null;
  return (
    <FormDialog
      title={title}
      confirmText={confirmText}
      busy={isActing}
      mayConfirm={noticed.mayGoOn}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {noticed.impact}
    </FormDialog>
  );
}
