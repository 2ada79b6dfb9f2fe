import css from './calendar.module.css';
import type { Mark } from './marks.ts';

/** The shape of a mark: a square, a bar, a triangle, a dashed ring; colour alone says nothing. */
export function MarkSign({ kind }: { kind: Mark['kind'] }) {
  return (
    <svg className={css.sign} data-kind={kind} viewBox="0 0 14 14" aria-hidden="true">
      {kind === 'date' && <rect x="2" y="2" width="10" height="10" rx="2" />}
      {kind === 'override' && <rect x="1" y="5" width="12" height="4" rx="1.5" />}
      {kind === 'planned' && <circle cx="7" cy="7" r="5" strokeDasharray="2 1.6" />}
      {kind === 'holiday' && <path d="M7 2 13 12.2H1Z" strokeLinejoin="round" />}
    </svg>
  );
}
