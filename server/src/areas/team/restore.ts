import type { Restored } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { presentPeople } from '../../platform/rows.ts';
import { type SoftDeletedRows, softDeletedRows, putBack } from '../../platform/soft-deleted.ts';
import { write } from '../../platform/write.ts';
import { planOverrideEnd } from '../call-handling/change-override.ts';
import { reopened } from '../call-handling/stored-override.ts';
import { emptyMissing } from '../routing-uses/missing-targets.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { auditMembers } from './dto.ts';
import { readTeam } from './repository.ts';
import { texts } from './texts.ts';

const idOf = (row: Record<string, unknown>) => String(row.teammate_id);

/** Former members who left stay away, and a team is closed for now only while that still holds. */
function asNow(
  { table, rows }: SoftDeletedRows,
  here: ReadonlySet<string>,
  now: Date,
): SoftDeletedRows {
  if (table === 'team') return { table, rows: reopened('team', rows, now) };
  if (table !== 'team_member') return { table, rows };
  return { table, rows: rows.filter((row) => here.has(idOf(row))) };
}

/**
 * Brings a deleted team back with the members who are still in the account, its menus and media;
 * what of its routing leads nowhere any more goes back to
 * the preset, and is named (annex J2). Throws 404 when it is not kept any more, 409 DUPLICATE when name or extension are
 * taken, 400 when nobody of it is left.
 */
export async function restoreTeam(context: RequestContext, id: string): Promise<Restored> {
  const { tenantId } = signedIn(context);
  return namingDuplicates(
    write<Restored>(context, {
      entity: 'team',
      id,
      action: 'team.restore',
      async change(tx) {
        const kept = await softDeletedRows(tx, context, 'team', id);
        if (kept === null) throw new ApiError('NOTFOUND');
        const members = kept.find(({ table }) => table === 'team_member')?.rows ?? [];
        const people = await presentPeople(tx, tenantId, members.map(idOf), 'share');
        const here = new Set(people.map((person) => person.id));
        if (here.size === 0) throw new ApiError('INVALIDINPUT', { message: t(texts.nobodyLeft) });
        const rows = kept.map((part) => asNow(part, here, context.clock.now()));
        await putBack(tx, tenantId, { entity: 'team', id, rows });
        const rowsIn = (table: string) => rows.find((part) => part.table === table)?.rows ?? [];
        const skipped = members
          .filter((row) => !here.has(idOf(row)))
          .map(() => ({ field: 'members', message: t(texts.memberUnavailable) }))
          .slice(0, 1);
        skipped.push(...(await emptyMissing(tx, tenantId, { table: 'team', id })));
        for (const menu of rowsIn('ivr_menu')) {
          const row = { table: 'ivr_menu', id: String(menu.id) } as const;
          skipped.push(...(await emptyMissing(tx, tenantId, row)));
        }
        const team = await readTeam(tx, tenantId, id);
        await planOverrideEnd(tx, tenantId, { owner: 'team', id, stored: team.override });
        return {
          before: null,
          after: auditMembers(team),
          name: team.name,
          events: [{ method: 'CreateEntityAsync', eventType: 'team', id }],
          result: { restored: ['team'], skipped },
        };
      },
    }),
  );
}
