import { ApiFailure, failureText } from '@jackfield/runtime';
import {
  isRouteErrorResponse,
  type RouteObject,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { ErrorPage, MissingPage } from '../error-page/public.ts';

const statusOf = (error: unknown): number | undefined => {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiFailure ? error.status : undefined;
};

const messageOf = (error: unknown): string | undefined => {
  if (isRouteErrorResponse(error)) return undefined;
  if (error instanceof ApiFailure) return failureText(error);
  return error instanceof Error ? error.message : undefined;
};

/** What stands in place of a page whose loader or render failed (SHELL-11, annex A5). */
function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (statusOf(error) === 404) return <MissingPage text="page" />;
  return (
    <ErrorPage
      status={statusOf(error)}
      message={messageOf(error)}
      onTryAgain={() => void revalidate()}
    />
  );
}

/** Gives a remote's routes one error page and one answer to unknown paths (SHELL-21). */
export const withErrorPages = (routes: RouteObject[]): RouteObject[] => [
  {
    errorElement: <RouteError />,
    // The host's skeleton stands until the first page has loaded.
    hydrateFallbackElement: <></>,
    children: [...routes, { path: '*', element: <MissingPage text="unknown" /> }],
  },
];
