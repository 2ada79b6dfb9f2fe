import type { HomeContribution } from '@jackfield/contract';
import { IntegrationsWatch } from './integrations-watch.tsx';

/** What integrations have on Home. */
export const contract = '^1.4.0';

export const watch: HomeContribution['watch'] = ({ tell }) => <IntegrationsWatch tell={tell} />;
