import type { HomeChoice } from '@jackfield/contract/api/home';
import type { Tx } from '../../platform/database.ts';

/** Of whom a choice is. */
export interface Chooser {
  readonly tenantId: string;
  readonly teammateId: string;
}

const none: HomeChoice = {
  startPage: null,
  isSetupFolded: false,
  isSetupOver: false,
  hidden: [],
  read: [],
};

/** How a person has Home; as everybody has it until something was chosen. */
export async function selectHomeChoice(tx: Tx, of: Chooser): Promise<HomeChoice> {
  const row = await tx
    .selectFrom('home_choice')
    .select([
      'start_page as startPage',
      'is_setup_folded as isSetupFolded',
      'is_setup_over as isSetupOver',
      'hidden',
      'read',
    ])
    .where('tenant_id', '=', of.tenantId)
    .where('teammate_id', '=', of.teammateId)
    .executeTakeFirst();
  return row ?? none;
}

/** Stores the whole choice of a person. */
export async function storeHomeChoice(tx: Tx, of: Chooser, choice: HomeChoice): Promise<void> {
  const row = {
    start_page: choice.startPage,
    is_setup_folded: choice.isSetupFolded,
    is_setup_over: choice.isSetupOver,
    hidden: choice.hidden,
    read: choice.read,
  };
  await tx
    .insertInto('home_choice')
    .values({ tenant_id: of.tenantId, teammate_id: of.teammateId, ...row })
    .onConflict((conflict) => conflict.column('teammate_id').doUpdateSet(row))
    .execute();
}
