import { createContext, use } from 'react';

/** What a control takes from the field around it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  disabled?: boolean;
}

export const FieldContext = createContext<FieldControl>({});

/** Ties a control to its label, hint and error; empty outside a `Field`. */
export const useField = (): FieldControl => use(FieldContext);
