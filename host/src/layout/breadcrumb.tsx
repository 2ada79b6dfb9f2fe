import { ChevronRight } from '@jackfield/kit/ui/icons';
import { accountAtom, breadcrumbAtom, Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './breadcrumb.module.css';
import { messages } from './messages.ts';
import { decisionAtom } from '../areas/atoms.ts';

/** Company, then the trail that the open page has published (SHELL-09). */
export function Breadcrumb() {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const isPage = useAtomValue(decisionAtom).kind === 'area';
  const published = useAtomValue(breadcrumbAtom);
  const trail = isPage ? published : [];
  return (
    <nav aria-label={t(messages.breadcrumb)} className={css.trail}>
      <ol className={css.list}>
        <li className={css.crumb} data-last={trail.length === 0}>
          <span className={css.text}>{account?.companyName}</span>
        </li>
        {trail.map(({ label, to }, at) => (
          <li key={`${at} ${label}`} className={css.crumb} data-last={at === trail.length - 1}>
            <ChevronRight size={14} strokeWidth={1.75} className={css.between} aria-hidden="true" />
            {to ? (
              <Link to={to} className={css.text}>
                {label}
              </Link>
            ) : (
              <span className={css.text} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
