import { may, mayAt } from '@jackfield/kit/may';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { Button, type ButtonProps } from '@jackfield/kit/ui/core';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Link, navigateTo, t } from '@jackfield/runtime';
import { useState } from 'react';
import { statusMessages as words } from './messages.ts';
import { nextStep } from './step.ts';

const AddDialog = lazyPart(() => import('./add-dialog.tsx').then((file) => file.AddDialog));

interface StepButtonProps {
  number: TextingNumber;
  isPrimary?: boolean;
}

/**
 * The one thing that repairs the first broken link; where nothing is broken, a quiet link. Words
 * where it is a question to support and the portal knows no address of it.
 */
export function StepButton({ number, isPrimary = false }: StepButtonProps) {
  const [isAdding, setAdding] = useState(false);
  const step = nextStep(number);
  if (step === null) return <span className="ui-secondary">{t(words.askProvider)}</span>;
  const { label, to, isOutside } = step;
  const isShown = number.step.startsWith('show');
  const mayGo =
    to === null ? may('compliance:write') : isOutside || mayAt(to, isShown ? 'read' : 'write');
  if (!mayGo) return null;
  if (to !== null && !isOutside && number.group !== 'yours' && !isPrimary) {
    return (
      <Link to={to} data-step>
        {label}
      </Link>
    );
  }
  const look: ButtonProps = isPrimary ? { type: 'primary' } : { size: 'small' };
  const go = () => (to === null ? setAdding(true) : void navigateTo(to));
  return (
    <>
      <Button
        looks
        {...look}
        data-step
        {...(isOutside && to !== null ? { href: to } : { onClick: go })}
      >
        {label}
      </Button>
      {isAdding && <AddDialog first={number} onClose={() => setAdding(false)} />}
    </>
  );
}
