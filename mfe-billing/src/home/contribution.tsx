import type { HomeContribution } from '@jackfield/contract';
import { BillingWatch } from './billing-watch.tsx';

/** What billing has on Home. */
export const contract = '^1.4.0';

export const watch: HomeContribution['watch'] = ({ tell }) => <BillingWatch tell={tell} />;
