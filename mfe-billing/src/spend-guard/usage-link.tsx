import { paths } from '@jackfield/contract';
import type { SpendDriver } from '@jackfield/contract/api/spend-guard';
import { Avatar } from '@jackfield/kit/ui/core';
import { Link, useT } from '@jackfield/runtime';
import css from './drivers.module.css';
import { guardMessages as messages } from './messages.ts';

/** Calls abroad of a day in the tab of usage, of one person and to one country where given. */
function callsAbroad(day: string, of: { user?: string; destination?: string } = {}): string {
  const query = new URLSearchParams({ usageType: 'international', day, ...of });
  return `${paths.admin.billing.usage()}?${query}`;
}

/** The way to the calls of all drivers of a day. */
export function UsageLink({ day }: { day: string }) {
  const t = useT();
  return (
    <Link className={css.usage} to={callsAbroad(day)}>
      {t(messages.openUsage)}
    </Link>
  );
}

/** Who drove it, and the way to their calls. */
export function DriverName({ driver, day }: { driver: SpendDriver; day: string }) {
  const t = useT();
  const { personId, personName, country } = driver;
  const name = personName || t(messages.companyNumber);
  return (
    <span className={css.who}>
      <Avatar name={name} size={24} />
      {personId === null ? (
        <span className="ui-clip">{name}</span>
      ) : (
        <Link className="ui-clip" to={callsAbroad(day, { user: personId, destination: country })}>
          {name}
        </Link>
      )}
    </span>
  );
}
