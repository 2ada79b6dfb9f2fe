import type { AuditEntry } from '@jackfield/contract/api/audit';
import type { Company } from '@jackfield/contract/api/company';
import type { IvrMenu } from '@jackfield/contract/api/ivr';
import type { IvrInput } from '@jackfield/contract/api/routing';
import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import type { Team } from '@jackfield/contract/api/team';
import { fakeWave } from './audio-samples.ts';
import type { Answered, TestPerson, TestServer } from './harness.ts';
import { formOf } from './media-fixture.ts';
import { numberCalls } from './number-fixture.ts';
import { registerNumber } from './registered-number.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How writes are made: as they are, as dry runs, or as long as an impact is what was seen. */
type Manner =
  | { kind: 'made' }
  | { kind: 'dry'; told: ToldImpact[] }
  | { kind: 'seen'; of: ToldImpact };

/** An account whose calls go through every kind of record, and what its owner does to it. */
export async function startUndoAccount(current: () => TestServer) {
  const calls = numberCalls(current);
  const tenantId = await current().makeTenant();
  const owner = await current().makePerson(tenantId, { isTenantOwner: true });
  const person = (firstName: string) => current().makePerson(tenantId, { firstName });
  const ana = await person('Ana');
  const ben = await person('Ben');
  const cy = await person('Cy');

  let manner: Manner = { kind: 'made' };

  /** Calls the API as of a version, or of the one that a record has now, by its path. */
  async function call(
    method: Method,
    path: string,
    body?: object | null,
    of?: string | number,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const version = typeof of === 'string' ? Number((await read(of)).version) : of;
    const isDry = manner.kind === 'dry';
    const address = isDry ? `${path}${path.includes('?') ? '&' : '?'}dryRun=1` : path;
    const answered = await current().call(owner, method, address, {
      ...(body && { body }),
      ...(version !== undefined && { version }),
      headers: {
        ...headers,
        ...(manner.kind === 'seen' && { 'if-impact': manner.of.digest }),
      },
    });
    if (answered.status >= 300) throw new Error(`${path}: ${JSON.stringify(answered.body)}`);
    if (manner.kind === 'dry') manner.told.push(answered.body as unknown as ToldImpact);
    return answered;
  }
  const read = async (path: string) => (await current().call(owner, 'GET', path)).body;

  async function company(label: string): Promise<Company> {
    const [offered] = await calls.search(owner);
    const number = offered?.number ?? '';
    const { body } = await calls.reserve(owner, number);
    const phoneNumbers = [{ number, reservationId: body.reservationId }];
    const made = await call('POST', '/api/company', { label, phoneNumbers });
    return made.body as unknown as Company;
  }
  const team = async (name: string, extension: string, members: readonly TestPerson[]) => {
    const body = {
      name,
      extension,
      inboundFlow: 'ringGroup',
      teammateId: members.map(({ id }) => id),
    };
    return (await call('POST', '/api/team', body)).body as unknown as Team;
  };

  const main = await company('Main line');
  const other = await company('Other line');
  await registerNumber(current(), tenantId, other.phoneNumbers[0]?.id ?? '');
  const desk = await team('Desk', '4100', [ana, ben]);
  const billing = await team('Billing', '4200', [ben, cy]);
  const spare = await team('Spare', '4300', [cy]);
  const toCy = { callHandlingOpenHour: { actionType: 'teammate', actionValue: cy.id } };
  const mainPath = `/api/company/${main.id}`;
  await call('PUT', `${mainPath}/callhandling`, toCy, mainPath);
  const menus = `/api/company/${other.id}/ivr`;
  for (const holder of [`teammate/${cy.id}`, `teammate/${cy.id}`, `company/${other.id}`]) {
    const bought = await calls.buy(owner, holder, { label: 'Direct', isDefault: false });
    if (bought.status >= 300) throw new Error(JSON.stringify(bought.body));
  }
  const key = (input: IvrInput, actionId: string) => ({ input, action: 'team' as const, actionId });
  const menu = async (name: string) => {
    const keys = [key('1', desk.id), key('2', billing.id), key('0', desk.id)];
    return (await call('POST', menus, { name, keys })).body as unknown as IvrMenu;
  };
  const day = await menu('Day menu');
  const night = await menu('Night menu');
  /** Uploads a sound. */
  const upload = async (path: string, fileName: string) => {
    const { payload, contentType } = await formOf({ bytes: fakeWave(1), fileName });
    return call('POST', path, payload, undefined, { 'content-type': contentType });
  };
  for (const fileName of ['one.wav', 'two.wav']) {
    await upload(`${menus}/${day.id}/media`, fileName);
  }
  const otherPath = `/api/company/${other.id}`;
  const toDay = { callHandlingOpenHour: { actionType: 'ivr', actionValue: day.id } };
  await call('PUT', `${otherPath}/callhandling`, toDay, otherPath);
  const menuNow = async (id: string) => {
    const { items } = await read(menus);
    const found = (items as IvrMenu[]).find((item) => item.id === id);
    if (found === undefined) throw new Error(`No menu ${id}.`);
    return found;
  };

  const block = async (number: string) =>
    (await call('POST', '/api/blacklistnumber/inbound', { number })).body as { id: string };
  const caller = await block('+12515550170');
  const otherCaller = await block('+12515550171');

  /** Entries of a record such as `team/{id}`, newest first. */
  const history = async (record: string) =>
    (await read(`/api/audit/${record}`)).items as AuditEntry[];

  return {
    owner,
    ana,
    ben,
    cy,
    tenantId,
    main,
    other,
    desk,
    billing,
    spare,
    day,
    night,
    caller,
    otherCaller,
    call,
    team,
    upload,
    /** What callers would notice of one write, by its dry run: `make` makes no other. */
    async told(make: () => Promise<unknown>): Promise<ToldImpact> {
      const told: ToldImpact[] = [];
      manner = { kind: 'dry', told };
      await make().finally(() => (manner = { kind: 'made' }));
      const [impact, ...others] = told;
      if (impact === undefined || others.length > 0) throw new Error('Not one write.');
      return impact;
    },
    /** Makes a write as long as callers notice just this of it. */
    async seen<T>(of: ToldImpact, make: () => Promise<T>): Promise<T> {
      manner = { kind: 'seen', of };
      return make().finally(() => (manner = { kind: 'made' }));
    },
    read,
    history,
    menuNow,
    key,
    menus,
    calls,
    /** Changes a menu, whole, as of its version. */
    async changeMenu(id: string, change: Partial<IvrMenu>): Promise<Answered> {
      const { version, isDefault: _, ...stored } = await menuNow(id);
      const { name, keys, menuMedia, retries, timeout, interdigitTimeout } = stored;
      const body = { name, keys, menuMedia, retries, timeout, interdigitTimeout, ...change };
      return call('PUT', `${menus}/${id}`, body, version);
    },
    async callerVersion(id: string): Promise<number | undefined> {
      const { items } = await read('/api/blacklistnumber/inbound');
      return (items as { id: string; version: number }[]).find((item) => item.id === id)?.version;
    },
    /** The version of a record such as `team/{id}`; undefined where none is stored. */
    async versionOf(record: string): Promise<number | undefined> {
      const [kind, id] = record.split('/');
      if (kind !== 'ivr') return Number((await read(`/api/${record}`)).version) || undefined;
      const lists = await Promise.all([menus, `/api/team/${billing.id}/ivr`].map(read));
      const found = lists.flatMap(({ items }) => items as IvrMenu[]);
      return found.find((item) => item.id === id)?.version;
    },
    /** The routing, as text: versions are none of it. */
    config: async () => JSON.stringify(await read('/api/routing/config')),
  };
}

export type UndoAccount = Awaited<ReturnType<typeof startUndoAccount>>;
