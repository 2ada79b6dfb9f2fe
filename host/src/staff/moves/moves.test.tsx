import {
  listReleases,
  listWaysBack,
  promoteRelease,
  releaseHistory,
  rollBackRelease,
} from '@jackfield/contract/api/release';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  installFakeApi,
  Refusal,
  screen,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeHealth,
  fakeMove,
  fakePointer,
  fakeRelease,
  listOf,
  liveVersion,
  nextVersion,
} from '../fake-releases.ts';
import { PromoteDialog } from './promote-dialog.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';

const ref = (version: string) => ({ remote: 'mfe-billing', version });
const way = (version: string, misfit: string | null = null) => ({ ...ref(version), misfit });
const waysOf = (...versions: ReturnType<typeof way>[]) => ({ versions, leadsToNothing: false });
const pointed = (version: string) => ({ ...ref(version), health: fakeHealth() });

let api: FakeApi;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  api = installFakeApi()
    .on(listReleases, () => listOf([fakeRelease({ version: nextVersion }), fakeRelease()]))
    .on(releaseHistory, () => listOf([fakeMove()]))
    .on(listWaysBack, () => waysOf(way(nextVersion)));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
});

describe('promotion', () => {
  const openDialog = () =>
    renderInPortal(
      <PromoteDialog
        pointer={fakePointer()}
        label="Billing"
        variantName="Jackfield"
        from="promote"
        onClose={onClose}
      />,
    );

  it('needs a version and a reason', async () => {
    const { user } = openDialog();
    await user.click(await screen.findByRole('button', { name: 'Promote to everyone' }));
    expect(screen.getByText('Choose a version.')).toBeTruthy();
    expect(screen.getByText('Say why in a few words.')).toBeTruthy();
    expect(api.calls(promoteRelease)).toHaveLength(0);
  });

  it('starts a canary for a share of the accounts', async () => {
    api.on(promoteRelease, () => fakePointer());
    const { user } = openDialog();
    await user.click(await screen.findByRole('radio', { name: /b41c09e/ }));
    await user.click(screen.getByRole('radio', { name: 'Some accounts, as a canary' }));
    await user.type(screen.getByLabelText('Share of accounts, in percent'), '10');
    await user.type(screen.getByLabelText(/^Why/), 'New invoices');
    await user.click(screen.getByRole('button', { name: 'Start canary' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const [call] = api.calls(promoteRelease);
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(call?.body).toEqual({
      ...ref(nextVersion),
      audience: { percent: 10, tenants: [] },
      why: 'New invoices',
      autoRollback: true,
    });
  });

  it('shows what another person did first, keeps the input, and goes on from there', async () => {
    const moved = fakePointer({ version: 4, previous: ref(liveVersion), live: pointed('other-1') });
    api.on(promoteRelease, ({ headers }) => {
      if (headers.get('if-match') === '"3"') throw new Refusal('VERSIONCONFLICT', [], moved);
      return fakePointer({ version: 5, live: pointed(nextVersion) });
    });
    const { user } = openDialog();
    await user.click(await screen.findByRole('radio', { name: /b41c09e/ }));
    await user.type(screen.getByLabelText(/^Why/), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Promote to everyone' }));
    await screen.findByText('Someone else moved Billing in the meantime');
    expect(screen.getByText(/Tomás Herrera.*Promoted b41c09e.*Why: New invoices/)).toBeTruthy();
    expect(screen.getByText('In Jackfield. Live now: other-1.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('Mine');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /b41c09e/ }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: /Promote to everyone$/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.calls(promoteRelease)[1]?.headers.get('if-match')).toBe('"4"');
  });
});

describe('roll back', () => {
  const openDialog = (pointer = fakePointer({ previous: ref(nextVersion) })) =>
    renderInPortal(
      <RollBackDialog
        pointer={pointer}
        label="Billing"
        variantName="Jackfield"
        onClose={onClose}
      />,
    );

  it('names from and to, and needs a reason', async () => {
    api.on(rollBackRelease, () => fakePointer({ live: pointed(nextVersion) }));
    const { user } = openDialog();
    await screen.findByText(/Everyone in Jackfield goes from eaa35f5 back to b41c09e\./);
    await user.click(screen.getByRole('button', { name: 'Roll back to b41c09e' }));
    expect(screen.getByText('Say why in a few words.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Why/), 'Totals are wrong');
    await user.click(screen.getByRole('button', { name: 'Roll back to b41c09e' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.calls(rollBackRelease).map(({ body }) => body)).toEqual([
      { why: 'Totals are wrong' },
    ]);
  });

  it('goes back to an older version that is chosen', async () => {
    api.on(rollBackRelease, () => fakePointer({ live: pointed('older-1') }));
    api.on(listWaysBack, () => waysOf(way(nextVersion), way('older-1')));
    const { user } = openDialog();
    await user.click(await screen.findByRole('radio', { name: /older-1/ }));
    await user.type(screen.getByLabelText(/^Why/), 'Both are wrong');
    await user.click(screen.getByRole('button', { name: 'Roll back to older-1' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.calls(rollBackRelease).map(({ body }) => body)).toEqual([
      { why: 'Both are wrong', version: 'older-1' },
    ]);
  });

  it('[SHIP-04] does not offer a previous version that no longer fits, and says why', async () => {
    const why = 'mfe-billing takes Ribbon from kit/ui/core.';
    api.on(rollBackRelease, () => fakePointer({ live: pointed('older-1') }));
    api.on(listWaysBack, () => waysOf(way(nextVersion, why), way('older-1')));
    const { user } = openDialog();
    const previous = await screen.findByRole<HTMLInputElement>('radio', { name: /b41c09e/ });
    expect(previous.disabled).toBe(true);
    expect(screen.getByText(why)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Why/), 'It leaks');
    await user.click(screen.getByRole('button', { name: 'Roll back to older-1' }));
    await waitFor(() =>
      expect(api.calls(rollBackRelease).map(({ body }) => body)).toEqual([
        { why: 'It leaks', version: 'older-1' },
      ]),
    );
  });

  it('[SHIP-04] takes away an area whose first version is live, and says so', async () => {
    api.on(rollBackRelease, () => fakePointer({ live: null }));
    api.on(listWaysBack, () => ({ versions: [], leadsToNothing: true }));
    const { user } = openDialog(fakePointer());
    await screen.findByText(/Billing goes away for everyone in Jackfield\./);
    await user.type(screen.getByLabelText(/^Why/), 'Too early');
    await user.click(screen.getByRole('button', { name: 'Take it away' }));
    await waitFor(() =>
      expect(api.calls(rollBackRelease).map(({ body }) => body)).toEqual([{ why: 'Too early' }]),
    );
  });

  it('ends a canary instead of going back', async () => {
    const canary = { ...pointed(nextVersion), percent: 10, tenants: [], companies: [] };
    openDialog(fakePointer({ canary, previous: ref('older-1') }));
    await screen.findByText(/Accounts in Jackfield that have b41c09e go back to eaa35f5\./);
    expect(screen.getByRole('button', { name: 'End canary' })).toBeTruthy();
  });

  it('offers nothing when another person went back already', async () => {
    api.on(rollBackRelease, () => {
      api.on(listWaysBack, () => waysOf());
      throw new Refusal('VERSIONCONFLICT', [], fakePointer({ version: 4 }));
    });
    const { user } = openDialog();
    await user.type(await screen.findByLabelText(/^Why/), 'Totals are wrong');
    await user.click(screen.getByRole('button', { name: 'Roll back to b41c09e' }));
    await screen.findByText(/There is nothing left to go back to/);
    expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('Totals are wrong');
  });
});
