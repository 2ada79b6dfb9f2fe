import type { CallOverride } from '@jackfield/contract/api/call-override';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type {
  RoutedCompany,
  RoutedMedium,
  RoutedMenu,
  RoutedNumber,
  RoutedPerson,
  RoutedTeam,
  RoutingConfig,
  RoutingOverride,
  UnreadablePart,
} from '@jackfield/domain/routing';
import { hoursAreUnreadable } from '../call-handling/stored-hours.ts';
import { overrideIsUnreadable } from '../call-handling/stored-override.ts';
import { ownVoicemail, storedTarget, targetIsUnreadable } from '../call-handling/stored-target.ts';
import { everyone, toCompany } from '../company-numbers/record.ts';
import { toMenu } from '../ivr/dto.ts';
import { toTeam } from '../team/dto.ts';
import type { MediumRow, RoutingRows } from './rows.ts';

const toMedium = ({ id, file_name, input_text }: MediumRow): RoutedMedium => ({
  id,
  fileName: file_name,
  text: input_text,
});

function toNumbers({ account, numbers }: RoutingRows): RoutedNumber[] {
  return numbers.map((row) => ({
    id: row.id,
    number: row.number,
    label: row.label,
    ownerType: row.owner_type,
    ownerId: row.owner_id,
    // Text messages are registered in the USA alone (annex C3).
    canText: account.country !== 'USA' || row.is_registered,
  }));
}

function toOverride(stored: CallOverride | null): RoutingOverride | null {
  if (stored === null) return null;
  const { until, target, setBy, note } = stored;
  return { until: Date.parse(until), target, by: setBy.name, note };
}

/** The places of a record whose stored value cannot be read, where there are any. */
function unreadable(places: Partial<Record<UnreadablePart, boolean>>) {
  const parts = (Object.keys(places) as UnreadablePart[]).filter((part) => places[part]);
  return parts.length > 0 ? { unreadable: parts } : {};
}

function toCompanies({ companies, people }: RoutingRows): RoutedCompany[] {
  const ownerId = people.find((person) => person.is_tenant_owner)?.id ?? '';
  return companies.map((row) => {
    const { smsHandling, ...company } = toCompany(row, {
      numbers: [],
      ivr: [],
      ownerId,
      callerIDPermission: everyone,
    });
    return {
      id: company.id,
      label: company.label,
      isDefault: company.isDefault,
      businessHour: company.businessHour,
      openHour: company.callHandlingOpenHour,
      closedHour: company.callHandlingClosedHour,
      override: toOverride(company.override),
      sms: smsHandling.actionType === 'none' ? null : smsHandling,
      ...unreadable({
        date: hoursAreUnreadable(row.business_hour, company.businessHour),
        openHour: targetIsUnreadable('companyOpenHour', row.call_handling_open_hour),
        closedHour: targetIsUnreadable('companyClosedHour', row.call_handling_closed_hour),
        override: overrideIsUnreadable('company', row.routing_override),
      }),
    };
  });
}

const noParts = { members: [], voicemailGreetings: [], musicOnHolds: [], ivr: [] };

function toTeams(rows: RoutingRows, greetings: ReadonlyMap<string, string>): RoutedTeam[] {
  const tenant_time_zone = rows.account.time_zone;
  return rows.teams.map((row) => {
    const team = toTeam({ ...row, tenant_time_zone }, noParts);
    const members = rows.members.get(team.id) ?? [];
    const signedOutIds = members.flatMap(({ id, isSignedOut }) => (isSignedOut ? [id] : []));
    return {
      id: team.id,
      name: team.name,
      inboundFlow: team.inboundFlow,
      ...team.ringGroup,
      maxWaitSeconds: team.callQueue.maxWaitSeconds,
      maxCallers: team.callQueue.maxCallers,
      holdMusic: rows.media.flatMap(({ id, kind, owner_id, is_selected }) =>
        kind === 'hold' && owner_id === row.id && is_selected ? [id] : [],
      ),
      memberIds: members.map(({ id }) => id),
      ...(signedOutIds.length > 0 && { signedOutIds }),
      businessHour: team.businessHour,
      openHour: team.callHandlingOpenHour,
      missedCall: team.missedCallHandling,
      override: toOverride(team.override),
      hasGreeting: greetings.has(team.id),
      greeting: greetings.get(team.id) ?? null,
      ...unreadable({
        date:
          row.business_hour !== null && hoursAreUnreadable(row.business_hour, team.businessHour),
        openHour: targetIsUnreadable('teamOpenHour', row.call_handling_open_hour),
        missedCall: targetIsUnreadable('teamMissedCall', row.missed_call_handling),
        override: overrideIsUnreadable('team', row.routing_override),
      }),
    };
  });
}

