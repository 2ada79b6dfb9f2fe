import type { TextNumber } from '@jackfield/contract/api/text';
import { sql } from 'kysely';
import { personOf, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { selectShowable } from '../call-handling/shown-numbers.ts';
import { partiesOf } from '../call-log/scope.ts';
import { classKey, classOf, readClasses } from '../texting/classes.ts';
import { canText } from '../texting/status.ts';

interface NumberRow {
  readonly id: string;
  readonly number: string;
  readonly label: string;
  readonly ownerType: 'company' | 'teammate';
  readonly ownerId: string;
  readonly key: string;
}

/**
 * Numbers that somebody texts from: their own, and of the company's those whose texts come to them
 * or their teams, and those that they may show; admins all of the company's. None that is being set
 * up.
 */
export async function selectTextNumbers(
  tx: Tx,
  context: RequestContext,
  { number }: { readonly number?: string } = {},
): Promise<TextNumber[]> {
  const actor = signedIn(context);
  const { tenantId, teammateId, country } = actor;
  if (personOf(actor) === null) return [];
  const isAll = context.reach === 'account';
  const shown = isAll ? [] : await selectShowable(tx, actor);
  const parties = await partiesOf(tx, actor);
  const classes = await readClasses(tx, tenantId, country);
  const { rows } = await sql<NumberRow>`
    select n.id, n.number, coalesce(o.label, n.label) as label, n.owner_type as "ownerType",
      n.owner_id as "ownerId", ${classKey(classes)} as key
    from phone_number n
    left join campaign_number c on c.phone_number_id = n.id
    left join company o on n.owner_type = 'company' and o.id = n.owner_id
    where n.tenant_id = ${tenantId} and not is_being_set_up(n.id)
      and (${number ?? null}::text is null or n.number = ${number ?? null})
      and (n.owner_type = 'company' and (${isAll} or n.id = any(${shown.map(({ id }) => id)}::uuid[])
          or o.sms_handling ->> 'actionValue' = any(${parties}::text[]))
        or n.owner_type = 'teammate' and n.owner_id = ${teammateId})
    order by n.owner_type = 'company', n.is_default desc, n.number`.execute(tx);
  return rows.map(({ ownerType, ownerId, key, ...row }) => {
    const { verdict } = classOf(classes, key);
    return {
      ...row,
      owner: { kind: ownerType, id: ownerId },
      isReady: canText(verdict),
      reason: verdict.reason,
    };
  });
}
