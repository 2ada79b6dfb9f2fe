import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';

/** The field that the address names takes the focus once: where a refusal led here. */
export function useFirstField<Values extends FieldValues>({
  setFocus,
}: Pick<UseFormReturn<Values>, 'setFocus'>): void {
  const [params] = useSearchParams();
  const field = useRef(params.get('field'));
  useEffect(() => {
    if (field.current !== null) setFocus(field.current as FieldPath<Values>);
    field.current = null;
  }, [setFocus]);
}
