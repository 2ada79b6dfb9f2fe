import { paths } from '@jackfield/contract';
import { recordHistory, restoreRecord, undoChange } from '@jackfield/contract/api/audit';
import { type IvrMenu, menuCalls } from '@jackfield/contract/api/ivr';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { RoutedTeam } from '@jackfield/domain/routing';
import { renderInPortal } from '@jackfield/kit/testing';
import { Toaster } from '@jackfield/kit/ui/feedback';
import {
  fakeRoutedNumber,
  fakeRoutedPerson,
  fakeRouting,
  type MenuServer,
  startMenuServer,
} from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IvrPanel } from './ivr-panel.tsx';
import {
  sampleActions,
  sampleIds,
  sampleMedium,
  sampleMenu,
  sampleOwner as owner,
} from './sample-menu.ts';

const main = sampleMenu({
  isDefault: true,
  keys: [
    { input: '1', action: 'team', actionId: sampleIds.frontDesk },
    { input: '2', action: 'team', actionId: sampleIds.billing },
  ],
});
const locations = sampleMenu({ id: sampleIds.locations, name: 'Locations' });
const entryId = '018f0000-0000-7000-8000-000000000201';

const toTeam = (actionValue: string) => ({ actionType: 'team', actionValue }) as const;
const team = (id: string, name: string, openHour: RoutedTeam['openHour']) => ({
  id,
  name,
  inboundFlow: 'ringGroup' as const,
  option: 'simultaneous' as const,
  ringSeconds: 20,
  maxWaitSeconds: 300,
  memberIds: [sampleIds.daniel],
  businessHour: alwaysOpenIn('America/Chicago'),
  openHour,
  missedCall: { actionType: 'voicemail', actionValue: null } as const,
  override: null,
  hasGreeting: true,
});

/** Callers of somebody who is suspended come to the main menu of the team. */
const routing = (menus: readonly IvrMenu[]) =>
  fakeRouting({
    numbers: [fakeRoutedNumber(sampleIds.welcome)],
    teams: [
      team(owner.ownerId, 'Support', { actionType: 'ivr', actionValue: sampleIds.main }),
      team(sampleIds.billing, 'Billing', toTeam(sampleIds.billing)),
      team(sampleIds.frontDesk, 'Front desk', toTeam(sampleIds.frontDesk)),
    ],
    people: [
      fakeRoutedPerson(sampleIds.welcome, 'Away', {
        status: 'suspended',
        missedCall: toTeam(owner.ownerId),
      }),
      fakeRoutedPerson(sampleIds.daniel, 'Daniel Whitcombe'),
    ],
    menus: menus.map((menu) => ({ ...menu, ...owner, media: [] })),
  });

let server: MenuServer;
beforeEach(() => {
  server = startMenuServer({ owner, menus: [main, locations], actions: sampleActions() });
  server.api.on(getRoutingConfig, () => routing(server.menus));
});
afterEach(() => {
  cleanup();
  server.api.uninstall();
});

async function open() {
  const { user } = renderInPortal(
    <>
      <Toaster />
      <IvrPanel owner={owner} />
    </>,
  );
  await screen.findByRole('region', { name: 'Menu Main menu' });
  return user;
}

it('annex J4 says who will notice a key before SAVE, and Undo puts it back', async () => {
  let save: unknown;
  server.api.on(undoChange, ({ params, body }) => {
    save = { ...params, ...(body as object) };
    server.menus = [{ ...main, version: main.version + 2 }, locations];
    return { restored: ['keys'], skipped: [] };
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^Key 2 / }));
  await user.click(screen.getByRole('button', { name: 'Clear key' }));
  const impact = await screen.findByRole('region', { name: 'Impact on callers' });
  expect(await within(impact).findByText('Callers who press 2')).toBeTruthy();
  expect(impact.textContent).toContain('Key 2 no longer works. Until now it led to Billing.');
  expect(screen.getByRole('button', { name: 'Impact on callers' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await waitFor(() => expect(server.menus[0]?.keys).toHaveLength(1));
  expect(await screen.findByText(`${main.name} saved`)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const version = main.version + 1;
  const expected = { entity: 'ivr', id: main.id, version, versions: 1 };
  await waitFor(() => expect(save).toEqual(expected));
  expect(await screen.findByRole('button', { name: /^Key 2 .*Billing/ })).toBeTruthy();
});

it('says that the greeting offers another team on a key than the one it leads to', async () => {
  const spoken = sampleMedium({ isSelected: true, inputText: 'For billing, press 2.' });
  const moved = { input: '2', action: 'team', actionId: sampleIds.frontDesk } as const;
  const menuMedia = { ...main.menuMedia, greeting: spoken.id };
  server.menus = [{ ...main, keys: [moved], media: [spoken], menuMedia }, locations];
  await open();
  expect(
    await screen.findByText(
      'The greeting offers Billing on key 2, which goes to Front desk. Change the greeting too.',
    ),
  ).toBeTruthy();
});

it('[IVR-18] annex J4 says who will notice before a menu is deleted, and brings it back as it was', async () => {
  let restored: unknown;
  server.api.on(menuCalls.team.remove, ({ params }) => {
    server.menus = server.menus.filter(({ id }) => id !== params.ivrId);
    return undefined;
  });
  server.api.on(recordHistory, () => ({ items: [{ id: entryId, action: 'ivr.delete' }] }) as never);
  server.api.on(restoreRecord, ({ params, body }) => {
    restored = { ...params, ...(body as object) };
    server.menus = [main, locations];
    return { restored: ['ivr'], skipped: [] };
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'More actions for Locations' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^No calls change\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.menus).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(restored).toEqual({ entity: 'ivr', id: locations.id, entryId }));
  expect(await screen.findByRole('link', { name: /^Locations/ })).toBeTruthy();
});

it('[IVR-18] [OP-72] a menu that calls are sent to stays, and says where with the way there', async () => {
  const key = { input: '3', action: 'ivr', actionId: locations.id } as const;
  server.menus = [{ ...main, keys: [...main.keys, key] }, locations];
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'More actions for Locations' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('This item is used in call routing.');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  const way = dialog.getByRole('link', { name: 'Main menu, key 3' });
  expect(way.getAttribute('href')).toBe(paths.admin.menus(owner, main.id, '3'));
});
