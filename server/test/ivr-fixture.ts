import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { IvrMenu, IvrMenus } from '@jackfield/contract/api/ivr';
import { newId } from '../src/platform/ids.ts';
import { fakeWave } from './audio-samples.ts';
import type { Answered, TestPerson, TestServer } from './harness.ts';
import { formOf } from './media-fixture.ts';

/** Whose menus a test is about. */
export type OwnerType = 'company' | 'team';

/** Menus of one owner of a fresh account, through the API. */
export async function startMenus(server: TestServer, type: OwnerType) {
  const tenantId = await server.makeTenant();
  const admin = await server.makePerson(tenantId, { isTenantOwner: true });
  const makeTeam = async (name: string, extension: string) => {
    const id = newId();
    await server.db.tenant(tenantId, (tx) =>
      tx.insertInto('team').values({ id, tenant_id: tenantId, name, extension }).execute(),
    );
    return id;
  };
  const makeCompany = async () => {
    const id = newId();
    const business_hour = JSON.stringify(alwaysOpenIn('UTC'));
    const company = { id, tenant_id: tenantId, label: 'Main line', business_hour };
    await server.db.tenant(tenantId, (tx) => tx.insertInto('company').values(company).execute());
    return id;
  };
  const teamId = await makeTeam('Front desk', '4100');
  const ownerId = type === 'team' ? await makeTeam('Billing', '4200') : await makeCompany();
  const path = `/api/${type}/${ownerId}/ivr`;
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    rest = '',
    body?: unknown,
    version?: number,
  ): Promise<Answered> =>
    server.call(admin, method, `${path}${rest}`, {
      ...(body !== undefined && { body }),
      ...(version !== undefined && { version }),
    });
  const toTeam = (input: string) => ({ input, action: 'team', actionId: teamId });
  const list = async () => (await call('GET')).body as unknown as IvrMenus;
  const add = async (name: string, keys?: unknown[]) =>
    (await call('POST', '', { name, keys })).body as unknown as IvrMenu;
  return {
    admin,
    tenantId,
    teamId,
    ownerId,
    path,
    call,
    list,
    add,
    toTeam,
    /** The menu as it is stored now. */
    async menu(id: string): Promise<IvrMenu> {
      const found = (await list()).items.find((item) => item.id === id);
      if (found === undefined) throw new Error(`No menu ${id}.`);
      return found;
    },
    /** Stores a menu as of its version, with some members changed. */
    put: (menu: IvrMenu, change: object = {}) =>
      call('PUT', `/${menu.id}`, { ...menu, ...change }, menu.version),
    async upload(menuId: string, fileName: string, as: TestPerson = admin): Promise<Answered> {
      const { payload, contentType } = await formOf({ bytes: fakeWave(1), fileName });
      return server.call(as, 'POST', `${path}/${menuId}/media`, {
        body: payload,
        headers: { 'content-type': contentType },
      });
    },
  };
}

export type Menus = Awaited<ReturnType<typeof startMenus>>;
