import { get, type UseFormReturn } from 'react-hook-form';
import css from '../port-in.module.css';
import type { PortValues } from './values.ts';

interface StepFaultProps {
  form: UseFormReturn<PortValues>;
  /** What is stored beside the form: the bill or the letter. */
  name: 'bill' | 'letter';
  /** It is there by now. */
  isOver: boolean;
}

/** What a step still misses that no field of the form holds. */
export function StepFault({ form, name, isOver }: StepFaultProps) {
  const message: unknown = get(form.formState.errors, `${name}.message`);
  if (isOver || typeof message !== 'string') return null;
  return (
    <p role="alert" className={css.fault}>
      {message}
    </p>
  );
}
