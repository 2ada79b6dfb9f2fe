import type { Teammate } from '@jackfield/contract/api/teammate';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { notFound } from '../../platform/errors.ts';
import { accountRow, readRow } from '../../platform/rows.ts';
import { greetingsOf } from '../media/greetings.ts';
import { type TeammateParts, type TeammateRow, toTeammate } from './dto.ts';

/** The row of a person in any status; 404 when the tenant has none. */
export async function teammateRow(tx: Tx, tenantId: string, id: string): Promise<TeammateRow> {
  return readRow(tx, 'teammate', { tenantId, id });
}

/** A person who is not cancelled, whole; 404 otherwise. */
export async function readTeammate(tx: Tx, tenantId: string, id: string): Promise<Teammate> {
  const row = await teammateRow(tx, tenantId, id);
  if (row.status === 'cancel') throw notFound();
  return toTeammate(row, await partsOf(tx, tenantId, id));
}

/** A person in any status, whole: the answer to a change that may have cancelled them. */
export async function readChangedTeammate(tx: Tx, tenantId: string, id: string): Promise<Teammate> {
  return toTeammate(await teammateRow(tx, tenantId, id), await partsOf(tx, tenantId, id));
}

/** Phone numbers of a person, the default first. */
export const numbersOfPerson = (tx: Tx, tenantId: string, id: string) =>
  tx
    .selectFrom('phone_number')
    .select(['id', 'number', 'is_default as isDefault', 'label'])
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', id)
    .orderBy('is_default', 'desc')
    .orderBy('number')
    .execute();

async function partsOf(tx: Tx, tenantId: string, id: string): Promise<TeammateParts> {
  const tenant = await accountRow(tx, tenantId);
  const phoneNumbers = await numbersOfPerson(tx, tenantId, id);
  const teams = await tx
    .selectFrom('team_member as m')
    .innerJoin('team as t', 't.id', 'm.team_id')
    .select(['t.id', 't.name'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.teammate_id', '=', id)
    .orderBy(byName('t.name'))
    .execute();
  return {
    tenantName: tenant.company_name,
    accountLanguage: tenant.language,
    phoneNumbers,
    musicOnHolds: await greetingsOf(tx, tenantId, { type: 'teammate', id, isHold: true }),
    voicemailGreetings: await greetingsOf(tx, tenantId, { type: 'teammate', id }),
    teams,
  };
}
