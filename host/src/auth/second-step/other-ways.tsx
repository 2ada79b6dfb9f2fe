import type { LucideIcon } from 'lucide-react';
import { ChevronRight } from 'lucide-react';
import css from './second-step.module.css';

export interface OtherWay {
  readonly key: string;
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  run(): void;
}

/** Ways beside the one that is asked for, one row each. */
export function OtherWays({ label, ways }: { label: string; ways: readonly OtherWay[] }) {
  if (ways.length === 0) return null;
  return (
    <ul className={css.ways} aria-label={label}>
      {ways.map(({ key, Icon, title, text, run }) => (
        <li key={key}>
          <button type="button" className={css.way} onClick={run}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className={css.words}>
              <strong>{title}</strong>
              <span className="ui-secondary">{text}</span>
            </span>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
