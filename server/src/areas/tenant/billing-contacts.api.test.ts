import { expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';

describeApi('billing contacts', ({ server }) => {
  const start = async () => {
    const tenantId = await server().makeTenant();
    const admin = await server().makePerson(tenantId, { role: 'admin' });
    let version = 1;
    return {
      tenantId,
      admin,
      put: async (billingContacts: readonly object[], as = version) => {
        const answer = await server().call(admin, 'PUT', '/api/tenant', {
          version: as,
          body: { billingContacts },
        });
        if (answer.status === 200) version = Number(answer.body['version']);
        return answer;
      },
    };
  };
  const contact = (at: number) => ({ name: `Person ${at}`, email: `person${at}@example.com` });
  const listOf = ({ body }: { body: Record<string, unknown> }) =>
    body['billingContacts'] as { id: string; name: string; email: string }[];
  const refusalOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
    const [first] = body['errors'] as { field: string; message: string }[];
    return [status, first?.field, first?.message];
  };

  it('[BILL-03] [OP-103] adds, edits and deletes, in their order and with their ids', async () => {
    const { put } = await start();
    const [one, two] = listOf(await put([contact(1), contact(2)]));
    const edited = await put([
      { ...two, name: 'Wei Ling Tan', email: ' WeiLing@Example.com ' },
      one as object,
    ]);
    expect(listOf(edited)).toEqual([
      { id: two?.id, name: 'Wei Ling Tan', email: 'weiling@example.com' },
      one,
    ]);
    expect(listOf(await put([]))).toEqual([]);
  });

  it('[VAL-21] takes five, and refuses the sixth', async () => {
    const { put } = await start();
    expect((await put([1, 2, 3, 4, 5].map(contact))).status).toBe(200);
    expect(refusalOf(await put([1, 2, 3, 4, 5, 6].map(contact)))).toEqual([
      400,
      'billingContacts',
      'The billing contacts field may not have more than 5 items.',
    ]);
  });

  it.each([
    [[{ name: 'Ana', email: '' }], 'billingContacts[0].email', 'This email is required'],
    [[{ name: 'Ana', email: 'ana@' }], 'billingContacts[0].email', 'This email is invalid'],
    [[{ name: ' ', email: 'a@b.co' }], 'billingContacts[0].name', 'The name field is required.'],
    [
      [
        { name: 'Ana', email: 'a@b.co' },
        { name: 'Bo', email: 'A@b.co' },
      ],
      'billingContacts',
      'This email is exited',
    ],
  ])('[BILL-03] refuses %j', async (contacts, field, message) => {
    const { put } = await start();
    expect(refusalOf(await put(contacts))).toEqual([400, field, message]);
  });

  it('[BILL-03] is as of a version, and an entry of the history tells it', async () => {
    const { tenantId, put } = await start();
    await put([contact(1)]);
    expect((await put([contact(2)], 1)).status).toBe(412);
    const { version } = (await put([contact(1)])).body;
    expect(version).toBe(2);
    const entries = await server().db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['before', 'after'])
        .where('tenant_id', '=', tenantId)
        .execute(),
    );
    expect(entries).toMatchObject([
      { before: { billingContacts: [] }, after: { billingContacts: [contact(1)] } },
    ]);
  });

  it('[BILL-03] an id of another account is nobody’s, and theirs stays as it was', async () => {
    const [mine, theirs] = [await start(), await start()];
    const [foreign] = listOf(await theirs.put([contact(1)]));
    const [own] = listOf(await mine.put([{ ...contact(2), id: foreign?.id }]));
    expect(own?.id).not.toBe(foreign?.id);
    const read = await server().call(theirs.admin, 'GET', '/api/tenant');
    expect(listOf(read)).toEqual([foreign]);
  });
});
