import type { HomeContribution } from '@jackfield/contract';
import { PeopleWatch } from './people-watch.tsx';

/** What users and teams have on Home. */
export const contract = '^1.4.0';

export const watch: HomeContribution['watch'] = ({ tell }) => <PeopleWatch tell={tell} />;
