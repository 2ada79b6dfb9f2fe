import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './form.module.css';

const kinds = {
  info: { Icon: Info, className: css.note },
  bad: { Icon: CircleAlert, className: `${css.note} ${css.bad}` },
  good: { Icon: CircleCheck, className: `${css.note} ${css.good}` },
} as const;

/** The one message above the fields: why the last session ended, or what has just happened. */
export function Note({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  const { Icon, className } = kinds[kind];
  return (
    <div className={className} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
