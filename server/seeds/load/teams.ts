import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { hours } from './companies.ts';
import type { Loading } from './loading.ts';
import { addMedium } from './media.ts';

/**
 * Teams with their members, in the order in which the people are listed; call queues have a voicemail
 * greeting of their own.
 */
export async function loadTeams(loading: Loading): Promise<void> {
  const { account, tx, tenantId, now } = loading;
  const at = daysAgo(now, account.createdDaysAgo - 1);
  await insertAll(
    tx,
    'team',
    account.teams.map((team) => ({
      id: loading.id('team', team.name),
      tenant_id: tenantId,
      name: team.name,
      extension: team.extension,
      inbound_flow: team.inboundFlow,
      ring_group: JSON.stringify({ option: 'simultaneous', ringSeconds: team.ringSeconds }),
      call_queue: JSON.stringify({ maxWaitSeconds: 300, maxCallers: 10 }),
      business_hour: team.week ? JSON.stringify(hours(loading, team.week)) : null,
      created_at: at,
      updated_at: at,
    })),
  );
  const members = account.teams.flatMap((team) =>
    account.people
      .filter((person) => person.teams.includes(team.name))
      .map((person, position) => ({
        tenant_id: tenantId,
        team_id: loading.id('team', team.name),
        teammate_id: loading.id('teammate', person.email),
        position,
      })),
  );
  await insertAll(tx, 'team_member', members);
  for (const { name } of account.teams.filter((team) => team.inboundFlow === 'callQueue')) {
    await addMedium(loading, {
      ownerType: 'team',
      ownerId: loading.id('team', name),
      kind: 'voicemail',
      fileName: 'Nobody is free',
      text: `You have reached ${name}. Nobody is free at the moment, please leave a message.`,
    });
  }
}
