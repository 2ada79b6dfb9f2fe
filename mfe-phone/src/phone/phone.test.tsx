import { listCallLog } from '@jackfield/contract/api/call-log';
import { type CallTarget, listCallTargets, listOwnCalls } from '@jackfield/contract/api/web-phone';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { getShownNumbers } from '@jackfield/contract/api/web-phone';
import { renderInPortal } from '@jackfield/kit/testing';
import { dirtyAtom, noticesAtom, store } from '@jackfield/runtime';
import {
  act,
  cleanup,
  FakeApi,
  fakeList,
  fakeTeammate,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineCall } from '@jackfield/web-phone/line';
import { FakeLine } from '../line/fake-line.ts';
import { Phone } from './phone.tsx';
import { quietAtom } from './own-flags.ts';

const silence = vi.hoisted(() => vi.fn());
const ring = vi.hoisted(() => vi.fn(() => silence));
vi.mock('./ring.ts', () => ({ ring }));

const elena = {
  ...fakeTeammate({
    id: 'elena',
    fullName: 'Elena Vasquez',
    extension: '1024',
    defaultNumber: '+12515550107',
  }),
  numberCount: 1,
};
const janet = '+12515550167';
/** Somebody who is free. */
const targetOf = (id: string): CallTarget => ({
  id,
  state: 'free',
  since: null,
  awayUntil: null,
  rings: { isOwn: true, names: [id], free: 1 },
  end: { kind: 'voicemail', isOwn: true, name: id },
});

let api: FakeApi;
let line: FakeLine;
const onState = vi.fn();
const takeOver = vi.fn();
let isOnCallElsewhere: boolean;

beforeEach(() => {
  signInAs();
  store.set(noticesAtom, []);
  store.set(dirtyAtom, false);
  line = new FakeLine();
  isOnCallElsewhere = false;
  for (const mock of [onState, takeOver]) mock.mockReset();
  for (const mock of [ring, silence]) mock.mockClear();
  api = new FakeApi()
    .on(listTeammates, ({ query }) => {
      const wanted = (query['search'] ?? '').toLowerCase();
      const isFound = 'elena vasquez 1024 +12515550107'.includes(wanted);
      return { ...fakeList(isFound ? [elena] : []), counts: {} } as never;
    })
    .on(listTeams, () => ({ ...fakeList([]), counts: {} }) as never)
    .on(listCallTargets, () => ({ items: [targetOf('elena')] }))
    .on(getShownNumbers, () => ({
      shown: '+12515550142',
      numbers: [{ id: 'own', number: '+12515550142', label: '', isOwn: true }],
    }))
    .on(listCallLog, () => fakeList([]) as never)
    .on(listOwnCalls, () => ({ items: [] }));
});
afterEach(() => {
  cleanup();
  store.set(quietAtom, false);
  api.uninstall();
  signOutOfTest();
});

function show() {
  const tab = {
    see: line.see,
    subscribe: line.subscribe,
    get line() {
      return line.see().state === 'elsewhere' ? null : line;
    },
    takeOver,
    isOnCallElsewhere: async () => isOnCallElsewhere,
  };
  return renderInPortal(
    <>
      <Phone tab={tab} onState={onState} />
      <input aria-label="Company name" />
    </>,
  );
}
const button = () => screen.getByRole('button', { name: /^Phone/ });
const card = () => screen.findByRole('region', { name: 'Phone' });
const noCard = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Phone' })).toBeNull());
const press = async (name: string | RegExp) => {
  const found = await within(await card()).findByRole('button', { name });
  await user.click(found);
};
let user: ReturnType<typeof show>['user'];

/** Opens the phone and calls a number. */
async function callJanet(): Promise<string> {
  ({ user } = show());
  await user.click(button());
  await user.type(await screen.findByLabelText('Name or number'), '2515550167{Enter}');
  await screen.findByRole('heading', { name: '+1 (251) 555-0167' });
  const { id } = line.last;
  act(() => line.take(id));
  await screen.findByRole('button', { name: 'Mute' });
  return id;
}

