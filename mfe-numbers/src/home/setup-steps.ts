import { paths, type SetupStep } from '@jackfield/contract';
import { dayText, localTimeAt, upcoming } from '@jackfield/domain/business-hours';
import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { type Account, t } from '@jackfield/runtime';
import { setupMessages } from './messages.ts';

/** A label that is more than the number itself. */
const isNamed = ({ label }: RoutedCompany) => /\p{L}/u.test(label);

function hasDateAhead({ businessHour: { dates, timeZone } }: RoutedCompany, now: number): boolean {
  const today = dayText(localTimeAt(timeZone, now).day);
  return dates.some((date) => upcoming(date, today) !== null);
}

/** Steps that set the numbers of an account up, each with whether it is done. */
export function setupSteps(
  { companies, menus, teams, people }: RoutingConfig,
  account: Pick<Account, 'country' | 'e911Address'>,
  now: number,
): SetupStep[] {
  const { numbers, company } = paths.admin;
  const [first] = companies;
  const pageOf = (page: 'info' | 'business-hour' | 'call-handling', one = first) =>
    one ? numbers.edit(one.id, page) : numbers.listing();
  const hasGreeting =
    menus.some(({ menuMedia }) => menuMedia.greeting !== null) ||
    [...teams, ...people].some((one) => one.hasGreeting);
  return [
    {
      id: 'name',
      order: 1,
      text: t(setupMessages.name),
      isDone: first !== undefined && companies.every(isNamed),
      minutes: 1,
      to: pageOf('info', companies.find((one) => !isNamed(one)) ?? first),
    },
    {
      id: 'hours',
      order: 2,
      text: t(setupMessages.hours),
      isDone: companies.some(({ businessHour }) => !businessHour.alwaysOpen),
      minutes: 3,
      to: pageOf('business-hour'),
    },
    {
      id: 'greeting',
      order: 4,
      text: t(setupMessages.greeting),
      isDone: hasGreeting,
      minutes: 4,
      to: pageOf('call-handling'),
    },
    {
      id: 'dates',
      order: 5,
      text: t(setupMessages.dates),
      isDone: companies.some((one) => hasDateAhead(one, now)),
      minutes: 1,
      to: numbers.calendar(),
    },
    ...(account.country === 'MYS'
      ? []
      : [
          {
            id: 'emergency',
            order: 6,
            text: t(setupMessages.emergency),
            isDone: Boolean(account.e911Address),
            minutes: 2,
            to: company.e911(),
          },
        ]),
  ];
}
