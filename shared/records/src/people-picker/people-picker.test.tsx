import { listTeams } from '@jackfield/contract/api/team';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  fakeList,
  fireEvent,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PickSeveral } from './pick-several.tsx';
import { PickerSelect } from './picker-select.tsx';

const team = (id: string, name: string, extension: string) => ({
  id,
  name,
  extension,
  inboundFlow: 'ringGroup' as const,
  memberCount: 2,
  closedUntil: null,
  version: 1,
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-01-05T15:00:00.000Z',
});
const teams = [team('night', 'After hours', '2010'), team('desk', 'Front desk', '2001')];
const listed = (items: typeof teams) => ({
  ...fakeList(items),
  counts: { all: items.length, ringGroup: items.length, callQueue: 0 },
});

let api: FakeApi;
let answer: () => void;
const picked = vi.fn();

beforeEach(() => {
  signInAs();
  picked.mockClear();
  const search = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api = new FakeApi().on(listTeams, async ({ query }) => {
    if (query['search'] === undefined) return listed(teams);
    await search;
    return listed(teams.filter((each) => Object.values(each).includes(query['search'] ?? '')));
  });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const pickers = {
  PickerSelect: <PickerSelect kind="team" label="Team" value={null} onPick={picked} />,
  PickSeveral: <PickSeveral kind="team" placeholder="Team" chosen={[]} onToggle={picked} />,
};

describe.each(Object.entries(pickers))('%s', (_name, picker) => {
  async function typing(text: string) {
    const { user } = renderInPortal(picker);
    await user.click(screen.getByRole('combobox'));
    await screen.findByTitle('After hours, Ext. 2010');
    await user.keyboard(text);
  }
  // Ant Design reads `keyCode`, which user-event leaves out.
  const enter = () =>
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  const names = () => picked.mock.calls.map(([{ name }]) => name);

  it('[ROUTE-04] Enter takes what holds the text before the server has answered', async () => {
    await typing('Front');
    enter();
    expect(names()).toEqual(['Front desk']);
  });

  it('[ROUTE-04] Enter takes nothing where nothing was found that holds the text', async () => {
    await typing('Payroll');
    enter();
    expect(names()).toEqual([]);
  });

  it('[ROUTE-04] Enter takes what the server found, though its name does not hold the text', async () => {
    await typing('2001');
    answer();
    await waitFor(() => expect(screen.queryByTitle('After hours, Ext. 2010')).toBeNull());
    enter();
    expect(names()).toEqual(['Front desk']);
  });
});
