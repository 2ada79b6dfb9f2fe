import { ChevronRight } from '@jackfield/kit/ui/icons';
import { accountAtom, breadcrumbAtom, type Crumb, Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { decisionAtom } from '../areas/atoms.ts';
import { isPage } from '../navigation/decide.ts';
import css from './breadcrumb.module.css';
import { messages } from './messages.ts';

/** The trail that the open page has published, else the company alone (SHELL-09). */
function useTrail(): readonly Crumb[] {
  const company = useAtomValue(accountAtom)?.companyName ?? '';
  const decision = useAtomValue(decisionAtom);
  const published = useAtomValue(breadcrumbAtom);
  return isPage(decision) && published.length > 0 ? published : [{ label: company }];
}

export function Breadcrumb() {
  const t = useT();
  const trail = useTrail();
  return (
    <nav aria-label={t(messages.breadcrumb)} className={css.trail}>
      <ol className={css.list}>
        {trail.map(({ label, to }, at) => (
          <li key={`${at} ${label}`} className={css.crumb} data-last={at === trail.length - 1}>
            {at > 0 && (
              <ChevronRight
                size={14}
                strokeWidth={1.75}
                className={css.between}
                aria-hidden="true"
              />
            )}
            {to && at < trail.length - 1 ? (
              <Link to={to} className={`ui-secondary ui-clip ${css.text}`} title={label}>
                {label}
              </Link>
            ) : (
              <span
                className={`ui-secondary ui-clip ${css.text}`}
                title={label}
                {...(at === trail.length - 1 ? { 'aria-current': 'page' } : {})}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
