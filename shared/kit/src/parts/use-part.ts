import type { PartModule, PartName } from '@jackfield/contract';
import { useContext, useEffect, useState } from 'react';
import { PartsContext } from './parts-context.ts';

/** What a person sees of a part. */
export type PartState<Name extends PartName> =
  | { phase: 'loading' }
  | { phase: 'shown'; part: PartModule<Name> }
  | { phase: 'failed'; error: Error };

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Loads a part, again after a failure, until it is shown; what arrives after the page is left is nobody's. */
export function usePart<Name extends PartName>(name: Name) {
  const source = useContext(PartsContext);
  const [state, setState] = useState<PartState<Name>>(() => {
    const part = source?.loaded(name);
    return part ? { phase: 'shown', part } : { phase: 'loading' };
  });
  const isLoading = state.phase === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    let isLeft = false;
    const loading = source?.load(name) ?? Promise.reject(new Error('This portal offers no parts'));
    loading.then(
      (part) => isLeft || setState({ phase: 'shown', part }),
      (error: unknown) => isLeft || setState({ phase: 'failed', error: asError(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [source, name, isLoading]);

  return {
    state,
    tryAgain: () => setState({ phase: 'loading' }),
    /** The part threw while it was drawn. */
    fail(error: unknown) {
      source?.report(name, error);
      setState({ phase: 'failed', error: asError(error) });
    },
  };
}
