import type { Campaign } from '@jackfield/contract/api/campaign';
import { CircleAlert, CircleCheck, Clock } from '@jackfield/kit/ui/icons';
import { useFormats, useT } from '@jackfield/runtime';
import { timelineMessages as messages } from './messages.ts';
import css from './carrier-chips.module.css';

const icons = { approved: CircleCheck, refused: CircleAlert, waiting: Clock } as const;
const texts = {
  approved: messages.carrierApproved,
  refused: messages.carrierRefused,
  waiting: messages.carrierWaiting,
} as const;

/** What each carrier has said. */
export function CarrierChips({ carriers }: Pick<Campaign, 'carriers'>) {
  const t = useT();
  const { date } = useFormats();
  if (carriers.length === 0) return null;
  return (
    <ul className={css.carriers}>
      {carriers.map(({ carrier, state, at }) => {
        const Icon = icons[state];
        return (
          <li key={carrier} data-state={state}>
            <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
            <span>{carrier}</span>
            <span className="ui-hidden">{t(texts[state])}</span>
            {at !== null && (
              <time className="ui-secondary" dateTime={at}>
                {date(at)}
              </time>
            )}
          </li>
        );
      })}
    </ul>
  );
}