describe('idle', () => {
  it('[CALL-16] numbers are shown as people write them while keys are pressed, and called whole', async () => {
    ({ user } = show());
    await user.click(button());
    await card();
    await press('2, A B C');
    await press('5, J K L');
    await press('1');
    const field = await screen.findByLabelText<HTMLInputElement>('Name or number');
    expect(field.value).toBe('251');
    await user.type(field, '5550167');
    expect(field.value).toBe('+1 (251) 555-0167');
    await press('Call');
    expect(line.last.who.number).toBe(janet);
  });

  it('[CALL-16] a number is pasted in any common form, and its last digit deleted', async () => {
    ({ user } = show());
    await user.click(button());
    const field = await screen.findByLabelText<HTMLInputElement>('Name or number');
    await user.click(field);
    await user.paste('Tel: (251) 555-0167');
    expect(field.value).toBe('+1 (251) 555-0167');
    await press('Delete the last digit');
    expect(field.value).toBe('+1 (251) 555-016');
  });

  it('[CALL-16] a number is corrected in its middle, and deleted to its beginning', async () => {
    ({ user } = show());
    await user.click(button());
    const field = await screen.findByLabelText<HTMLInputElement>('Name or number');
    await user.type(field, '2515550167');
    // Behind the 5 of "555".
    field.setSelectionRange(10, 10);
    await user.keyboard('{Backspace}4');
    expect([field.value, field.selectionStart]).toEqual(['+1 (251) 455-0167', 10]);
    field.setSelectionRange(17, 17);
    await user.keyboard('{Backspace>17/}');
    expect(field.value).toBe('');
  });

  it('[CALL-16] star codes and extensions are dialled as they are', async () => {
    ({ user } = show());
    await user.click(button());
    await user.type(await screen.findByLabelText('Name or number'), '*97{Enter}');
    expect(line.last.who.number).toBe('*97');
  });

  it('[CALL-16] people who fit what is typed are called by their extension', async () => {
    ({ user } = show());
    await user.click(button());
    await user.type(await screen.findByLabelText('Name or number'), 'elena');
    await press('Call Elena Vasquez');
    expect(line.last.who.number).toBe('1024');
    expect(await screen.findByRole('heading', { name: 'Elena Vasquez' })).toBeTruthy();
  });

  it('[CALL-16] says whose number is shown and whether the phone is ready, and calls nobody before', async () => {
    line.become('connecting');
    ({ user } = show());
    await user.click(button());
    const shown = within(await card());
    expect(shown.getByText('Connecting…')).toBeTruthy();
    expect(await shown.findByText('+1 (251) 555-0142')).toBeTruthy();
    await user.type(shown.getByLabelText('Name or number'), '2515550167{Enter}');
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Call' }).disabled).toBe(true);
    expect(line.see().calls).toEqual([]);
    act(() => line.become('ready'));
    expect(shown.getByText('Ready')).toBeTruthy();
    act(() => line.become('lost'));
    expect(shown.getByText('No connection. Trying again…')).toBeTruthy();
  });

  it('[CALL-16] the last calls are called back', async () => {
    const logged = {
      id: 'a',
      date: '2026-01-05T15:00:00.000Z',
      direction: 'inbound',
      other: { number: janet, name: 'Janet Prewitt' },
      ended: 'nobody',
    };
    api.on(listCallLog, () => fakeList([logged]) as never);
    ({ user } = show());
    await user.click(button());
    await card();
    await user.click(screen.getByText('Recent'));
    await press(/Janet Prewitt\s*Missed, \+1 \(251\) 555-0167/);
    expect(api.calls(listCallLog)[0]?.query).toMatchObject({ own: '1' });
    expect(line.last.who.number).toBe(janet);
  });

  it('[CALL-16] people are found and called from their list', async () => {
    ({ user } = show());
    await user.click(button());
    await card();
    await user.click(screen.getByText('People'));
    expect(await screen.findByText('Ext. 1024, Free')).toBeTruthy();
    await press('Call Elena Vasquez');
    expect(line.last.who.number).toBe('1024');
  });
});

it('[CALL-16] do not disturb is said at the button, for this person alone', async () => {
  ({ user } = show());
  await user.click(button());
  await user.click(await screen.findByRole('switch', { name: 'Do not disturb' }));
  expect(button().textContent).toBe('Phone, do not disturb is on');
  expect(store.get(quietAtom)).toBe(true);
  act(() => void signInAs({ profile: { id: 'elena' } }));
  expect(button().textContent).toBe('Phone');
});

