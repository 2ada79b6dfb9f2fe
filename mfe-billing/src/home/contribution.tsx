import type { HomeContribution } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import { BillingWatch } from './billing-watch.tsx';
import { subscriptionMessages } from '../subscription/messages.ts';
import { TrialCard } from './trial-card.tsx';

/** What billing has on Home. */
export const contract = '^1.4.0';

export const cards: HomeContribution['cards'] = [
  {
    id: 'trial',
    place: 'side',
    order: 5,
    label: () => t(subscriptionMessages.trial),
    height: 220,
    render: () => <TrialCard />,
  },
];

export const watch: HomeContribution['watch'] = ({ tell }) => <BillingWatch tell={tell} />;
