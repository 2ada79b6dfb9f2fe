import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

export interface ConfirmDialogProps extends Omit<FormDialogProps, 'children' | 'dirty' | 'note'> {
  /** The question, verbatim where the specification prints it, and the effect. */
  children: ReactNode;
  /** What else is to be seen before, below the question. */
  impact?: ReactNode;
}

/** Asks before a step that hurts: names the thing and the effect. Red unless said otherwise. */
export function ConfirmDialog({ children, impact, danger = true, ...rest }: ConfirmDialogProps) {
  return (
    <FormDialog danger={danger} {...rest}>
      <p>{children}</p>
      {impact}
    </FormDialog>
  );
}
