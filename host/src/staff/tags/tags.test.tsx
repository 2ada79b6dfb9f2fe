import type { Registry } from '@jackfield/contract';
import { listSetAside } from '@jackfield/contract/api/due-work';
import { getRelease, listPointers, listReleases } from '@jackfield/contract/api/release';
import { listTags, type ReleaseTag, removeTag } from '@jackfield/contract/api/release-tag';
import { getStaffSession, setOverrides } from '@jackfield/contract/api/staff';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient, store, variantAtom } from '@jackfield/runtime';
import { cleanup, type FakeApi, installFakeApi, screen, within } from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  fakeHealth,
  fakeManifest,
  fakePointer,
  fakePointers,
  fakeRelease,
  listOf,
  nextVersion,
} from '../fake-releases.ts';
import { StaffApp } from '../staff-app.tsx';

const registry: Registry = { variant: store.get(variantAtom), areas: [] };
const tag: ReleaseTag = {
  remote: 'mfe-billing',
  tag: 'pr-12',
  version: nextVersion,
  area: 'billing',
  madeAt: at,
  madeBy: 'Tomás Herrera',
  movedAt: at,
  movedBy: 'Tomás Herrera',
};
const session = { staff: { name: 'Ines Duarte', expiresAt: at }, overrides: {} };
let api: FakeApi;
let tags: ReleaseTag[];

beforeEach(() => {
  window.history.replaceState(null, '', '/staff/releases');
  tags = [tag];
  const seen = { files: [], smokeReport: null, health: fakeHealth(), messages: [] };
  const details = { manifest: fakeManifest(), ...seen };
  api = installFakeApi()
    .on(getStaffSession, () => session)
    .on(listSetAside, () => ({ items: [] }))
    .on(listPointers, () => fakePointers(fakePointer()))
    .on(listReleases, () => listOf([fakeRelease()]))
    .on(getRelease, () => ({ ...fakeRelease(), ...details }))
    .on(listTags, () => ({ items: tags }))
    .on(removeTag, () => {
      tags = [];
      return undefined;
    })
    .on(setOverrides, () => ({
      ...session,
      overrides: { billing: { remote: 'mfe-billing', version: nextVersion } },
    }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
});

const open = () => renderInPortal(<StaffApp registry={registry} />);
const links = () => screen.findByRole('list', { name: 'Preview links' });

describe('preview links', () => {
  it('say what they lead to and who made them, are previewed and removed', async () => {
    const { user } = open();
    const item = within(await links()).getByRole('listitem');
    expect(item.textContent).toContain('pr-12');
    expect(item.textContent).toMatch(/billing b41c09e, .* by Tomás Herrera/);
    await user.click(within(item).getByRole('button', { name: 'Preview in this browser' }));
    expect(await within(item).findByText('Previewed here')).toBeTruthy();
    expect(api.calls(setOverrides)).toMatchObject([
      { body: { areas: { billing: { remote: 'mfe-billing', version: nextVersion } } } },
    ]);
    await user.click(within(item).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Preview link pr-12 removed')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Preview links' })).toBeNull();
    expect(api.calls(removeTag)).toMatchObject([
      { params: { remote: 'mfe-billing', tag: 'pr-12' } },
    ]);
  });

  it('ask in the browser that opens one, and say when it is not there any more', async () => {
    const address = '/staff/releases?preview=billing&remote=mfe-billing&tag=';
    window.history.replaceState(null, '', `${address}pr-12`);
    const { user } = open();
    const question = await screen.findByRole('dialog', {
      name: 'Preview billing b41c09e in this browser?',
    });
    expect(question.textContent).toContain('pr-12 points to it');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(window.location.search).toBe('');
    expect(api.calls(setOverrides)).toEqual([]);
    cleanup();

    window.history.replaceState(null, '', `${address}pr-11`);
    open();
    expect(await screen.findByText('The preview link pr-11 no longer exists')).toBeTruthy();
  });
});
