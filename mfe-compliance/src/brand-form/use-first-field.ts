import { useEffect, useRef } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { BrandValues } from './values.ts';

/** The field that the address names takes the focus once: where a refusal led here. */
export function useFirstField({ setFocus }: UseFormReturn<BrandValues>): void {
  const [params] = useSearchParams();
  const field = useRef(params.get('field'));
  useEffect(() => {
    if (field.current !== null) setFocus(field.current as FieldPath<BrandValues>);
    field.current = null;
  }, [setFocus]);
}
