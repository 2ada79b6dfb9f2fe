import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import type { DemoCompany, DemoTarget, DemoWeek } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import type { Loading } from './loading.ts';
import { termsOf } from './numbers.ts';

/** Company numbers with hours, targets and phone numbers; menus and media come after them. */
export async function loadCompanies(loading: Loading): Promise<void> {
  const { account, tx } = loading;
  await insertAll(
    tx,
    'company',
    account.companies.map((company, index) => row(loading, company, index)),
  );
  await insertAll(
    tx,
    'phone_number',
    account.companies.flatMap((company) => numbers(loading, company)),
  );
}

function row(loading: Loading, company: DemoCompany, index: number) {
  const { account, now } = loading;
  const at = daysAgo(now, account.createdDaysAgo - index);
  return {
    id: loading.id('company', company.label),
    tenant_id: loading.tenantId,
    label: company.label,
    is_default: index === 0,
    business_hour: JSON.stringify(
      company.week === 'always' ? alwaysOpenIn(account.timeZone) : hours(loading, company.week),
    ),
    call_handling_open_hour: JSON.stringify(target(loading, company.open)),
    call_handling_closed_hour: JSON.stringify(target(loading, company.closed)),
    sms_handling: null,
    caller_id_permission: JSON.stringify({ type: 'everyone', teammateIds: [] }),
    created_at: at,
    updated_at: at,
  };
}

/** Business hours with dates (annex J3). */
export function hours(loading: Loading, week: DemoWeek) {
  const days = [
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
  ] as const;
  const weekly = Object.fromEntries(
    days.map((day) => [
      day,
      (week[day] ?? []).map((period) => {
        const [from, to] = period.split('-');
        return { from, to };
      }),
    ]),
  );
  const year = loading.now.getUTCFullYear();
  const holiday = (name: string, day: string) => ({
    id: loading.id('holiday', name),
    name,
    from: `${year}-${day}`,
    to: `${year}-${day}`,
    closed: true,
    intervals: [],
    repeatsYearly: true,
  });
  const dates = [holiday('New Year', '01-01'), holiday('Christmas Day', '12-25')];
  return { alwaysOpen: false, timeZone: loading.account.timeZone, weekly, dates };
}

/** Turns names into ids (annex F1). */
function target(
  loading: Loading,
  wanted: DemoTarget,
): { actionType: string; actionValue: unknown } {
  const { actionType } = wanted;
  switch (wanted.actionType) {
    case 'teammate':
      return { actionType, actionValue: loading.id('teammate', wanted.email) };
    case 'team':
      return { actionType, actionValue: loading.id('team', wanted.team) };
    case 'ivr':
      return { actionType, actionValue: loading.id('menu', wanted.menu) };
    case 'number':
      return { actionType, actionValue: wanted.number };
    case 'message':
      return { actionType, actionValue: loading.id('media', wanted.medium) };
    case 'voicemail':
      return {
        actionType,
        actionValue: { ownerType: 'teammate', ownerId: loading.id('teammate', wanted.email) },
      };
    case 'callgroup':
      return {
        actionType,
        actionValue: {
          option: 'simultaneous',
          list: wanted.emails.map((email) => loading.id('teammate', email)),
        },
      };
  }
}

function numbers(loading: Loading, company: DemoCompany) {
  return company.numbers.map((number, index) => ({
    id: loading.id('number', number),
    tenant_id: loading.tenantId,
    number,
    owner_type: 'company' as const,
    owner_id: loading.id('company', company.label),
    label: index === 0 ? company.label : `${company.label} toll-free`,
    is_default: index === 0,
    ...termsOf(loading, number),
    created_at: daysAgo(loading.now, loading.account.createdDaysAgo - index),
  }));
}
