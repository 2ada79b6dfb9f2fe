import { useT } from '@jackfield/runtime';
import { ErrorAlert } from './error-alert.tsx';
import { loadReason } from './load-reason.ts';

export interface LoadFailureProps {
  /** What could not be read: 'The call routing could not be read.'. */
  title: string;
  query: { readonly error: unknown; refetch(): unknown };
}

/** In the place of what a query did not read: why, and another try. */
export function LoadFailure({ title, query: { error, refetch } }: LoadFailureProps) {
  const t = useT();
  return (
    <ErrorAlert title={title} error={error} onRetry={() => void refetch()}>
      {loadReason(error, t)}
    </ErrorAlert>
  );
}
