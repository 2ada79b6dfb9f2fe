import type { HomeContribution } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import { AnswersCard } from './answers-card.tsx';
import { CallsCard } from './calls-card.tsx';
import { homeMessages } from './messages.ts';
import { NumbersWatch } from './numbers-watch.tsx';

/** What numbers and company have on Home. */
export const contract = '^1.4.0';

export const cards: HomeContribution['cards'] = [
  {
    id: 'answers',
    place: 'main',
    order: 10,
    label: () => t(homeMessages.answers),
    height: 320,
    render: () => <AnswersCard />,
  },
  {
    id: 'calls',
    place: 'side',
    order: 10,
    label: () => t(homeMessages.calls),
    height: 180,
    render: () => <CallsCard />,
  },
];

export const watch: HomeContribution['watch'] = ({ tell }) => <NumbersWatch tell={tell} />;
