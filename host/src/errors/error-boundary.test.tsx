import type * as ErrorPages from '@jackfield/kit/error-page';
import { renderInPortal } from '@jackfield/kit/testing';
import { ApiFailure } from '@jackfield/runtime';
import { cleanup, screen } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

const errorPage = vi.hoisted(() => ({ isBroken: false }));
vi.mock('@jackfield/kit/error-page', async (original) => {
  const real = await original<typeof ErrorPages>();
  const ErrorPage: typeof real.ErrorPage = (props) => {
    if (errorPage.isBroken) throw new Error('The error page is broken.');
    return real.ErrorPage(props);
  };
  return { ...real, ErrorPage };
});

let fault: Error | null;
function Page() {
  if (fault) throw fault;
  return <h1>Users</h1>;
}

beforeEach(() => {
  fault = new Error('The cord is loose.');
  errorPage.isBroken = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  renderInPortal(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );

it('SHELL-11 keeps the message of a thrown error for support, and tries again', async () => {
  const { user } = show();
  await screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' });
  const details = screen.getByText('Details for support').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('Error: The cord is loose.');
  fault = null;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Users' });
});

it('SHELL-11 says an answer of the server in its own words', async () => {
  fault = new ApiFailure({ status: 403, responseCode: 'OTHER', message: 'You may not see this.' });
  show();
  await screen.findByRole('heading', { level: 1, name: 'You may not see this.' });
  expect(screen.getByText('403')).toBeDefined();
  expect(screen.queryByText('Details for support')).toBeNull();
});

it('ERR-05 says whose fault a failure of the server is, with its reference', async () => {
  fault = new ApiFailure({ status: 500, responseCode: 'SERVERERROR', traceId: 'trace-47' });
  show();
  await screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' });
  expect(screen.getByText(/^Something went wrong on our side, not on yours\./)).toBeDefined();
  expect(screen.getByText('Reference trace-47')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy reference' })).toBeDefined();
});

it.each([
  ['ChunkLoadError', 'Loading chunk 7875 failed. (error: http://portal/assets/7875.00d1.js)'],
  ['Error', 'Failed to fetch dynamically imported module: http://portal/assets/x.js'],
  ['RemoteLoadFailure', '/assets/mfe-numbers/1/remoteEntry.js is not there'],
])('OP-39 names no file that did not load (%s)', async (name, message) => {
  fault = Object.assign(new Error(message), { name });
  const { container } = show();
  await screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' });
  expect(container.textContent).toContain('A file of the portal did not load.');
  expect(container.textContent).not.toMatch(/chunk|assets|http|Loading|\.js/i);
});

it('SHELL-12 has no way home on other statuses than 404', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' });
  expect(screen.queryByRole('link', { name: 'Back to the home page' })).toBeNull();
});

it('SHELL-13 OP-17 shows the fallback when the error page fails itself', async () => {
  errorPage.isBroken = true;
  show();
  await screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' });
  const home = screen.getByRole('link', { name: 'Back to the home page' });
  expect(home.getAttribute('href')).toBe('/');
});
