import type { EmergencyCounts } from '@jackfield/contract/api/emergency';
import { CircleCheck, MapPin, TriangleAlert } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import css from './board.module.css';
import { boardMessages as messages } from './messages.ts';

/** Whom 911 would find, counted in people. */
export function BoardHead({ counts }: { counts: EmergencyCounts }) {
  const t = useT();
  const { people, toFix: lost, unchecked, valid: found } = counts;
  const [meaning, Icon, title, text] =
    lost > 0
      ? ([
          'error',
          TriangleAlert,
          t(messages.lost, { lost, people }),
          t(messages.lostText),
        ] as const)
      : unchecked > 0
        ? ([
            'warning',
            MapPin,
            t(messages.found, { found, people }),
            t(messages.foundText, { count: unchecked }),
          ] as const)
        : (['success', CircleCheck, t(messages.all, { people }), t(messages.allText)] as const);
  return (
    <div className={css.head}>
      <span
        className={`ui-tile ${css.sign}`}
        style={{ background: `var(--ui-${meaning}-tint)`, color: `var(--ui-${meaning}-text)` }}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div>
        <h2 className="ui-section">{title}</h2>
        <p className="ui-secondary">{text}</p>
      </div>
    </div>
  );
}
