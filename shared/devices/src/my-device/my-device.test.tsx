import {
  addDevice,
  type Device,
  listDevices,
  listTeammateDevices,
  makeSetupLink,
  removeDevice,
  revealDevicePassword,
  setDevicePassword,
} from '@jackfield/contract/api/device';
import type { ServiceAddress } from '@jackfield/contract';
import { type AuditEntry, recordHistory, restoreRecord } from '@jackfield/contract/api/audit';
import { renderInPortal } from '@jackfield/kit/testing';
import type { WayImpact } from '@jackfield/records/restore';
import { notify } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  type FakeApi,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MyDevice } from './my-device.tsx';

const teammateId = '018f0000-0000-7000-8000-000000000002';
const at = '2026-01-05T15:00:00.000Z';
const device = (change: Partial<Device> = {}): Device => ({
  id: '018f0000-0000-7000-8000-0000000000d1',
  teammateId,
  type: 'deskphone',
  name: 'Front desk',
  model: 'Yealink T54W',
  macAddress: '805EC04A197F',
  isWeb: false,
  sip: { username: 'a1b2c3d4e5', domain: 'sip.example.com' },
  isOnline: false,
  lastSeenAt: null,
  registration: null,
  createdAt: at,
  updatedAt: at,
  ...change,
});
const app = device({
  id: '018f0000-0000-7000-8000-0000000000d2',
  type: 'mobile',
  name: 'Renee mobile',
  model: null,
  macAddress: null,
  isOnline: true,
});
const server = { host: 'sip.example.com', port: 5060, transport: 'udp' } as const;
const whole = { limit: 0, pageNum: 1, pageCount: 1, hasMore: false, nextStartAfter: null };

let api: FakeApi;
let devices: Device[];

beforeEach(() => {
  api = installFakeApi();
  devices = [app, device()];
  signInAs();
  api.on(listTeammateDevices, () => ({
    ...whole,
    total: devices.length,
    items: devices,
    server,
  }));
});

afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const show = (canManage = true) =>
  renderInPortal(<MyDevice teammateId={teammateId} canManage={canManage} />);
const list = (name: string) => screen.findByRole('list', { name });

