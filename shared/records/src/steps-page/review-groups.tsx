import { common, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import css from './review-groups.module.css';

/** What a step holds, once more. */
export interface ReviewGroup {
  readonly step: string;
  readonly title: string;
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly text: ReactNode;
  }[];
}

interface ReviewGroupsProps {
  groups: readonly ReviewGroup[];
  /** Lines beside each other where there is room. */
  columns?: 1 | 2;
  onEdit(step: string): void;
}

/** Everything that is sent, step by step, each with the way back to it. */
export function ReviewGroups({ groups, columns = 1, onEdit }: ReviewGroupsProps) {
  const t = useT();
  return (
    <div className="ui-card ui-rows">
      {groups.map(({ step, title, lines }) => (
        <section key={step} className={css.group} aria-label={title}>
          <h3>{title}</h3>
          <dl className={css.lines} data-columns={columns}>
            {lines.map(({ key, label, text }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className={css.edit}
            aria-label={t(common.editOf, { name: title })}
            onClick={() => onEdit(step)}
          >
            {t(common.edit)}
          </button>
        </section>
      ))}
    </div>
  );
}
