import { openFormBeat, openFormLife } from '@jackfield/contract/api/editing';
import { beforeEach, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';
import { clearLeftForms } from './open-forms.ts';

describeApi('who edits what', ({ server }) => {
  let ana: TestPerson;
  let maya: TestPerson;
  let daniel: TestPerson;
  let menu: string;

  beforeEach(async () => {
    const { makeTenant, makePerson } = server();
    const tenantId = await makeTenant();
    ana = await makePerson(tenantId, { role: 'admin' });
    maya = await makePerson(tenantId, { role: 'admin' });
    daniel = await makePerson(tenantId);
    menu = newId();
  });

  const path = '/api/editing';
  const tell = (by: TestPerson, told: object) =>
    server().call(by, 'PUT', path, {
      body: { form: newId(), entity: 'ivr', id: menu, isOpen: true, ...told },
    });
  const seenBy = async (person: TestPerson) =>
    (await server().call(person, 'GET', path)).body.items;
  const events = (tenantId: string) =>
    server().db.tenant(tenantId, (tx) =>
      tx.selectFrom('event_log').select('seq').where('tenant_id', '=', tenantId).execute(),
    );

  it('annex J1 others see who has a form open, and the person herself does not', async () => {
    const form = newId();
    expect((await tell(ana, { form })).body).toEqual({ items: [] });
    expect(await seenBy(ana)).toEqual([]);
    expect(await seenBy(maya)).toMatchObject([
      { entity: 'ivr', id: menu, person: { id: ana.id, image: null } },
    ]);
    expect((await tell(maya, {})).body).toMatchObject({ items: [{ person: { id: ana.id } }] });
    await tell(ana, { form, isOpen: false });
    expect(await seenBy(maya)).toEqual([]);
  });

  it('annex J1 two forms of one person are one line, since the first of them', async () => {
    await tell(ana, {});
    server().clock.advance(60);
    await tell(ana, {});
    expect(await seenBy(maya)).toHaveLength(1);
  });

  it('annex J1 a form that is told of stays; one that is not is gone, and that is told once', async () => {
    const form = newId();
    await tell(ana, { form });
    server().clock.advance(openFormBeat);
    await tell(ana, { form });
    const told = (await events(ana.tenantId)).length;
    server().clock.advance(openFormLife - 5000);
    expect(await seenBy(maya)).toHaveLength(1);
    await clearLeftForms(server().db, server().clock.now());
    expect(await events(ana.tenantId)).toHaveLength(told);
    server().clock.advance(5000);
    expect(await seenBy(maya)).toEqual([]);
    await clearLeftForms(server().db, server().clock.now());
    await clearLeftForms(server().db, server().clock.now());
    expect(await events(ana.tenantId)).toHaveLength(told + 1);
  });

  it('annex J1 only coming and going are told, not every beat', async () => {
    const form = newId();
    const before = (await events(ana.tenantId)).length;
    for (const isOpen of [true, true, true, false, false]) await tell(ana, { form, isOpen });
    expect(await events(ana.tenantId)).toHaveLength(before + 2);
  });

  it('annex C3 standard users tell and see of the own record alone', async () => {
    expect(codeOf(await tell(daniel, {}))).toBe('FORBIDDEN');
    await tell(ana, {});
    await tell(ana, { entity: 'teammate', id: daniel.id });
    expect(await seenBy(daniel)).toMatchObject([{ entity: 'teammate', id: daniel.id }]);
    expect((await tell(daniel, { entity: 'teammate', id: daniel.id })).status).toBe(200);
    expect(await seenBy(ana)).toMatchObject([{ person: { id: daniel.id } }]);
  });

  it('annex J8 who only looks as another person is shown to nobody, and not refused', async () => {
    const body = { form: newId(), entity: 'ivr', id: menu, isOpen: true };
    const looking = await server().call(ana, 'PUT', path, {
      body,
      impersonator: maya,
      isReadOnly: true,
    });
    expect(looking.status).toBe(200);
    const suspended = { status: 'suspended' as const };
    await server().db.tenant(ana.tenantId, (tx) =>
      tx.updateTable('tenant').set(suspended).where('id', '=', ana.tenantId).execute(),
    );
    expect((await tell(ana, {})).status).toBe(200);
    const { open } = await server().db.tenant(ana.tenantId, (tx) =>
      tx
        .selectFrom('open_form')
        .select((all) => all.fn.countAll<number>().as('open'))
        .executeTakeFirstOrThrow(),
    );
    expect(Number(open)).toBe(0);
  });

  it('annex J1 who acts as another person is shown by the own name, and sees that person', async () => {
    const body = { form: newId(), entity: 'ivr', id: menu, isOpen: true };
    await server().call(ana, 'PUT', path, { body, impersonator: maya });
    expect(await seenBy(ana)).toMatchObject([{ person: { id: maya.id, name: maya.fullName } }]);
    expect(await seenBy(maya)).toEqual([]);
  });

  it('nobody closes or takes over the form of another', async () => {
    const form = newId();
    await tell(ana, { form });
    await tell(maya, { form, isOpen: false });
    await tell(maya, { form });
    expect(await seenBy(maya)).toHaveLength(1);
    expect(await seenBy(ana)).toEqual([]);
  });

  it('nothing is seen of other accounts, and a person has few forms', async () => {
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    await tell(ana, {});
    expect(await seenBy(stranger)).toEqual([]);
    for (let at = 0; at < 65; at += 1) await tell(ana, { id: newId() });
    expect(await seenBy(maya)).toHaveLength(60);
  });
});
