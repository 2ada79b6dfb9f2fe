import {
  listVoicemailBoxes,
  setVoicemailMail,
  type VoicemailBox,
  type VoicemailMail,
} from '@jackfield/contract/api/voicemail';
import { renderInPortal } from '@jackfield/kit/testing';
import { profileAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, expect, it } from 'vitest';
import { useBoxes } from '../messages/use-boxes.ts';
import { MailSection } from './mail-section.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

const counts = { total: 0, fresh: 0, open: 0, taken: 0, done: 0, unheardSince: null };
const own = '018f0000-0000-7000-8000-0000000000d7';
const team = '018f0000-0000-7000-8000-0000000000d8';

/** Shows one box, as radios of two groups share their name in this library's tests. */
function show(box: Pick<VoicemailBox, 'kind' | 'id' | 'name'>) {
  signInAs();
  let mail: VoicemailMail = 'link';
  const api = installFakeApi()
    .on(listVoicemailBoxes, () => ({ boxes: [{ ...box, ...counts, mail }], deleted: 0 }))
    .on(setVoicemailMail, ({ body }) => {
      mail = (body as { mail: VoicemailMail }).mail;
      return undefined;
    });
  const { user } = renderInPortal(<MailSection email="maya@example.com" />);
  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
  const isChosen = (name: string) =>
    waitFor(() => expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true));
  const chooseElsewhere = (chosen: VoicemailMail) => {
    mail = chosen;
    emitLive({ eventType: 'teammate', id: store.get(profileAtom)?.id ?? '' });
  };
  return { api, choose, isChosen, chooseElsewhere };
}

it('[MSG-04] chooses what is mailed of new messages', async () => {
  const { api, choose, isChosen } = show({ kind: 'teammate', id: own, name: 'Maya Okafor' });
  await screen.findByRole('radiogroup', { name: 'Your messages' });
  await isChosen('With a link');
  await choose('With recording');
  await isChosen('With recording');
  expect(api.calls(setVoicemailMail)[0]?.body).toEqual({ boxId: own, mail: 'sound' });
  api.uninstall();
});

it('[MSG-04] shows what another browser of the person chose', async () => {
  const { api, isChosen, chooseElsewhere } = show({
    kind: 'teammate',
    id: own,
    name: 'Maya Okafor',
  });
  await isChosen('With a link');
  chooseElsewhere('off');
  await isChosen('No email');
  api.uninstall();
});

it('[MSG-04] chooses it for a team too', async () => {
  const { api, choose, isChosen } = show({ kind: 'team', id: team, name: 'Front desk' });
  await screen.findByRole('radiogroup', { name: 'Messages for Front desk' });
  await choose('No email');
  await isChosen('No email');
  expect(api.calls(setVoicemailMail)[0]?.body).toEqual({ boxId: team, mail: 'off' });
  api.uninstall();
});

it('[MSG-04] is not shown to support, who acts without the messages of people', async () => {
  signInAs();
  const api = installFakeApi().on(listVoicemailBoxes, () => {
    throw new Refusal('FORBIDDEN');
  });
  const Settled = () => useBoxes().isError && 'settled';
  const { container } = renderInPortal(
    <>
      <MailSection email="maya@example.com" />
      <Settled />
    </>,
  );
  await screen.findByText('settled');
  expect(container.textContent).toBe('settled');
  api.uninstall();
});