describe('a call that comes in', () => {
  it('[CALL-16] says who calls, and leaves the focus where it is', async () => {
    ({ user } = show());
    const field = screen.getByLabelText('Company name');
    field.focus();
    act(() => void line.ring(janet, 'Janet Prewitt'));
    const shown = within(await card());
    expect(await shown.findByRole('heading', { name: 'Janet Prewitt' })).toBeTruthy();
    expect(shown.getByText('+1 (251) 555-0167')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Janet Prewitt is calling');
    expect(document.activeElement).toBe(field);
  });

  it('[CALL-16] rings until it is answered, and softly beside another call', async () => {
    ({ user } = show());
    act(() => void line.ring(janet));
    expect(ring).toHaveBeenCalledExactlyOnceWith('here');
    expect(silence).not.toHaveBeenCalled();
    await press('Answer');
    expect(silence).toHaveBeenCalledOnce();
    act(() => void line.ring('+12515550188'));
    expect(ring).toHaveBeenLastCalledWith('there');
  });

  it('[CALL-16] is answered by Alt and A from any field', async () => {
    ({ user } = show());
    screen.getByLabelText('Company name').focus();
    act(() => void line.ring(janet));
    await user.keyboard('{Alt>}a{/Alt}');
    expect(line.last.state).toBe('talking');
    expect(onState).toHaveBeenLastCalledWith({ isShown: true, isOnCall: true });
  });

  it('[CALL-16] is declined by Alt and V', async () => {
    ({ user } = show());
    act(() => void line.ring(janet));
    await user.keyboard('{Alt>}v{/Alt}');
    expect(line.last.end).toBe('declined');
    await noCard();
    expect(onState).toHaveBeenLastCalledWith({ isShown: true, isOnCall: false });
  });

  it('[CALL-16] goes on ringing when its card is closed', async () => {
    ({ user } = show());
    act(() => void line.ring(janet));
    await press('Close the phone. The call goes on.');
    await noCard();
    expect(line.last.state).toBe('ringing');
    await user.click(button());
    await press('Answer');
    expect(line.last.state).toBe('talking');
  });

  it('[CALL-16] puts the call that goes on on hold', async () => {
    const first = await callJanet();
    act(() => void line.ring('+12515550188'));
    await press('Hold and answer');
    expect(line.see().calls.find(({ id }) => id === first)?.state).toBe('held');
    expect(line.last.state).toBe('talking');
  });

  it.each([
    ['elsewhere', 'Answered on another phone'],
    ['missed', 'Missed call from Janet Prewitt'],
  ] as const)('[CALL-16] closes its card where it was %s', async (end, words) => {
    ({ user } = show());
    const id = line.ring(janet, 'Janet Prewitt');
    await card();
    act(() => line.over(id, end));
    await noCard();
    expect(store.get(noticesAtom).map(({ text }) => text)).toEqual([words]);
  });
});

describe('a call', () => {
  it('[CALL-16] is muted, held and ended by buttons', async () => {
    await callJanet();
    await press('Mute');
    expect(line.last.isMuted).toBe(true);
    await press('Unmute');
    await press('Hold');
    expect(line.last.state).toBe('held');
    await press('Resume');
    expect(line.last.state).toBe('talking');
    await press('End call');
    expect(line.last.end).toBe('hungUp');
    await noCard();
    expect(document.activeElement).toBe(button());
    expect(screen.getByRole('status').textContent).toBe('Call ended');
  });

  it('[CALL-16] is muted, held and ended by keys', async () => {
    await callJanet();
    await user.keyboard('{Alt>}m{/Alt}');
    expect(line.last.isMuted).toBe(true);
    await user.keyboard('{Alt>}h{/Alt}');
    expect(line.last.state).toBe('held');
    await user.keyboard('{Alt>}e{/Alt}');
    expect(line.last.end).toBe('hungUp');
  });

  it('[CALL-16] is sent the keys that are pressed or typed', async () => {
    const id = await callJanet();
    await press('Keypad');
    await user.keyboard('4');
    await press('2, A B C');
    await user.keyboard('#');
    expect(line.sent).toEqual(['4', '2', '#'].map((key) => `keys ${key} of ${id}`));
    expect(screen.getByLabelText('Keys sent').textContent).toBe('42#');
  });

  it('[CALL-16] is transferred at once, by a search that Alt and T opens', async () => {
    const id = await callJanet();
    await user.keyboard('{Alt>}t{/Alt}');
    await user.type(await screen.findByLabelText('Search people and teams'), 'ele');
    expect(await screen.findByText('Ext. 1024, Free')).toBeTruthy();
    await press('Transfer to Elena Vasquez');
    expect(line.sent).toEqual([`${id} to 1024`]);
  });

  it('[CALL-16] is not sent to who talks, and who is free comes first', async () => {
    const amara = { ...elena, id: 'amara', fullName: 'Amara Nwosu', extension: '1020' };
    api.on(listTeammates, () => ({ ...fakeList([amara, elena]), counts: {} }) as never);
    const since = new Date(Date.now() - 157_000).toISOString();
    const talking = { ...targetOf('amara'), state: 'talking', since } as const;
    api.on(listCallTargets, () => ({ items: [talking, targetOf('elena')] }));
    await callJanet();
    await press('Transfer');
    await screen.findByText(/Talking for 2:3\d$/);
    const names = within(await card()).getAllByRole('button', { name: /^Transfer to/ });
    expect(names.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Transfer to Elena Vasquez',
      'Transfer to Amara Nwosu',
    ]);
    expect(names.map((each) => each.hasAttribute('disabled'))).toEqual([false, true]);
  });

  it('[CALL-16] says before that who is away has a voicemail, which is all that it can be sent to', async () => {
    const away = { state: 'away', awayUntil: '2026-11-30T14:00:00.000Z' } as const;
    api.on(listCallTargets, () => ({ items: [{ ...targetOf('elena'), ...away }] }));
    const id = await callJanet();
    await press('Transfer');
    await screen.findByText('Ext. 1024, Away until Nov 30, 2026: goes to voicemail');
    expect(screen.queryByRole('button', { name: 'Ask Elena Vasquez first' })).toBeNull();
    await press('Send to the voicemail of Elena Vasquez');
    expect(line.sent).toEqual([`${id} to 1024`]);
  });

  it('[CALL-16] is transferred to a number that is typed', async () => {
    const id = await callJanet();
    await press('Transfer');
    await user.type(await screen.findByLabelText('Search people and teams'), '2515550188');
    await press('Transfer to +1 (251) 555-0188');
    expect(line.sent).toEqual([`${id} to +12515550188`]);
  });

  it('[CALL-16] is transferred after asking', async () => {
    const first = await callJanet();
    await press('Transfer');
    await press('Ask Elena Vasquez first');
    const second = line.last;
    expect(second.who.number).toBe('1024');
    expect(line.see().calls.find(({ id }) => id === first)?.state).toBe('held');
    expect(screen.queryByRole('button', { name: 'Connect them' })).toBeNull();
    act(() => line.take(second.id));
    await press('Connect them');
    expect(line.sent).toEqual([`${first} with ${second.id}`]);
    await noCard();
  });

  it('[CALL-16] gives way to a second one and back', async () => {
    const first = await callJanet();
    await press('Add person');
    await press('Call Elena Vasquez');
    act(() => line.take(line.last.id));
    await press('Switch to +1 (251) 555-0167');
    expect(line.see().calls.map(({ state }) => state)).toEqual(['talking', 'held']);
    expect(line.see().calls[0]?.id).toBe(first);
  });

  it('[CALL-16] takes somebody in: all three hear each other, mute and hold are of both', async () => {
    await callJanet();
    await press('Mute');
    await press('Add person');
    await press('Call Elena Vasquez');
    expect(screen.queryByRole('button', { name: 'Talk together' })).toBeNull();
    act(() => line.take(line.last.id));
    await press('Talk together');
    const each = (look: (call: LineCall) => unknown) => line.see().calls.map(look);
    expect(each(({ state, isTogether }) => [state, isTogether])).toEqual([
      ['talking', true],
      ['talking', true],
    ]);
    expect(each(({ isMuted }) => isMuted)).toEqual([false, false]);
    expect(screen.getByText('On a call with Elena Vasquez and +1 (251) 555-0167')).toBeTruthy();
    await press('Mute');
    expect(each(({ isMuted }) => isMuted)).toEqual([true, true]);
    await press('Hold');
    expect(each(({ state }) => state)).toEqual(['held', 'held']);
    await press('Resume');
    expect(each(({ state }) => state)).toEqual(['talking', 'talking']);
    await press('Talk to +1 (251) 555-0167 alone');
    expect(each(({ state, isTogether }) => [state, isTogether])).toEqual([
      ['talking', false],
      ['held', false],
    ]);
    await press('Talk together');
    await press('End call');
    await noCard();
    expect(each(({ end }) => end)).toEqual(['hungUp', 'hungUp']);
  });

  it('[CALL-16] says so where the browser cannot put all on one call', async () => {
    await callJanet();
    await press('Add person');
    await press('Call Elena Vasquez');
    act(() => line.take(line.last.id));
    vi.spyOn(line, 'together').mockRejectedValue(new Error('no sound'));
    await press('Talk together');
    const words = 'This browser cannot put you all on one call.';
    await waitFor(() => expect(store.get(noticesAtom).map(({ text }) => text)).toEqual([words]));
  });

  it('[CALL-16] says that the microphone is gone until it is back', async () => {
    const id = await callJanet();
    act(() => line.change(id, { isMicrophoneGone: true }));
    const gone = 'Your microphone is gone. Connect one to go on talking.';
    expect(await screen.findAllByText(gone)).toHaveLength(2);
    act(() => line.change(id, { isMicrophoneGone: false }));
    await waitFor(() => expect(screen.queryByText(gone)).toBeNull());
  });

  it('[CALL-16] goes on behind a closed card, with its time in the top bar', async () => {
    await callJanet();
    await user.keyboard('{Escape}');
    await noCard();
    expect(line.last.state).toBe('talking');
    expect(button().textContent).toBe('Phone, on a call with +1 (251) 555-01670:00');
    expect(document.activeElement).toBe(button());
  });

  it('[CALL-16] says that the other side holds it, and that no sound comes through', async () => {
    const id = await callJanet();
    act(() => line.change(id, { isWaiting: true }));
    const spoken = () => screen.getAllByRole('status')[0]?.textContent;
    expect(spoken()).toBe('+1 (251) 555-0167 has put you on hold');
    act(() => line.change(id, { isBroken: true }));
    expect(spoken()).toMatch(/^The connection is interrupted/);
  });

  it('[CALL-16] leaves the bar with Save free', async () => {
    await callJanet();
    expect((await card()).hasAttribute('data-raised')).toBe(false);
    act(() => store.set(dirtyAtom, true));
    expect((await card()).hasAttribute('data-raised')).toBe(true);
  });
});

