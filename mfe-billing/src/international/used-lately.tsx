import { sumAmounts } from '@jackfield/domain';
import { paths } from '@jackfield/contract';
import type { AbroadUse } from '@jackfield/contract/api/call-restriction';
import { Link, useFormats, useT } from '@jackfield/runtime';
import { internationalMessages as messages } from './messages.ts';
import css from './stopped-list.module.css';

interface UsedLatelyProps {
  use: AbroadUse;
  /** Countries that are to be turned off. */
  countries: readonly string[];
}

/** Who called these countries lately, and for how much; nothing where nobody did. */
export function UsedLately({ use, countries }: UsedLatelyProps) {
  const t = useT();
  const { money } = useFormats();
  const of = use.countries.filter(({ country }) => countries.includes(country));
  const users = new Set(of.flatMap((one) => one.users)).size;
  if (users === 0) return null;
  const query = new URLSearchParams({ usageType: 'international' });
  const [only, ...others] = of;
  if (only !== undefined && others.length === 0) query.set('destination', only.country);
  const sum = sumAmounts(of.map(({ amount }) => amount));
  return (
    <p className={`ui-secondary ${css.lately}`}>
      {t(messages.usedBy, { users, amount: money(sum, use.currency) })}{' '}
      <Link className={css.inText} to={`${paths.admin.billing.usage()}?${query}`}>
        {t(messages.seeWho)}
      </Link>
    </p>
  );
}
