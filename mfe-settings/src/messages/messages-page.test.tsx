import {
  deleteVoicemailMessage,
  getVoicemailMessage,
  hearVoicemailMessage,
  listVoicemailBoxes,
  listVoicemailMessages,
  restoreVoicemailMessage,
  setVoicemailState,
  updateVoicemailMessage,
  type VoicemailMessage,
} from '@jackfield/contract/api/voicemail';
import { renderInPortal } from '@jackfield/kit/testing';
import { bus, canCallAtom, noticesAtom, store } from '@jackfield/runtime';
import {
  act,
  cleanup,
  emitLive,
  type FakeApi,
  fakeList,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  teammateId,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as MessagesPage } from './messages-page.tsx';

const teamId = '018f0000-0000-7000-8000-0000000000a1';
const own = { kind: 'teammate' as const, id: teammateId, name: 'Renee Castellano' };
const team = { kind: 'team' as const, id: teamId, name: 'Front desk' };

function fakeMessage(change: Partial<VoicemailMessage> = {}): VoicemailMessage {
  return {
    id: '018f0000-0000-7000-8000-0000000000b1',
    box: own,
    from: '+12055550125',
    fromName: '',
    to: 'Main line',
    forwardedBy: '',
    leftAt: '2026-11-26T13:58:00.000Z',
    seconds: 10,
    transcript: null,
    said: '',
    heardAt: null,
    deletedAt: null,
    state: 'open',
    stateBy: null,
    ...change,
  };
}

const other = fakeMessage({ id: '018f0000-0000-7000-8000-0000000000b2', from: '+12055550126' });
let api: FakeApi;
let stored: VoicemailMessage[];

/** Serves the messages that are stored, as the portal does. */
function serve(messages: VoicemailMessage[]): void {
  stored = messages;
  const change = (id: string | undefined, by: Partial<VoicemailMessage>) => {
    stored = stored.map((one) => (one.id === id ? { ...one, ...by } : one));
  };
  const kept = (boxId: string) =>
    stored.filter(({ box, deletedAt }) => box.id === boxId && deletedAt === null);
  const counts = { open: 0, taken: 0, done: 0 };
  api
    .on(getVoicemailMessage, ({ params }) => {
      const found = stored.find(({ id }) => id === params['id']);
      if (found === undefined) throw new Refusal('NOTFOUND');
      return { ...found, peaks: [], words: [], heardBy: null, way: [], note: '' };
    })
    .on(listVoicemailBoxes, () => ({
      boxes: [own, team].map((box) => {
        const total = kept(box.id).length;
        const fresh = kept(box.id).filter(({ heardAt }) => heardAt === null).length;
        const mail = 'off' as const;
        return { ...box, ...counts, total, fresh, mail, unheardSince: null };
      }),
      deleted: stored.filter(({ deletedAt }) => deletedAt !== null).length,
    }))
    .on(listVoicemailMessages, ({ query }) => fakeList(kept(query['boxId'] ?? '')))
    .on(updateVoicemailMessage, ({ params, body }) => {
      const { isHeard } = body as { isHeard: boolean };
      change(params['id'], { heardAt: isHeard ? '2026-11-26T14:00:00.000Z' : null });
      return undefined;
    })
    .on(deleteVoicemailMessage, ({ params }) => {
      change(params['id'], { deletedAt: '2026-11-26T14:00:00.000Z' });
      return undefined;
    })
    .on(restoreVoicemailMessage, ({ params }) => {
      change(params['id'], { deletedAt: null });
      return undefined;
    })
    .on(hearVoicemailMessage, () => new Blob());
}

const dialled: string[] = [];

beforeEach(() => {
  signInAs();
  api = installFakeApi();
  dialled.length = 0;
  store.set(noticesAtom, []);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    dialled.push(this.href);
  });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (path = '/') => renderInPortal(<MessagesPage />, { path });
const heading = (name: string) => screen.findByRole('heading', { name });
const notices = () => store.get(noticesAtom).map(({ text }) => text);