describe('a call that comes to nothing', () => {
  it.each([
    ['busy', '+1 (251) 555-0167 is busy'],
    ['noAnswer', '+1 (251) 555-0167 did not answer'],
    ['microphone', 'Allow the microphone to talk'],
    ['noMicrophone', 'There is no microphone'],
  ] as const)('[CALL-16] says why: %s', async (end, words) => {
    const id = await callJanet();
    act(() => line.over(id, end));
    expect(await within(await card()).findByText(words)).toBeTruthy();
    await press('Call again');
    expect(line.last).toMatchObject({ who: { number: janet }, end: null });
    expect(within(await card()).queryByText(words)).toBeNull();
  });
});

describe('another tab has the phone', () => {
  it('[CALL-16] and gives it at a press', async () => {
    line.become('elsewhere');
    ({ user } = show());
    await user.click(button());
    expect(await screen.findByText('Your phone is in another tab of this browser.')).toBeTruthy();
    await press('Use it here');
    expect(takeOver).toHaveBeenCalledOnce();
  });

  it('[CALL-16] and a call there is ended only when that was said', async () => {
    line.become('elsewhere');
    isOnCallElsewhere = true;
    ({ user } = show());
    await user.click(button());
    await press('Use it here');
    await screen.findByText(/It ends if you use the phone here/);
    expect(takeOver).not.toHaveBeenCalled();
    await press('End the call and use it here');
    expect(takeOver).toHaveBeenCalledOnce();
  });
});
