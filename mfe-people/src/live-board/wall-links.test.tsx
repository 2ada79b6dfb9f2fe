import { createWall, listWalls, revokeWall, type WallLink } from '@jackfield/contract/api/wall';
import { renderInPortal } from '@jackfield/kit/testing';
import { bus } from '@jackfield/runtime';
import { cleanup, FakeApi, screen, signInAs, signOutOfTest, within } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WallLinksDialog } from './wall-links.tsx';

const address = 'https://portal.example/wall#secret';
const wall: WallLink = {
  id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'Front desk',
  showsNames: false,
  theme: 'system',
  createdBy: 'Renee Cole',
  createdAt: '2026-11-02T16:42:00.000Z',
  endsAt: null,
  lastUsedAt: '2026-11-26T16:42:00.000Z',
};

let api: FakeApi;
let walls: WallLink[];

beforeEach(() => {
  signInAs();
  walls = [];
  api = new FakeApi()
    .on(listWalls, () => ({ items: walls }))
    .on(createWall, ({ body }) => {
      const { lastDay, ...given } = body as Pick<WallLink, 'name'> & { lastDay: string | null };
      const made = { ...wall, ...given, endsAt: lastDay && `${lastDay}T23:00:00.000Z` };
      walls = [made];
      return { address, wall: made };
    })
    .on(revokeWall, () => {
      walls = [];
      return undefined;
    });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () => renderInPortal(<WallLinksDialog onClose={() => undefined} />);

it('[LIVE-02] makes a link that names nobody unless that is chosen, and shows it once', async () => {
  const { user } = open();
  await screen.findByText('No wall links yet');
  await user.click(screen.getByRole('button', { name: 'Make wall link' }));
  await user.click(screen.getByRole('button', { name: 'Make wall link' }));
  await screen.findByText('Give the link a name.');
  expect(api.calls(createWall)).toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Hall');
  await user.click(screen.getByRole('button', { name: 'Make wall link' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link for the screen',
  });
  expect(link.value).toBe(address);
  expect(api.calls(createWall).map(({ body }) => body)).toEqual([
    { name: 'Hall', showsNames: false, theme: 'system', lastDay: null },
  ]);
  const list = within(await screen.findByRole('list', { name: 'Wall links' }));
  expect(list.getByText('Names nobody.')).toBeTruthy();
  cleanup();
  open();
  await screen.findByText('Hall');
  expect(screen.queryByDisplayValue(address)).toBeNull();
});

it('[LIVE-02] asks before it revokes a link, and follows what others do', async () => {
  walls = [wall, { ...wall, id: `${wall.id.slice(0, -1)}2`, name: 'Hall', endsAt: wall.createdAt }];
  const { user } = open();
  await screen.findByText(/^Names nobody. Ended after/);
  expect(screen.getAllByText(/^Made by Renee Cole on Nov 02, 2026. Last used/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Revoke Front desk' }));
  await screen.findByText('Revoke “Front desk”?');
  expect(api.calls(revokeWall)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Revoke link' }));
  await screen.findByText('No wall links yet');
  expect(api.calls(revokeWall)[0]?.params).toEqual({ id: wall.id });
  walls = [wall];
  bus.emit('live:entity', {
    event: { method: 'CreateEntityAsync', eventType: 'wall', id: wall.id, tenantId: wall.id },
  } as never);
  await screen.findByText('Front desk');
});

it('[LIVE-02] who acts as somebody sees the links, and makes and revokes none', async () => {
  signInAs({ auth: { authenticationType: 2 } });
  walls = [wall];
  open();
  await screen.findByText('Front desk');
  expect(screen.getByText(/^While you are signed in as someone else/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /wall link|Revoke/ })).toBeNull();
});
