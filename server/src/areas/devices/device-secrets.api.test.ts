import type { Device } from '@jackfield/contract/api/device';
import { beforeEach, expect, it } from 'vitest';
import { sealDevicePasswords } from './seal-passwords.ts';
import { ConfigError } from '../../platform/config.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { type TestPerson, testSecrets } from '../../../test/harness.ts';

const keyOf = (id: string, fill: number) => ({ id, bytes: Buffer.alloc(32, fill) });
const testKey = keyOf('test', 7);

describeOnBothDatabases('passwords of devices in the database', ({ server }) => {
  let owner: TestPerson;
  let device: Device;

  beforeEach(async () => {
    owner = await server().makePerson(await server().makeTenant(), { isTenantOwner: true });
    device = (await call('POST', '', { type: 'desktop', name: 'Laptop' })) as Device;
  });

  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const url = `/api/teammate/${owner.id}/device${path}`;
    return (await server().call(owner, method, url, { body })).body as unknown;
  };
  const shown = async () =>
    ((await call('GET', '')) as { items: Device[] }).items.map(({ sip }) => sip.password);
  const stored = async () => {
    const { sip_password } = await server().db.system((tx) =>
      tx
        .selectFrom('device')
        .select('sip_password')
        .where('id', '=', device.id)
        .executeTakeFirstOrThrow(),
    );
    return sip_password;
  };
  const store = (sip_password: string) =>
    server().db.system((tx) =>
      tx.updateTable('device').set({ sip_password }).where('id', '=', device.id).execute(),
    );

  it('are sealed, when the server makes them and when people set them', async () => {
    const made = await stored();
    expect(testSecrets.isCurrent(made)).toBe(true);
    expect(made).not.toContain(device.sip.password);
    await call('PUT', `/${device.id}`, { password: 'Lantern-Road27' });
    expect(await stored()).not.toBe(made);
    expect(await stored()).not.toContain('Lantern-Road27');
    expect(await shown()).toEqual(['Lantern-Road27']);
  });

  it('that lie there unsealed are sealed at the start, once', async () => {
    await store('Lantern-Road27');
    await sealDevicePasswords(server().db, testSecrets);
    const sealed = await stored();
    expect(sealed).not.toContain('Lantern-Road27');
    expect(await shown()).toEqual(['Lantern-Road27']);
    await sealDevicePasswords(server().db, testSecrets);
    expect(await stored()).toBe(sealed);
  });

  it('follow a change of keys, after which the old key is of no use', async () => {
    const rotated = createSecretBox([keyOf('next', 9), testKey]);
    await sealDevicePasswords(server().db, rotated);
    const sealed = await stored();
    expect(rotated.isCurrent(sealed)).toBe(true);
    const about = `device:${owner.tenantId}:${device.id}`;
    expect(createSecretBox([keyOf('next', 9)]).open(sealed, about)).toBe(device.sip.password);
    await sealDevicePasswords(server().db, createSecretBox([testKey, keyOf('next', 9)]));
    expect(await shown()).toEqual([device.sip.password]);
  });

  it('stop a start without the key that sealed them, and stay as they are', async () => {
    const before = await stored();
    const other = createSecretBox([keyOf('other', 3)]);
    await expect(sealDevicePasswords(server().db, other)).rejects.toThrow(ConfigError);
    expect(await stored()).toBe(before);
  });

  it('stop a start with another key of the same name, and stay as they are', async () => {
    const before = await stored();
    const other = createSecretBox([keyOf('test', 3)]);
    await expect(sealDevicePasswords(server().db, other)).rejects.toThrow(ConfigError);
    expect(await stored()).toBe(before);
  });
});
