import type { HomeContribution } from '@jackfield/contract';
import { ComplianceWatch } from './compliance-watch.tsx';

/** What compliance has on Home. */
export const contract = '^1.4.0';

export const watch: HomeContribution['watch'] = ({ tell }) => <ComplianceWatch tell={tell} />;