function toPeople({ people }: RoutingRows, greetings: ReadonlyMap<string, string>): RoutedPerson[] {
  return people.map((row) => {
    const stored: RoutingTarget = storedTarget(
      'teammateMissedCall',
      row.missed_call_handling,
      ownVoicemail,
    );
    return {
      id: row.id,
      name: row.full_name,
      // Rows that the past kept before it had first names have none.
      ...(row.first_name && { firstName: row.first_name }),
      status: row.status,
      ...(row.is_without_telephone && { hasTelephone: false }),
      missedCall: stored,
      hasGreeting: greetings.has(row.id),
      greeting: greetings.get(row.id) ?? null,
      isAccountOwner: row.is_tenant_owner,
      ...unreadable({
        missedCall: targetIsUnreadable('teammateMissedCall', row.missed_call_handling),
      }),
    };
  });
}

function toMenus({ menus, media }: RoutingRows): RoutedMenu[] {
  const byMenu = Map.groupBy(
    media.filter(({ kind }) => kind === 'ivr'),
    (medium) => medium.owner_id,
  );
  return menus.map((row) => {
    const { id, name, isDefault, keys, menuMedia, retries, timeout } = toMenu(row, []);
    const own = { ownerType: row.owner_type, ownerId: row.owner_id };
    const sounds = (byMenu.get(id) ?? []).map(toMedium);
    return { id, ...own, name, isDefault, keys, menuMedia, media: sounds, retries, timeout };
  });
}

/** Kind, id and places of each record of which something stored cannot be read. */
export function unreadableIn({ companies, teams, people }: RoutingConfig) {
  const of = (kind: string, records: readonly Pick<RoutedPerson, 'id' | 'unreadable'>[]) =>
    records.flatMap(({ id, unreadable: parts }) => (parts ? [{ kind, id, parts }] : []));
  return [...of('company', companies), ...of('team', teams), ...of('teammate', people)];
}

/** The stored routing as the engine takes it; presets stand where nothing is stored (annex F1). */
export function toConfig(rows: RoutingRows): RoutingConfig {
  const { account, media, blocked } = rows;
  const greetings = new Map(
    media
      .filter((medium) => medium.kind === 'voicemail' && medium.is_selected)
      .map((medium) => [medium.owner_id, medium.id] as const),
  );
  const of = (direction: 'inbound' | 'outbound') =>
    blocked.filter((entry) => entry.direction === direction);
  return {
    country: account.country,
    numbers: toNumbers(rows),
    companies: toCompanies(rows),
    teams: toTeams(rows, greetings),
    people: toPeople(rows, greetings),
    menus: toMenus(rows),
    messages: media.flatMap((medium) => {
      const { kind, owner_type: ownerType, owner_id: ownerId } = medium;
      if (kind !== 'message' || (ownerType !== 'company' && ownerType !== 'team')) return [];
      return [{ ...toMedium(medium), ownerType, ownerId }];
    }),
    blockedCallers: of('inbound').flatMap(({ number }) => number ?? []),
    blockedNumbers: of('outbound').flatMap(({ number }) => number ?? []),
    blockedCountries: of('outbound').flatMap(({ country, blacklist_type: type }) =>
      type === 'country' ? (country ?? []) : [],
    ),
    allowedCountries: account.callable,
    hold: account.hold,
  };
}
