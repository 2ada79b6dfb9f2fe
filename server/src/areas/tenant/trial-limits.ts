import { type Subscription, trialItems } from '@jackfield/contract/api/subscription';
import { defineMessages, type Message, t } from '@jackfield/texts';
import type { TenantTable } from './tables.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { accountRow, holdAccountRow } from '../../platform/rows.ts';

/** What the server says of what a trial limits. */
const texts = defineMessages('server.tenant', {
  trialCompanies:
    'Your trial allows up to {count, plural, one {{count} company number} other {{count} company numbers}}. End the trial to add more.',
  trialCompanyNumbers:
    'Your trial allows up to {count, plural, one {{count} phone number of company numbers} other {{count} phone numbers of company numbers}}. End the trial to add more.',
  trialDevices:
    'Your trial allows up to {count, plural, one {{count} desk phone} other {{count} desk phones}}. End the trial to add more.',
  trialUserNumbers:
    'Your trial allows up to {count, plural, one {{count} phone number of users} other {{count} phone numbers of users}}. End the trial to add more.',
  trialUsers:
    'Your trial allows up to {count, plural, one {{count} user} other {{count} users}}. End the trial to add more.',
});

interface Limit {
  /** Column of the account with the largest allowed count; null there means no limit. */
  readonly column: Extract<keyof TenantTable, `trial_maximum_${string}`>;
  /** What is said when there is no room for one more. */
  readonly refusal: Message;
  /** How many the account has that count (OP-58). */
  count(tx: Tx, tenantId: string): Promise<{ taken: number }>;
}

const numbersOf = (ownerType: 'company' | 'teammate') => (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('phone_number')
    .select((all) => all.fn.countAll<number>().as('taken'))
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', ownerType)
    .executeTakeFirstOrThrow();

const limits = {
  company: {
    column: 'trial_maximum_company',
    refusal: texts.trialCompanies,
    count: (tx, tenantId) =>
      tx
        .selectFrom('company')
        .select((all) => all.fn.countAll<number>().as('taken'))
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow(),
  },
  companyNumber: {
    column: 'trial_maximum_company_did',
    refusal: texts.trialCompanyNumbers,
    count: numbersOf('company'),
  },
  device: {
    column: 'trial_maximum_device',
    refusal: texts.trialDevices,
    count: (tx, tenantId) =>
      tx
        .selectFrom('device')
        .select((all) => all.fn.countAll<number>().as('taken'))
        .where('tenant_id', '=', tenantId)
        .where('type', '=', 'deskphone')
        .executeTakeFirstOrThrow(),
  },
  user: {
    column: 'trial_maximum_user',
    refusal: texts.trialUsers,
    count: (tx, tenantId) =>
      tx
        .selectFrom('teammate')
        .select((all) => all.fn.countAll<number>().as('taken'))
        .where('tenant_id', '=', tenantId)
        .where('status', '<>', 'cancel')
        .executeTakeFirstOrThrow(),
  },
  userNumber: {
    column: 'trial_maximum_user_did',
    refusal: texts.trialUserNumbers,
    count: numbersOf('teammate'),
  },
} as const satisfies Record<(typeof trialItems)[number], Limit>;

/** What a trial limits: companies and their numbers, desk phones, users and their numbers. */
export type TrialItem = keyof typeof limits;

/**
 * Makes sure that an account may have one more of a kind, or so many more (ROLE-17 to ROLE-21, OP-58). Call it
 * before inserting, in the same transaction: the account's row stays locked until that ends, so
 * parallel calls, on trial or not, come one after the other. Throws 409 TRIALLIMIT.
 */
export async function claimTrialRoom(
  tx: Tx,
  tenantId: string,
  item: TrialItem,
  wanted = 1,
): Promise<void> {
  const { column, refusal, count }: Limit = limits[item];
  const { is_trial: isTrial, [column]: limit } = await holdAccountRow(tx, tenantId);
  if (!isTrial || limit === null || wanted === 0) return;
  const { taken } = await count(tx, tenantId);
  if (Number(taken) + wanted <= limit) return;
  throw new ApiError('TRIALLIMIT', { message: t(refusal, { count: limit }) });
}

/** Of each kind, how many the account has, and how many the trial allows (OP-58). */
export async function trialUse(tx: Tx, tenantId: string): Promise<Subscription['limits']> {
  const account = await accountRow(tx, tenantId);
  const use: Subscription['limits'] = [];
  for (const item of trialItems) {
    const { column, count }: Limit = limits[item];
    const { taken } = await count(tx, tenantId);
    use.push({ item, used: Number(taken), limit: account.is_trial ? account[column] : null });
  }
  return use;
}

/** How many more of a kind the trial allows; null where nothing limits them (OP-58). */
export async function trialRoom(tx: Tx, tenantId: string, item: TrialItem): Promise<number | null> {
  const { column, count }: Limit = limits[item];
  const account = await tx
    .selectFrom('tenant')
    .select(['is_trial', `${column} as limit`])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  if (!account.is_trial || account.limit === null) return null;
  const { taken } = await count(tx, tenantId);
  return Math.max(0, account.limit - Number(taken));
}
