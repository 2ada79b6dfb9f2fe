import type { RestorableRecord, RestoredEntity } from './restorable.ts';
import { restorableAccount } from './restorable-account.ts';
import { restorableCompany } from './restorable-company.ts';
import { restorableMenu } from './restorable-menu.ts';
import { restorableTeam } from './restorable-team.ts';
import { restorableTeammate } from './restorable-teammate.ts';

/** How records of each kind go back. */
export const restorables: Readonly<Record<RestoredEntity, RestorableRecord>> = {
  teammate: restorableTeammate,
  team: restorableTeam,
  company: restorableCompany,
  tenant: restorableAccount,
  ivr: restorableMenu,
};

/** Whether records of a kind have members that go back. */
export const isRestorable = (entity: string): entity is RestoredEntity => entity in restorables;
