import { renderInPortal } from '@jackfield/kit/testing';
import { ApiFailure } from '@jackfield/runtime';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryPage } from './query-page.tsx';

afterEach(cleanup);

const refetch = vi.fn();
const show = (error: Error) =>
  renderInPortal(
    <QueryPage query={{ data: undefined, error, refetch }} waiting={null}>
      {() => null}
    </QueryPage>,
  );
const failure = (status: number, responseCode: string) =>
  new ApiFailure({ status, responseCode, message: '', traceId: 'a1b2' });

it('ERR-05 a record that could not be read is an alert: whose fault it is, its reference, another try', async () => {
  const { user } = show(failure(500, 'SERVERERROR'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/went wrong on our side/)).toBeTruthy();
  expect(alert.getByText(/a1b2/)).toBeTruthy();
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('SHELL-21 a record that is not there is no failure', async () => {
  show(failure(404, 'NOTFOUND'));
  await screen.findByText('404');
  expect(screen.queryByRole('alert')).toBeNull();
});
