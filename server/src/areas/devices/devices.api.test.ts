import type { Device } from '@jackfield/contract/api/device';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

let macs = 0;
/** A MAC address that no other test has. */
const freeMac = () => {
  macs += 1;
  return (0xa0_00_00_00_00_00 + Math.floor(Math.random() * 0xff_ff) * 0xff_ff + macs)
    .toString(16)
    .toUpperCase();
};

describeApi('devices', ({ server }) => {
  let owner: TestPerson;
  let ana: TestPerson;

  beforeEach(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    ana = await server().makePerson(tenantId, { firstName: 'Ana', lastName: 'Silva' });
  });

  const phone = (change: object = {}) => ({
    type: 'deskphone',
    name: 'Desk phone',
    model: 'Yealink T54W',
    macAddress: freeMac(),
    ...change,
  });
  const pathOf = (person: TestPerson, id?: string) =>
    `/api/teammate/${person.id}/device${id === undefined ? '' : `/${id}`}`;
  const add = (change: object = {}, by = owner, to = ana) =>
    server().call(by, 'POST', pathOf(to), { body: phone(change) });
  const made = async (change: object = {}) => (await add(change)).body as unknown as Device;
  const list = async (query = '', by = owner) => {
    const { body } = await server().call(by, 'GET', `${pathOf(ana)}${query}`);
    return body.items as Device[];
  };
  const setPassword = (id: string, password: string, by = ana) =>
    server().call(by, 'PUT', pathOf(ana, id), { body: { password } });

  it('[API-128] [ENT-03] adds a desk phone with what it signs in with, made by the server', async () => {
    const { status, body } = await add({ macAddress: '80:5e:c0:4a:19:7f', name: ' Front desk ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      teammateId: ana.id,
      type: 'deskphone',
      name: 'Front desk',
      macAddress: '805EC04A197F',
      isOnline: false,
      lastSeenAt: null,
      sip: { domain: 'sip.jackfield.example' },
    });
    const { username, password } = (body as unknown as Device).sip;
    expect(username).toMatch(/^[0-9a-f]{10}$/);
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{20}$/);
    expect((await server().call(owner, 'DELETE', pathOf(ana, String(body.id)))).status).toBe(204);
  });

  it('[RIGHT-02] who may only look at devices sees no passwords, and nobody but admins those of an admin', async () => {
    await add();
    await add({}, owner, owner);
    const withRole = (role: 'auditor' | 'phoneManager') =>
      server().makePerson(ana.tenantId, { access: { role, teamIds: [] } });
    const [auditor, manager] = [await withRole('auditor'), await withRole('phoneManager')];
    const seen = async (by: TestPerson) => (await list('', by)).map(({ sip }) => sip.password);
    expect(await seen(auditor)).toEqual([undefined]);
    expect(await seen(manager)).toEqual([expect.any(String)]);
    const ofOwner = (query: string) => server().call(manager, 'GET', `${pathOf(owner)}${query}`);
    expect((await ofOwner('')).status).toBe(403);
    expect((await ofOwner('?withPassword=false')).status).toBe(200);
  });

  it('[ENUM-05] takes desktop, mobile and deskphone, nothing else', async () => {
    expect((await add({ type: 'desktop' })).body).toMatchObject({ macAddress: null, model: null });
    expect((await add({ type: 'mobile' })).status).toBe(201);
    expect(codeOf(await add({ type: 'fax' }))).toBe('INVALIDINPUT');
    expect((await add({ macAddress: ' ' })).body.errors).toMatchObject([
      { field: 'macAddress', message: 'The MAC address field is required.' },
    ]);
    expect((await add({ name: '' })).body.errors).toMatchObject([{ field: 'name' }]);
  });

  it('[API-127] lists all, desk phones only, or apps only', async () => {
    await add();
    await add({ type: 'mobile', name: 'Mobile' });
    const types = async (query: string) => (await list(query)).map(({ type }) => type);
    expect(await types('')).toEqual(['deskphone', 'mobile']);
    expect(await types('?isDeskphone=true')).toEqual(['deskphone']);
    expect(await types('?isDeskphone=false')).toEqual(['mobile']);
    expect((await list('', ana))[0]?.sip.password).toBe((await list())[0]?.sip.password);
  });

  it('[DEV-01] a MAC address belongs to one device, in parallel calls too', async () => {
    const macAddress = freeMac();
    const all = await Promise.all(Array.from({ length: 5 }, () => add({ macAddress })));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = all.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      responseCode: 'DUPLICATE',
      errors: [{ field: 'macAddress', message: 'This input is exited' }],
    });
  });

  it('[API-129] [VAL-19] the person changes the password by the rule; it never reaches the history', async () => {
    const { id } = await made();
    const refused = await setPassword(id, 'short');
    expect(refused.body.errors).toMatchObject([
      {
        field: 'password',
        message:
          'Password must at least 12 characters with one uppercase letter, one lowercase letter, and one number',
      },
    ]);
    const changed = await setPassword(id, 'Lantern-Road27');
    expect(changed.body).toMatchObject({ sip: { password: 'Lantern-Road27' } });
    const history = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('audit_entry').selectAll().where('entity_id', '=', id).orderBy('seq').execute(),
    );
    expect(history).toMatchObject([
      { action: 'device.add', entity: 'device', after: { sip: 'changed' } },
      { action: 'device.setPassword', before: { sip: 'changed' }, after: { sip: 'changed' } },
    ]);
    expect(JSON.stringify(history)).not.toContain('Lantern-Road27');
  });

  it('[API-130] removes a device; a second time and elsewhere it is not there', async () => {
    const { id } = await made();
    const remove = (person: TestPerson) => server().call(owner, 'DELETE', pathOf(person, id));
    expect((await remove(owner)).status).toBe(404);
    expect((await remove(ana)).status).toBe(204);
    expect(codeOf(await remove(ana))).toBe('NOTFOUND');
    expect(await list()).toEqual([]);
  });

  it('[annex J2] a removed device comes back with its password, while its MAC address is free', async () => {
    const { id, sip, macAddress } = await made();
    await server().call(owner, 'DELETE', pathOf(ana, id));
    const history = await server().call(owner, 'GET', `/api/audit/device/${id}`);
    const [removal] = history.body.items as { id: string }[];
    const restore = () =>
      server().call(owner, 'POST', `/api/audit/device/${id}/restore`, {
        body: { entryId: removal?.id },
      });
    const other = await made({ macAddress });
    expect(codeOf(await restore())).toBe('DUPLICATE');
    await server().call(owner, 'DELETE', pathOf(ana, other.id));
    expect((await restore()).body).toEqual({ restored: ['device'], skipped: [] });
    expect(await list()).toMatchObject([{ id, macAddress, sip }]);
    expect((await restore()).status).toBe(404);
  });

  it('[SAY-01] who had a device and has none is without a telephone; who never had one is not', async () => {
    const telephones = async () => {
      const { body } = await server().call(owner, 'GET', '/api/routing/config');
      const people = body.people as { id: string; hasTelephone?: boolean }[];
      return people.find((one) => one.id === ana.id)?.hasTelephone;
    };
    expect(await telephones()).toBe(undefined);
    const [one, other] = [await made(), await made()];
    await server().call(owner, 'DELETE', pathOf(ana, one.id));
    expect(await telephones()).toBe(undefined);
    await server().call(owner, 'DELETE', pathOf(ana, other.id));
    expect(await telephones()).toBe(false);
    await made();
    expect(await telephones()).toBe(undefined);
  });

  it('[ROLE-03] standard users and impersonated sessions neither add nor remove', async () => {
    const { id } = await made();
    expect((await add({}, ana)).status).toBe(403);
    expect((await server().call(ana, 'DELETE', pathOf(ana, id))).status).toBe(403);
    const acting = { impersonator: owner, body: phone() };
    const admin = await server().makePerson(owner.tenantId, { role: 'admin' });
    expect((await server().call(admin, 'POST', pathOf(ana), acting)).status).toBe(403);
    const ben = await server().makePerson(owner.tenantId);
    expect((await server().call(ben, 'GET', pathOf(ana))).status).toBe(403);
    expect((await setPassword(id, 'Lantern-Road27', ben)).status).toBe(403);
  });

  it('shows and takes no password while somebody acts as the person, admins and owner included', async () => {
    const { id, sip } = await made();
    const support = { id: newId(), tenantId: '', email: '', fullName: 'Jackfield support' };
    const admin = await server().makePerson(owner.tenantId, { role: 'admin' });
    for (const [person, impersonator] of [
      [ana, support],
      [ana, owner],
      [admin, owner],
      [owner, support],
    ] as const) {
      for (const isReadOnly of [true, false]) {
        const as = { impersonator, isReadOnly };
        const read = await server().call(person, 'GET', pathOf(ana), as);
        expect(read.status).toBe(200);
        expect(read.body.items).toMatchObject([
          { id, sip: { username: sip.username, domain: sip.domain } },
        ]);
        expect(JSON.stringify(read.body)).not.toContain('password');
        const body = { password: 'Lantern-Road27' };
        const set = await server().call(person, 'PUT', pathOf(ana, id), { ...as, body });
        expect(set.status).toBe(403);
      }
    }
    expect((await list())[0]?.sip.password).toBe(sip.password);
  });

  it('[annex J2] each look at a password is an entry in the history, and no look is without one', async () => {
    const { id, sip } = await made();
    const reveal = (by: TestPerson, as: object = {}) =>
      server().call(by, 'POST', `${pathOf(ana, id)}/reveal`, as);
    const looks = async () => {
      const entries = await server().db.tenant(owner.tenantId, (tx) =>
        tx
          .selectFrom('audit_entry')
          .selectAll()
          .where('action', '=', 'device.reveal')
          .orderBy('seq')
          .execute(),
      );
      return entries.map((entry) => [entry.actor_name, entry.entity, entry.entity_id]);
    };
    const open = await list('?withPassword=false', owner);
    expect(open[0]?.sip).toEqual({ username: sip.username, domain: sip.domain });
    expect(await looks()).toEqual([]);
    expect((await reveal(ana)).body).toEqual({ password: sip.password });
    expect((await reveal(owner)).body).toEqual({ password: sip.password });
    expect((await list('', owner))[0]?.sip.password).toBe(sip.password);
    const seen = [ana, owner, owner].map(({ fullName }) => [fullName, 'device', id]);
    expect(await looks()).toEqual(seen);

    const ben = await server().makePerson(owner.tenantId);
    expect((await reveal(ben)).status).toBe(403);
    expect((await reveal(ana, { impersonator: owner })).status).toBe(403);
    expect(
      (await server().call(owner, 'POST', `${pathOf(owner, id)}/reveal`, { body: {} })).status,
    ).toBe(404);
    expect(await looks()).toEqual(seen);
  });

  it('a device of another account is not there', async () => {
    const { id } = await made();
    const stranger = await server().makePerson(await server().makeTenant(), {
      isTenantOwner: true,
    });
    const calls = await Promise.all([
      server().call(stranger, 'GET', pathOf(ana)),
      server().call(stranger, 'POST', pathOf(ana), { body: phone() }),
      setPassword(id, 'Lantern-Road27', stranger),
      server().call(stranger, 'PUT', pathOf(stranger, id), {
        body: { password: 'Lantern-Road27' },
      }),
      server().call(stranger, 'DELETE', pathOf(stranger, id)),
      server().call(owner, 'GET', `/api/teammate/${newId()}/device`),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const all = await server().call(stranger, 'GET', '/api/device');
    expect(all.body).toMatchObject({ items: [], total: 0 });
  });

  it('[ROLE-19] a trial holds so many desk phones and any number of apps', async () => {
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ is_trial: true, trial_maximum_device: 2 })
        .where('id', '=', owner.tenantId)
        .execute(),
    );
    const all = await Promise.all(Array.from({ length: 6 }, () => add()));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = all.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      responseCode: 'TRIALLIMIT',
      message: 'Your trial allows up to 2 desk phones. End the trial to add more.',
    });
    expect((await add({ type: 'desktop' })).status).toBe(201);
  });

  it('suspension gives all devices new passwords', async () => {
    const { sip } = await made();
    const path = `/api/teammate/${ana.id}/status/suspended`;
    expect((await server().call(owner, 'PUT', path, { version: 1 })).status).toBe(200);
    const [device] = await list();
    expect(device?.sip.username).toBe(sip.username);
    expect(device?.sip.password).not.toBe(sip.password);
  });

  it('[DEV-01] lists the devices of the account, searched, narrowed and sorted, without passwords', async () => {
    const mac = freeMac();
    await add({ name: 'Zulu', macAddress: mac });
    await add({ type: 'mobile', name: 'Alpha' }, owner, owner);
    await add({ type: 'desktop', name: 'Mike' });
    const ask = async (query = '') =>
      (await server().call(owner, 'GET', `/api/device${query}`)).body;
    const names = async (query: string) =>
      ((await ask(query)).items as { name: string }[]).map(({ name }) => name);

    const { items, counts } = await ask();
    expect(counts).toEqual({ all: 3, desktop: 1, mobile: 1, deskphone: 1 });
    expect(items).toMatchObject([
      { name: 'Alpha', teammateName: 'Ana Lopez' },
      { name: 'Mike', teammateName: 'Ana Silva' },
      { name: 'Zulu', macAddress: mac, teammateName: 'Ana Silva' },
    ]);
    expect(JSON.stringify(items)).not.toContain('sip');
    expect(await names('?type=deskphone')).toEqual(['Zulu']);
    expect(await names('?sortBy=name&direction=desc&limit=2')).toEqual(['Zulu', 'Mike']);
    expect(await names('?sortBy=lastSeenAt')).toHaveLength(3);
    expect(await names(`?search=${mac.replaceAll(/(..)(?=.)/g, '$1:').toLowerCase()}`)).toEqual([
      'Zulu',
    ]);
    expect(await names('?search=silva')).toEqual(['Mike', 'Zulu']);
    expect((await server().call(ana, 'GET', '/api/device')).status).toBe(403);
  });

  it('tells admins and the person of a change to the devices', async () => {
    await made();
    const events = await server().db.tenant(owner.tenantId, (tx) =>
      tx.selectFrom('event_log').select(['event_type', 'entity_id', 'status']).execute(),
    );
    expect(events).toEqual([{ event_type: 'teammate', entity_id: ana.id, status: 'active' }]);
  });
});
