import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { expect, it } from 'vitest';
import { insertPhoneNumber } from '../phone-numbers/insert.ts';
import { claimTrialRoom, type TrialItem } from './trial-limits.ts';
import type { AccountCountry } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { describeOnBothDatabases } from '../../../test/each-database.ts';

let numbers = 1_000_000;

describeOnBothDatabases('limits of a trial', ({ server }) => {
  const limitOf = {
    company: 'trial_maximum_company',
    companyNumber: 'trial_maximum_company_did',
    device: 'trial_maximum_device',
    user: 'trial_maximum_user',
    userNumber: 'trial_maximum_user_did',
  } as const satisfies Record<TrialItem, string>;

  const account = async (item: TrialItem, limit: number | null, isTrial = true) => {
    const tenantId = await server().makeTenant();
    const { id: teammateId } = await server().makePerson(tenantId, { status: 'cancel' });
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ is_trial: isTrial, [limitOf[item]]: limit })
        .where('id', '=', tenantId)
        .execute(),
    );
    return { tenantId, teammateId };
  };
  type Account = Awaited<ReturnType<typeof account>>;

  const numberOf = (
    { tenantId }: Account,
    ownerType: 'company' | 'teammate',
    country: AccountCountry = 'USA',
  ) => {
    numbers += 1;
    return {
      id: newId(),
      tenant_id: tenantId,
      number: `+1251${numbers}`,
      owner_type: ownerType,
      owner_id: newId(),
      country,
    };
  };
  const device = ({ tenantId, teammateId }: Account, type: 'deskphone' | 'mobile') => ({
    id: newId(),
    tenant_id: tenantId,
    teammate_id: teammateId,
    type,
    name: 'Front desk',
    sip_username: newId(),
    sip_domain: 'sip.example.com',
    sip_password: 'secret',
  });
  const person = (tenantId: string) => {
    const id = newId();
    numbers += 1;
    return {
      id,
      tenant_id: tenantId,
      first_name: 'Ana',
      last_name: 'Lopez',
      email: `${id}@example.com`,
      extension: String(numbers),
      role: 'standard' as const,
      status: 'pending' as const,
      time_zone: 'UTC',
      sms_greetings: '{"isEnabled":false,"text":""}',
      call_recording_setting: '{"inbound":false,"outbound":false}',
      missed_call_handling: '{"actionType":"voicemail","actionValue":null}',
    };
  };

  const insert: Record<TrialItem, (tx: Tx, account: Account) => Promise<unknown>> = {
    company: (tx, { tenantId }) =>
      tx
        .insertInto('company')
        .values({
          id: newId(),
          tenant_id: tenantId,
          label: 'Front desk',
          business_hour: JSON.stringify(alwaysOpenIn('UTC')),
        })
        .execute(),
    companyNumber: (tx, own) => insertPhoneNumber(tx, numberOf(own, 'company')),
    device: (tx, own) => tx.insertInto('device').values(device(own, 'deskphone')).execute(),
    user: (tx, { tenantId }) => tx.insertInto('teammate').values(person(tenantId)).execute(),
    userNumber: (tx, own) => insertPhoneNumber(tx, numberOf(own, 'teammate')),
  };
  const add = (item: TrialItem, own: Account) =>
    server().db.tenant(own.tenantId, async (tx) => {
      await claimTrialRoom(tx, own.tenantId, item);
      await insert[item](tx, own);
    });
  /** What ten parallel transactions come to: how many were stored, and the messages of the others. */
  const tenAtOnce = async (item: TrialItem, own: Account) => {
    const ended = await Promise.allSettled(Array.from({ length: 10 }, () => add(item, own)));
    const refused = ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    return { stored: 10 - refused.length, refused };
  };

  it.each<[id: string, TrialItem, items: string]>([
    ['ROLE-17', 'company', 'company numbers'],
    ['ROLE-18', 'companyNumber', 'phone numbers of company numbers'],
    ['ROLE-19', 'device', 'desk phones'],
    ['ROLE-20', 'user', 'users'],
    ['ROLE-21', 'userNumber', 'phone numbers of users'],
  ])('%s OP-58 the limit of %s holds in ten parallel transactions', async (_id, item, items) => {
    const own = await account(item, 3);
    const { stored, refused } = await tenAtOnce(item, own);
    expect(stored).toBe(3);
    const message = `Your trial allows up to 3 ${items}. End the trial to add more.`;
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'TRIALLIMIT', status: 409, message });
    }
    expect(await tenAtOnce(item, await account(item, 3, false))).toMatchObject({ stored: 10 });
    expect(await tenAtOnce(item, await account(item, null))).toMatchObject({ stored: 10 });
    expect(await tenAtOnce(item, await account(item, 0))).toMatchObject({ stored: 0 });
  });

  it('ROLE-17 names one of a kind in the singular', async () => {
    const own = await account('company', 1);
    await add('company', own);
    await expect(add('company', own)).rejects.toThrow('Your trial allows up to 1 company number.');
  });

  it('ROLE-18 ROLE-19 ROLE-21 OP-58 counts desk phones only, and numbers by their owner', async () => {
    const apps = await account('device', 1);
    await server().db.tenant(apps.tenantId, async (tx) => {
      await tx.insertInto('device').values(device(apps, 'mobile')).execute();
      await insertPhoneNumber(tx, numberOf(apps, 'teammate'));
    });
    await add('device', apps);
    await server().db.system((tx) =>
      tx
        .updateTable('tenant')
        .set({ trial_maximum_company_did: 1 })
        .where('id', '=', apps.tenantId)
        .execute(),
    );
    await add('companyNumber', apps);
    await expect(add('companyNumber', apps)).rejects.toMatchObject({ code: 'TRIALLIMIT' });
  });

  it('ROLE-10 no toll-free number for Malaysia, from the server nor in the database', async () => {
    const own = await account('userNumber', null);
    const tollFree = { ...numberOf(own, 'company', 'MYS'), is_toll_free: true };
    const stored = (work: (tx: Tx) => Promise<unknown>) => server().db.tenant(own.tenantId, work);
    await expect(stored((tx) => insertPhoneNumber(tx, tollFree))).rejects.toMatchObject({
      code: 'INVALIDINPUT',
      errors: [{ field: 'isTollFree' }],
    });
    const direct = stored((tx) => tx.insertInto('phone_number').values(tollFree).execute());
    await expect(direct).rejects.toMatchObject({ constraint: 'phone_number_type' });
    await stored((tx) => insertPhoneNumber(tx, { ...tollFree, is_toll_free: false }));
    await stored((tx) =>
      insertPhoneNumber(tx, { ...tollFree, ...numberOf(own, 'company', 'CAN') }),
    );
  });
});