it('[MSG-03] goes along the messages by J and K, and marks by U', async () => {
  serve([fakeMessage(), other]);
  const { user } = open();
  await heading('+1 (205) 555-0125');
  await user.keyboard('j');
  await heading('+1 (205) 555-0126');
  await user.keyboard('u');
  await screen.findByRole('button', { name: 'Mark as new' });
  await user.keyboard('k');
  await heading('+1 (205) 555-0125');
  expect(stored.map(({ heardAt }) => heardAt === null)).toEqual([true, false]);
});

it('[MSG-03] deletes by #, goes to the next message, and undoes by Ctrl+Z', async () => {
  serve([fakeMessage(), other]);
  const { user } = open();
  await heading('+1 (205) 555-0125');
  await user.keyboard('#');
  await heading('+1 (205) 555-0126');
  expect(notices()).toEqual(['Message from +1 (205) 555-0125 deleted']);
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByRole('button', { name: /555-0125/ });
  expect(notices()).toEqual(['Message from +1 (205) 555-0125 restored']);
});

it('[MSG-03] Ctrl+Z while the deletion is on its way brings the message back', async () => {
  serve([fakeMessage(), other]);
  const answer = Promise.withResolvers<undefined>();
  api.on(deleteVoicemailMessage, () => answer.promise);
  const { user } = open();
  await heading('+1 (205) 555-0125');
  await user.keyboard('#');
  await waitFor(() => expect(api.calls(deleteVoicemailMessage)).toHaveLength(1));
  await user.keyboard('{Control>}z{/Control}');
  expect(api.calls(restoreVoicemailMessage)).toEqual([]);
  answer.resolve(undefined);
  await waitFor(() => expect(api.calls(restoreVoicemailMessage)).toHaveLength(1));
  await waitFor(() => expect(notices()).toEqual(['Message from +1 (205) 555-0125 restored']));
});

