import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, FakeApi, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { usePlannedChanges } from './use-planned-changes.ts';

function Planned({ name }: { name: string }) {
  const { data } = usePlannedChanges();
  return data ? <p>{`${name}: ${data.length}`}</p> : null;
}

/** A page on which another card comes in late. */
function Page() {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Planned name="first" />
      <button onClick={() => setWhole(true)}>More</button>
      {isWhole && <Planned name="second" />}
    </>
  );
}

afterEach(() => {
  cleanup();
  signOutOfTest();
});

it('places of one page share an answer, the next page asks anew', async () => {
  const api = new FakeApi();
  signInAs();
  const { user } = renderInPortal(<Page />);
  expect(await screen.findByText('first: 0')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('second: 0')).toBeDefined();
  expect(api.calls(listPlannedChanges)).toHaveLength(1);
  cleanup();
  renderInPortal(<Planned name="next" />);
  expect(await screen.findByText('next: 0')).toBeDefined();
  await expect.poll(() => api.calls(listPlannedChanges).length).toBe(2);
});
