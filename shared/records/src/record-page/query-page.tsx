import { ErrorPage, MissingPage } from '@jackfield/kit/error-page';
import { ApiFailure } from '@jackfield/runtime';
import type { ReactNode } from 'react';

export interface QueryPageProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch(): unknown };
  /** Shown until something has arrived. */
  waiting: ReactNode;
  /** `isGone` says that the record was deleted while it was open. */
  children(data: Data, isGone: boolean): ReactNode;
}

/** A page about one record in every state of its reading. */
export function QueryPage<Data>({ query, waiting, children }: QueryPageProps<Data>) {
  const { data, error } = query;
  const status = error instanceof ApiFailure ? error.status : 0;
  if (data !== undefined) return children(data, status === 404);
  if (status === 404) return <MissingPage text="page" />;
  if (error === null) return waiting;
  return <ErrorPage error={error} onTryAgain={() => void query.refetch()} />;
}