it('[MSG-05] rows begin with what was said, and the search is for words too', async () => {
  const said = 'Good morning, this is Carol from claims.';
  const none = { ...other, transcript: 'ready' as const };
  serve([fakeMessage({ transcript: 'ready', said }), none]);
  open();
  await heading('+1 (205) 555-0125');
  expect(screen.getByRole('button', { name: /Carol from claims/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /No words could be made out/ })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Search caller or words' })).toBeTruthy();
});

it('[MSG-03] leaves keys to whoever types', async () => {
  serve([fakeMessage()]);
  const { user } = open();
  await heading('+1 (205) 555-0125');
  await user.type(screen.getByRole('textbox', { name: 'Search caller' }), '#u');
  expect(api.calls(deleteVoicemailMessage)).toEqual([]);
  expect(api.calls(updateVoicemailMessage)).toEqual([]);
});

it('[MSG-03] has a message of a team taken before anybody is called', async () => {
  serve([fakeMessage({ box: team })]);
  api.on(setVoicemailState, ({ params }) => {
    const { id } = params;
    stored = stored.map((one) => ({
      ...one,
      state: 'taken',
      stateBy: { id: teammateId, name: 'Renee Castellano', at: one.leftAt },
    }));
    return id as undefined;
  });
  const { user } = open(`/?box=${teamId}`);
  await user.click(await screen.findByRole('button', { name: 'Take and call back' }));
  await screen.findByText('You have taken this');
  expect(dialled).toEqual(['tel:+12055550125']);
});

it('[CALL-16] calls by the phone of the page where there is one', async () => {
  const called = vi.fn();
  const stop = bus.on('phone:call', called);
  store.set(canCallAtom, true);
  try {
    serve([fakeMessage({ fromName: 'Leonard Hobbs' })]);
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Call back' }));
    await user.click(screen.getByRole('button', { name: /^Call Leonard Hobbs, / }));
    const leonard = { to: '+12055550125', name: 'Leonard Hobbs' };
    expect(called.mock.calls).toEqual([[leonard], [leonard]]);
    expect(dialled).toEqual([]);
  } finally {
    store.set(canCallAtom, false);
    stop();
  }
});

it('[MSG-03] calls nobody when another one was first, and says who', async () => {
  serve([fakeMessage({ box: team })]);
  const message = 'Daniel Whitcombe took this a moment ago.';
  api.on(setVoicemailState, () => {
    throw new Refusal('INVALIDTRANSITION', [{ code: 'TAKEN', field: 'state', message }]);
  });
  const { user } = open(`/?box=${teamId}`);
  await user.click(await screen.findByRole('button', { name: 'Take and call back' }));
  await waitFor(() => expect(notices()).toEqual([message]));
  expect(dialled).toEqual([]);
});

it('[MSG-01] shows a message that comes while the page is open', async () => {
  serve([]);
  open();
  await heading('No messages');
  stored = [fakeMessage()];
  act(() => emitLive({ eventType: 'voicemail', id: other.id }));
  await heading('+1 (205) 555-0125');
  expect(await screen.findByText('1 message')).toBeTruthy();
});

it('[MSG-01] keeps a message open when another one comes before it', async () => {
  serve([other]);
  open();
  await heading('+1 (205) 555-0126');
  stored = [fakeMessage(), other];
  act(() => emitLive({ eventType: 'voicemail', id: stored[0]?.id ?? '' }));
  await screen.findByText('2 messages');
  await heading('+1 (205) 555-0126');
  expect(screen.queryByRole('heading', { name: '+1 (205) 555-0125' })).toBeNull();
});

it('says that messages could not be loaded, and reads them again', async () => {
  serve([fakeMessage()]);
  let isBroken = true;
  api.on(listVoicemailMessages, () => {
    if (isBroken) throw new Refusal('FORBIDDEN');
    return fakeList(stored);
  });
  const { user } = open();
  await screen.findByText('Messages could not be loaded');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('+1 (205) 555-0125');
});

/** A browser's player, which plays as far as the test says. */
function stubSound(): (second: number) => void {
  const sounds: HTMLAudioElement[] = [];
  const create = globalThis.Audio;
  vi.stubGlobal('Audio', function make(url: string) {
    const audio = new create(url);
    sounds.push(audio);
    return audio;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => {};
  return (second) =>
    act(() => {
      const audio = sounds.at(-1);
      if (audio === undefined) throw new Error('Nothing plays.');
      audio.currentTime = second;
      audio.dispatchEvent(new Event('timeupdate'));
    });
}

async function playTo(second: number): Promise<void> {
  const playTill = stubSound();
  serve([fakeMessage()]);
  const { user } = open();
  await heading('+1 (205) 555-0125');
  expect(api.calls(hearVoicemailMessage)).toEqual([]);
  await user.keyboard(' ');
  await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
  playTill(second);
}

it.each([
  [4.9, false],
  [5, true],
])('[MSG-03] played to %s of 10 seconds counts as heard: %s', async (second, isHeard) => {
  await playTo(second);
  await waitFor(() => expect(stored[0]?.heardAt !== null).toBe(isHeard));
  expect(api.calls(updateVoicemailMessage)).toHaveLength(isHeard ? 1 : 0);
});

it('[MSG-02] stays new for the person when somebody acts as them and listens', async () => {
  signInAs({ auth: { authenticationType: 2 } });
  await playTo(9);
  expect(api.calls(hearVoicemailMessage)).toHaveLength(1);
  expect(api.calls(updateVoicemailMessage)).toEqual([]);
});

it('says that the recording could not be loaded, and the rest stays', async () => {
  serve([fakeMessage()]);
  api.on(hearVoicemailMessage, () => {
    throw new Refusal('NOTFOUND');
  });
  const { user } = open();
  await heading('+1 (205) 555-0125');
  await user.keyboard(' ');
  await screen.findByText('The recording could not be loaded');
  expect(screen.getByRole('link', { name: 'Call back' })).toBeTruthy();
});
