import type { CommandsContribution } from '@jackfield/contract';
import { settingsTabs } from '../layout/settings-tabs.ts';

/** Range of the contract that knows contributions. */
export const contract = '^1.4.0';

/** The own settings of people without the admin pages; an admin's are the own record. */
export const commands: CommandsContribution['commands'] = ({ role }) =>
  role === 'standard'
    ? settingsTabs().map(({ label, to }) => ({ id: to, kind: 'page', label, to }))
    : [];
