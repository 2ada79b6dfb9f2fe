import { ApiFailure, failureText } from '@jackfield/runtime';
import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router';
import { ErrorPage, isLoadFailure, MissingPage, useWhenBack } from '../error-page/public.ts';
import { AreaContext } from './area-context.ts';

const statusOf = (error: unknown): number | undefined => {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiFailure ? error.status : undefined;
};

/** The page of the route; in the moment in which it first stands, the area counts as shown. */
function RoutePage() {
  const { painted } = useContext(AreaContext);
  useLayoutEffect(() => painted(), [painted]);
  return <Outlet />;
}

/**
 * What stands in place of a page that could not be loaded or drawn (SHELL-11, annex A5). Try again
 * opens the area anew, so that a version that was rolled back meanwhile goes; a portal that cannot
 * do that draws the page once more, which takes a new entry of the history.
 */
function RouteError() {
  const error = useRouteError();
  const { painted, report, reopen } = useContext(AreaContext);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isMissingFile = isLoadFailure(error);
  useLayoutEffect(
    () => painted(isMissingFile ? error : undefined),
    [painted, isMissingFile, error],
  );
  useEffect(() => report(error), [report, error]);
  const drawAnew = () => void navigate({ pathname, search, hash }, { replace: true });
  const tryAgain = reopen ?? drawAnew;
  useWhenBack(isMissingFile ? tryAgain : undefined, error);
  if (statusOf(error) === 404) return <MissingPage text="page" />;
  const answer = isRouteErrorResponse(error) ? { message: failureText(error) } : { error };
  return <ErrorPage {...answer} status={statusOf(error)} onTryAgain={tryAgain} />;
}

/** Gives a remote's routes one error page and one answer to unknown paths (SHELL-21). */
export const withErrorPages = (routes: RouteObject[]): RouteObject[] => [
  {
    errorElement: <RouteError />,
    // The host's skeleton stands until the first page has loaded.
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <RoutePage />,
        children: [...routes, { path: '*', element: <MissingPage text="unknown" /> }],
      },
    ],
  },
];