async function openDetails(canManage = true) {
  const { user } = show(canManage);
  await list('Desk phones');
  await user.click(await screen.findByRole('button', { name: 'More actions for Front desk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign-in details…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign-in details of Front desk' });
  return { user, dialog, field: within(dialog).getByLabelText<HTMLInputElement>('SIP password') };
}

it('[PPL-03] [ENUM-05] lists apps and desk phones apart, with their state', async () => {
  show();
  const apps = await list('Apps');
  expect(await within(apps).findByText('Renee mobile')).toBeTruthy();
  expect(within(apps).getByText('Mobile app')).toBeTruthy();
  expect(within(apps).getByText('Online')).toBeTruthy();
  const phones = await list('Desk phones');
  expect(within(phones).getByText('Yealink T54W, 80:5E:C0:4A:19:7F')).toBeTruthy();
  expect(within(phones).getByText('Offline').textContent).toBe('OfflineNot seen yet');
});

it('[CALL-16] lists the phone of a browser, which is signed out there and not here', async () => {
  devices = [device({ name: 'Web phone on Chrome', type: 'desktop', isWeb: true, isOnline: true })];
  show();
  const apps = await list('Apps');
  expect(await within(apps).findByText('Web phone on Chrome')).toBeTruthy();
  expect(within(apps).queryByRole('button')).toBe(null);
});

it('[ENT-03] leaves the password with the server until it is shown or copied', async () => {
  api.on(revealDevicePassword, () => ({ password: 'Lantern-Road27' }));
  const { user, dialog, field } = await openDetails();
  expect([field.type, field.value]).toEqual(['password', '']);
  expect(api.calls(listTeammateDevices)[0]?.query).toEqual({ withPassword: 'false' });
  expect(api.calls(revealDevicePassword)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Show SIP password' }));
  await waitFor(() => expect([field.type, field.value]).toEqual(['text', 'Lantern-Road27']));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(within(dialog).getByRole('button', { name: 'Copy SIP password' }));
  await user.click(within(dialog).getByRole('button', { name: 'Copy username' }));
  expect(copied.mock.calls).toEqual([['Lantern-Road27'], ['a1b2c3d4e5']]);
  expect(api.calls(revealDevicePassword)).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Hide SIP password' }));
  await waitFor(() => expect(field.type).toBe('password'));
});

it('[VAL-19] refuses a password that is too long, and cuts nothing of it', async () => {
  const { user, dialog, field } = await openDetails(false);
  const long = 'Ab1'.repeat(22);
  await user.clear(field);
  await user.paste(long);
  await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
  await within(dialog).findByText('The password field may not be greater than 64 characters.');
  expect(field.value).toBe(long);
  expect(api.calls(setDevicePassword)).toEqual([]);
});

it('[VAL-19] refuses a weak password, and changes it to a made one', async () => {
  api.on(setDevicePassword, ({ body }) => {
    const { password } = body as { password: string };
    return device({ sip: { ...device().sip, password } });
  });
  const { user, dialog, field } = await openDetails(false);
  const change = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Change password' });
  expect(change.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, 'short');
  await user.click(change);
  expect(
    await within(dialog).findByText(
      'Password must at least 12 characters with one uppercase letter, one lowercase letter, and one number',
    ),
  ).toBeTruthy();
  expect(api.calls(setDevicePassword)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Generate' }));
  const made = field.value;
  await user.click(change);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(setDevicePassword)[0]?.body).toEqual({ password: made });
});

it('shows what is no secret, and offers no change, while signed in as someone else', async () => {
  signInAs({ auth: { authenticationType: 2 } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'More actions for Front desk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign-in details…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign-in details of Front desk' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Username').value).toBe('a1b2c3d4e5');
  expect(
    within(dialog).getByText('The SIP password is hidden while you are signed in as someone else.'),
  ).toBeTruthy();
  expect(within(dialog).queryByLabelText('SIP password')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Change password' })).toBeNull();
});

it('[SET-03] [ROLE-03] a person neither adds nor removes', async () => {
  const { user } = show(false);
  await user.click(await screen.findByRole('button', { name: 'More actions for Front desk' }));
  expect(await screen.findByRole('menuitem', { name: 'Sign-in details…' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Remove…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add desk phone' })).toBeNull();
});

it('[API-128] ERR-05 adds a desk phone, and shows what the server refuses at its field', async () => {
  api.on(addDevice, () => {
    throw new Refusal('DUPLICATE', [
      { code: 'DUPLICATE', field: 'macAddress', message: 'This input is exited' },
    ]);
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add desk phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add desk phone' });
  const confirm = within(dialog).getByRole('button', { name: 'Add desk phone' });
  await user.click(confirm);
  expect(await within(dialog).findByText('The name field is required.')).toBeTruthy();
  expect(within(dialog).getByText('The MAC address field is required.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Kitchen');
  await user.type(within(dialog).getByLabelText(/^MAC address/), '80-5e-c0-4a-19-80');
  await user.click(confirm);
  expect(await within(dialog).findByText('This input is exited')).toBeTruthy();
  expect(api.calls(addDevice)[0]?.body).toEqual({
    type: 'deskphone',
    name: 'Kitchen',
    model: '',
    macAddress: '805EC04A1980',
  });

  const added = device({ id: '018f0000-0000-7000-8000-0000000000d3', name: 'Kitchen' });
  api.on(addDevice, () => {
    devices = [...devices, added];
    return added;
  });
  await user.click(confirm);
  expect(await within(await list('Desk phones')).findByText('Kitchen')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const street = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};

/** Opens the dialog that adds a phone to a person with this address, with its fields filled. */
async function openAdding(address: ServiceAddress | null) {
  const saved: ServiceAddress[] = [];
  api.on(addDevice, () => device({ name: 'Kitchen' }));
  const person = { address, onSave: async (next: ServiceAddress) => saved.push(next) };
  const { user } = renderInPortal(<MyDevice teammateId={teammateId} canManage person={person} />);
  await user.click(await screen.findByRole('button', { name: 'Add desk phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add desk phone' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'Kitchen');
  await user.type(within(dialog).getByLabelText(/^MAC address/), '80-5e-c0-4a-19-80');
  const field = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
  const add = () => user.click(within(dialog).getByRole('button', { name: 'Add desk phone' }));
  const isAdded = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { user, dialog, saved, field, add, isAdded };
}

const why = /^Emergency services are sent here when someone dials 911 on this phone\./;

it('[CALL-07] asks where help is sent to, beginning with the company’s address', async () => {
  signInAs({ account: { e911Address: street } });
  const { user, dialog, saved, field, add, isAdded } = await openAdding(null);
  expect(within(dialog).getByText(why).textContent).toContain('This is the company’s address');
  expect(field(/^Street name/).value).toBe('Dauphin Street');
  await user.clear(field(/^House number/));
  await add();
  expect(await within(dialog).findByText('The house number field is required.')).toBeTruthy();
  expect(api.calls(addDevice)).toEqual([]);
  await user.type(field(/^House number/), '9');
  await add();
  await isAdded();
  expect(saved).toEqual([{ ...street, houseNumber: '9' }]);
  expect(api.calls(addDevice)).toHaveLength(1);
});

it('[CALL-07] stores no copy of the company’s address, which moves with the company', async () => {
  signInAs({ account: { e911Address: street } });
  const { saved, add, isAdded } = await openAdding(null);
  await add();
  await isAdded();
  expect(saved).toEqual([]);
});

it('[CALL-07] adds a phone whose address nobody knows yet, and says what that means', async () => {
  signInAs({ account: { e911Address: null } });
  const { dialog, saved, add, isAdded } = await openAdding(null);
  expect(within(dialog).getByText(why).textContent).toContain(
    'Left empty, the 911 operator has to ask where to send help.',
  );
  await add();
  await isAdded();
  expect(saved).toEqual([]);
});

it('[CALL-07] shows an address of the person’s own, and changes it', async () => {
  const { user, dialog, saved, field, add, isAdded } = await openAdding(street);
  expect(within(dialog).getByText(why)).toBeTruthy();
  expect(within(dialog).getByText('214 Dauphin Street, Mobile, AL 36602')).toBeTruthy();
  expect(within(dialog).queryByLabelText(/^Street name/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Change' }));
  await user.type(field(/^Address line 2/), 'Floor 2');
  await add();
  await isAdded();
  expect(saved).toEqual([{ ...street, addressLine2: 'Floor 2' }]);
});

it('[CALL-07] asks for no address in other countries', async () => {
  signInAs({ account: { country: 'CAN' } });
  const { dialog } = await openAdding(null);
  expect(within(dialog).queryByText(why)).toBeNull();
});

it('[SAY-01] says who will notice before a device is removed, and brings it back', async () => {
  const said = vi.spyOn(notify, 'success');
  const noticed: WayImpact = {
    Impact: function Impact({ onSeen }) {
      useEffect(() => onSeen({ mayGoOn: true, asSeen: { seen: 'digest' } }), [onSeen]);
      return <p>Renee no longer rings.</p>;
    },
    Step: () => null,
  };
  api.on(removeDevice, () => undefined);
  api.on(recordHistory, () => ({
    ...whole,
    total: 1,
    items: [{ id: teammateId, action: 'device.remove' } as AuditEntry],
  }));
  api.on(restoreRecord, () => ({ restored: ['device'], skipped: [] }));
  const { user } = renderInPortal(<MyDevice teammateId={teammateId} canManage noticed={noticed} />);
  await user.click(await screen.findByRole('button', { name: 'More actions for Front desk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  expect(await screen.findByText('Renee no longer rings.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove device' }));
  await waitFor(() => expect(said).toHaveBeenCalled());
  said.mock.calls[0]?.[1]?.run();
  await waitFor(() =>
    expect(api.calls(restoreRecord)[0]?.params).toEqual({ entity: 'device', id: device().id }),
  );
});

it('[API-130] ERR-05 asks before a device is removed; one already gone counts as removed', async () => {
  api.on(removeDevice, () => {
    devices = [app];
    throw new Refusal('NOTFOUND');
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'More actions for Front desk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Front desk?' });
  expect(within(dialog).getByText('It is signed out and no longer rings.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Remove device' }));
  expect(await screen.findByText('No desk phone yet')).toBeTruthy();
});

it('[ROLE-19] [OP-58] a full trial offers no more desk phones and says why', async () => {
  const stripeInfo = { stripeId: 'cus_1', isTrial: true, stripeEmail: '' };
  signInAs({ account: { stripeInfo, trialMaximumDevice: 1 } });
  api.on(listDevices, () => ({
    ...whole,
    total: 1,
    items: [],
    counts: { all: 2, desktop: 0, mobile: 1, deskphone: 1 },
  }));
  show();
  expect(
    await screen.findByText(/Your trial allows up to 1 desk phone\. End the trial to add more\./),
  ).toBeTruthy();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add desk phone' });
  expect(add.disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Subscription' })).toBeTruthy();
});

it('shows what changed elsewhere', async () => {
  show();
  await list('Desk phones');
  devices = [app, device({ isOnline: true })];
  emitLive({ eventType: 'teammate', id: teammateId });
  await waitFor(() => expect(screen.getAllByText('Online')).toHaveLength(2));
});

it('[CALL-15] shows from where a device is signed in, as it changes, in the open dialog too', async () => {
  const { dialog } = await openDetails();
  const status = within(dialog).getByRole('status');
  expect(status.textContent).toBe('Not signed in');
  const registration = { address: '192.0.2.7', program: 'Yealink SIP-T54W 96.86', since: at };
  devices = [app, device({ isOnline: true, registration })];
  emitLive({
    eventType: 'device',
    id: device().id,
    ownerType: 'teammate',
    ownerId: teammateId,
  });
  await waitFor(() =>
    expect(status.textContent).toMatch(
      /^Signed in with Yealink SIP-T54W 96\.86 from 192\.0\.2\.7 since 2026-01-05/,
    ),
  );
  const phones = await list('Desk phones');
  expect(within(phones).getByText('from 192.0.2.7')).toBeTruthy();
  devices = [app, device({ registration, lastSeenAt: at })];
  emitLive({ eventType: 'teammate', id: teammateId });
  await waitFor(() => expect(within(phones).getByText('Not known')).toBeTruthy());
  expect(status.textContent).toContain('it is not known whether it is signed in');
});

it('[CALL-15] says where a phone signs in, shows a code and saves a file', async () => {
  const address = 'https://portal.example.com/phone-setup/secret.xml';
  api.on(makeSetupLink, () => ({ address, expiresAt: at }));
  api.on(revealDevicePassword, () => ({ password: 'Lantern-Road27' }));
  const saved: Blob[] = [];
  const keep = vi.fn((file: Blob) => {
    saved.push(file);
    return 'blob:file';
  });
  Object.assign(URL, { createObjectURL: keep, revokeObjectURL: vi.fn() });
  const { user, dialog } = await openDetails();
  expect(within(dialog).getByLabelText<HTMLInputElement>('Server').value).toBe(
    'sip.example.com:5060',
  );
  expect(within(dialog).getByText(/^By UDP\./)).toBeTruthy();
  expect(api.calls(makeSetupLink)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Show QR code' }));
  expect(await within(dialog).findByRole('img', { name: 'Scan it in Linphone' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Download settings' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('account.1.password = Lantern-Road27');
});

it('[CALL-15] says nothing of a server while no exchange is heard of', async () => {
  api.on(listTeammateDevices, () => ({ ...whole, total: 2, items: devices, server: null }));
  const { dialog } = await openDetails();
  expect(within(dialog).queryByLabelText('Server')).toBeNull();
  expect(within(dialog).queryByText('Set it up without typing')).toBeNull();
  expect(within(dialog).getByLabelText<HTMLInputElement>('Domain').value).toBe('sip.example.com');
});

it('[PPL-03] offers another try when the devices cannot be read', async () => {
  api.on(listTeammateDevices, () => {
    throw new Refusal('SERVERERROR');
  });
  const { user } = show();
  expect(await screen.findByText('The devices could not be loaded')).toBeTruthy();
  api.on(listTeammateDevices, () => ({ ...whole, total: 2, items: devices, server }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Front desk')).toBeTruthy();
});
