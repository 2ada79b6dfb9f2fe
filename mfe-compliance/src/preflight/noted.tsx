import type { ReactNode } from 'react';
import { FieldNotes } from './field-notes.tsx';

/** A field with what pre-flight finds in it. */
export function Noted({ field, children }: { field: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <FieldNotes field={field} />
    </div>
  );
}
