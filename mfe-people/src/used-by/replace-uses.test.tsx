import { listUses, type RoutingUse } from '@jackfield/contract/api/routing-uses';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
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
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ReplaceUses } from './replace-uses.tsx';
import { UsesDialog } from './uses-dialog.tsx';
import { useReplacements } from './use-replacements.ts';

const id = (last: number) => `018f0000-0000-7000-8000-0000000000${last}`;
const billing = { id: id(20), name: 'Billing', extension: '301' };
const place = (key: string, over: Partial<RoutingUse>): RoutingUse => ({
  key,
  ownerType: 'company',
  ownerId: id(30),
  ownerName: 'Main line',
  place: 'openHour',
  menuName: null,
  input: null,
  dateName: null,
  ...over,
});
const uses = [
  place('open', {}),
  place('menu', { place: 'menu', menuName: 'Welcome', input: '1' }),
  place('missed', {
    ownerType: 'team',
    ownerId: billing.id,
    ownerName: 'Billing',
    place: 'missedCall',
  }),
];

let api: FakeApi;
beforeEach(() => {
  signInAs();
  const gone = { id: id(10), name: 'Front desk', extension: '300' };
  const record = {
    inboundFlow: 'ringGroup',
    memberCount: 1,
    closedUntil: null,
    version: 1,
  } as const;
  const times = { createdAt: '2026-11-18T16:12:00.000Z', updatedAt: '2026-11-18T16:12:00.000Z' };
  api = new FakeApi()
    .on(listTeammates, () => ({
      ...fakeList([]),
      counts: { all: 0, active: 0, pending: 0, suspended: 0 },
    }))
    .on(listTeams, () => ({
      ...fakeList([gone, billing].map((team) => ({ ...team, ...record, ...times }))),
      counts: { all: 2, ringGroup: 2, callQueue: 0 },
    }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

function Replacing() {
  const chosen = useReplacements(uses);
  return (
    <>
      <ReplaceUses id={id(10)} uses={uses} chosen={chosen} />
      <output>{chosen.isComplete ? JSON.stringify(chosen.list) : 'incomplete'}</output>
    </>
  );
}

it('annex J5 one choice fills every place that can take it, the rest wait', async () => {
  const { user } = renderInPortal(<Replacing />);
  expect(screen.getByText('key 1 of the menu Welcome')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Main line' })[0]?.getAttribute('href')).toBe(
    `/admin-settings/numbers/edit/${id(30)}/call-handling`,
  );
  await user.click(screen.getByRole('combobox', { name: 'Send all of these to' }));
  await user.click(await screen.findByTitle('Billing (team), Ext. 301'));
  expect(screen.getByText('incomplete')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Billing, missed calls' }));
  await user.click(await screen.findByTitle('Voicemail'));
  const to = { kind: 'team', id: billing.id };
  expect(
    screen.getByText(
      JSON.stringify([
        { key: 'open', to },
        { key: 'menu', to },
        { key: 'missed', to: { kind: 'voicemail' } },
      ]),
    ),
  ).toBeTruthy();
});

it('annex J5 Enter takes what is found and holds the text, not what is chosen', async () => {
  const { user } = renderInPortal(<Replacing />);
  const box = screen.getByRole('combobox', { name: 'Main line, calls while open' });
  // Ant Design reads `keyCode`, which user-event leaves out.
  const enter = () => fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  const shown = () => box.parentElement?.textContent;
  await user.click(box);
  await user.click(await screen.findByTitle('Voicemail'));
  const asked = api.calls(listTeams).length;
  await user.click(box);
  await user.keyboard('Billing');
  await waitFor(() => expect(api.calls(listTeams)).toHaveLength(asked + 1));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  enter();
  expect(shown()).toBe('Billing (team), Ext. 301');

  api.on(listTeams, () => new Promise<never>(() => {}));
  await user.click(box);
  await user.keyboard('Payroll');
  enter();
  await user.tab();
  expect(shown()).toBe('Billing (team), Ext. 301');
});

it('annex J5 offers what a place can take, and never the record that goes', async () => {
  const { user } = renderInPortal(<Replacing />);
  await user.click(screen.getByRole('combobox', { name: 'Main line, key 1 of the menu Welcome' }));
  expect(await screen.findByTitle('Billing (team), Ext. 301')).toBeTruthy();
  expect(screen.getByTitle('Nobody')).toBeTruthy();
  expect(screen.queryByTitle('Voicemail')).toBeNull();
  expect(screen.queryByTitle('Front desk (team), Ext. 300')).toBeNull();
});

it('annex J5 names every place that leads to a record, with a way to it', async () => {
  const led = uses.slice(0, 2);
  api.on(listUses, ({ params }) => ({ items: params.kind === 'teammate' ? led : [], planned: [] }));
  renderInPortal(<UsesDialog kind="teammate" id={id(40)} name="Daniel" onClose={() => {}} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Daniel is used by' }));
  const list = within(await dialog.findByRole('list', { name: 'Used by' }));
  expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Main linecalls while open',
    'Main linekey 1 of the menu Welcome',
  ]);
  expect(list.getAllByRole('link')).toHaveLength(2);
});
