import { paths } from '@jackfield/contract';
import { zoneName } from '@jackfield/domain/days-in-words';
import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { whenText } from '@jackfield/records/hours-text';
import { useT } from '@jackfield/runtime';
import { Link } from 'react-router';
import css from './week-grid.module.css';
import { MarkSign } from './mark-sign.tsx';
import { targetMessages } from './messages.ts';
import { targetText } from './target-text.ts';

interface NumberHeadProps {
  config: RoutingConfig;
  company: RoutedCompany;
  zone: string;
  now: number;
}

/** The head of a number's row: its name and where calls go, or until when it is closed. */
export function NumberHead({ config, company, zone, now }: NumberHeadProps) {
  const t = useT();
  const { id, label, businessHour, override, openHour } = company;
  const own = businessHour.timeZone;
  const isClosed = override !== null && now < override.until;
  const target = targetText(config, openHour);
  return (
    <th scope="row" className={css.numberHead}>
      <Link to={paths.admin.numbers.edit(id, 'business-hour')} className="ui-clip">
        {label}
      </Link>
      {isClosed ? (
        <span className={css.closedNote}>
          <MarkSign kind="override" />
          <span className="ui-clip">
            {t(targetMessages.closedUntil, { when: whenText(own, override.until, now) })}
          </span>
        </span>
      ) : (
        <span className="ui-note ui-clip" title={target}>
          {own === zone ? target : zoneName(own)}
        </span>
      )}
    </th>
  );
}
