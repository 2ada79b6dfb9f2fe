import { getRoutingConfig, type ToldImpact } from '@jackfield/contract/api/routing-engine';
import { changeBetween, finish, impactBetween, impactDigest } from '@jackfield/domain/routing';
import { renderInPortal } from '@jackfield/kit/testing';
import type { SeenImpact } from '@jackfield/records/record-form';
import {
  changedRouting,
  FakeApi,
  mainId,
  Refusal,
  sampleRouting,
  signInAs,
  signOutOfTest,
  wednesday,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFormReview } from './use-form-review.tsx';

let api: FakeApi;
let stored: ReturnType<typeof sampleRouting>;
const save = vi.fn<(seen?: SeenImpact) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday });
  signInAs();
  save.mockReset().mockResolvedValue(undefined);
  stored = sampleRouting();
  api = new FakeApi().on(getRoutingConfig, () => stored as never);
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const toBen = () => changedRouting().companies.find(({ id }) => id === mainId)?.openHour;
const told = (from = wednesday, base = stored): ToldImpact => {
  const before = { config: base, planned: [] };
  const companies = base.companies.map((one) =>
    one.id === mainId ? { ...one, openHour: toBen() ?? one.openHour } : one,
  );
  const after = { config: { ...base, companies }, planned: [] };
  return {
    digest: finish(impactDigest(finish(impactBetween(before, after, from)))),
    text: '',
    until: '',
    differences: [],
    stopped: [],
    change: changeBetween(before.config, after.config),
    planned: null,
  };
};

/** A form that sends the calls of the main number to Ben. */
function Form({ patience }: { patience?: number }) {
  const openHour = toBen();
  const review = useFormReview({
    edit: { isDirty: true, isSaving: false, save },
    change: { list: 'companies', id: mainId, members: openHour ? { openHour } : {} },
    zone: 'America/Chicago',
    patience,
  });
  return (
    <>
      <button type="button" onClick={() => void review.save()}>
        {review.edit.savingText ?? 'Save form'}
      </button>
      {review.edit.dialogs}
    </>
  );
}

const press = (name: string) => screen.findByRole('button', { name });

it('[SAY-04] a save waits until it is known who will notice, and names what was seen', async () => {
  const answer = Promise.withResolvers<void>();
  api.on(getRoutingConfig, async () => {
    await answer.promise;
    return stored as never;
  });
  const { user } = renderInPortal(<Form />);
  await user.click(await press('Save form'));
  expect(await press('Checking impact…')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  answer.resolve();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.lastCall?.[0]?.digest).toBe(told().digest);
});

it('[SAY-04] a save asks where the check takes too long, and shows it where it comes after all', async () => {
  const answer = Promise.withResolvers<void>();
  api.on(getRoutingConfig, async () => {
    await answer.promise;
    return stored as never;
  });
  const { user } = renderInPortal(<Form patience={1} />);
  await user.click(await press('Save form'));
  await screen.findByRole('dialog', { name: 'Save without checking?' });
  expect(save).not.toHaveBeenCalled();
  answer.resolve();
  const review = within(await screen.findByRole('dialog', { name: 'Impact on callers' }));
  await user.click(review.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.lastCall?.[0]?.digest).toBe(told().digest);
});

it('[SAY-04] a save asks where the routing cannot be read; cancel saves nothing', async () => {
  api.on(getRoutingConfig, () => {
    throw new Refusal('INVALIDINPUT');
  });
  const { user } = renderInPortal(<Form />);
  await user.click(await press('Save form'));
  await screen.findByText('Impact on callers could not be checked. Save all the same?');
  await user.click(await press('Cancel'));
  expect(save).not.toHaveBeenCalled();
  await user.click(await press('Save form'));
  await user.click(await press('Save all the same'));
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(undefined));
});

it('[SAY-04] a save whose impact changed shows the new one, and saves with that', async () => {
  const { user } = renderInPortal(<Form />);
  await waitFor(() => expect(api.calls(getRoutingConfig)).toHaveLength(1));
  const menus = stored.menus.slice(1);
  stored = { ...stored, menus, blockedCallers: ['+12515550123'] };
  // The main line is another by now, so that it tells another number.
  stored = {
    ...stored,
    companies: stored.companies.map((one) =>
      one.id === mainId
        ? { ...one, openHour: { actionType: 'voicemail', actionValue: null } }
        : one,
    ) as never,
  };
  const other = told();
  save.mockImplementationOnce(async (seen) => seen?.onChanged(other));
  await user.click(await press('Save form'));
  const review = within(await screen.findByRole('dialog', { name: 'Impact on callers' }));
  expect(review.getByText(/has changed since you looked\. Nothing is saved yet/)).toBeTruthy();
  expect(save).toHaveBeenCalledOnce();
  await user.click(review.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall?.[0]?.digest).toBe(other.digest);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[SAY-04] a save that is refused only as another clock went on saves without a word', async () => {
  const { user } = renderInPortal(<Form />);
  await waitFor(() => expect(api.calls(getRoutingConfig)).toHaveLength(1));
  const later = told(wednesday + 90_000);
  save.mockImplementationOnce(async (seen) => seen?.onChanged(later));
  await user.click(await press('Save form'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall?.[0]?.digest).toBe(later.digest);
  expect(screen.queryByRole('dialog')).toBeNull();
});
