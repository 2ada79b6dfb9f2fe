import type { RoutedCompany, RoutedMenu, RoutedTeam, RoutingConfig } from './config.ts';
import { indexOf } from './config.ts';
import { edgesOf } from './edges.ts';
import { type Finding, objectOf, placeOf } from './finding.ts';
import { formatPhone } from '../phone.ts';

/** A ring group or queue in which nobody can answer. */
function teamFindings(config: RoutingConfig, { id, name, memberIds }: RoutedTeam): Finding[] {
  const { people } = indexOf(config);
  if (memberIds.some((member) => people.get(member)?.status === 'active')) return [];
  return [
    {
      code: 'emptyTeam',
      severity: 'warning',
      object: objectOf('team', id, name),
      message: `Nobody in ${name} can answer, so missed-call handling applies.`,
      fix: { text: 'Add a member', place: placeOf('team', id, 'member') },
    },
  ];
}

function companyFindings(config: RoutingConfig, company: RoutedCompany): Finding[] {
  const { id, label, businessHour, openHour, closedHour, sms } = company;
  const object = objectOf('company', id, label);
  const findings: Finding[] = [];
  if (!businessHour.alwaysOpen && isSame(openHour, closedHour)) {
    findings.push({
      code: 'openAndClosedAlike',
      severity: 'info',
      object,
      message: `${label} does the same in open and in closed hours.`,
      fix: {
        text: 'Choose what happens in closed hours',
        place: placeOf('company', id, 'closedHour'),
      },
    });
  }
  const silent = config.numbers.filter((one) => one.ownerId === id && !one.canText);
  if (sms !== null && silent.length > 0) {
    findings.push({
      code: 'textsNotRegistered',
      severity: 'warning',
      object,
      message: `Texts to ${label} are routed, and ${silent.map(({ number }) => formatPhone(number)).join(', ')} cannot text yet.`,
      fix: { text: 'Register the number', place: placeOf('company', id, 'sms') },
    });
  }
  return findings;
}

function callGroupFindings(config: RoutingConfig): Finding[] {
  const { people } = indexOf(config);
  const findings: Finding[] = [];
  const seen = new Set<unknown>();
  for (const { place, target } of edgesOf(config)) {
    if (target?.actionType !== 'callgroup' || seen.has(target)) continue;
    seen.add(target);
    if (target.actionValue.list.some((id) => people.get(id)?.status === 'active')) continue;
    const company = indexOf(config).companies.get(place.ownerId);
    const name = company?.label ?? indexOf(config).teams.get(place.ownerId)?.name ?? '';
    findings.push({
      code: 'emptyCallGroup',
      severity: 'error',
      object: objectOf(company ? 'company' : 'team', place.ownerId, name),
      message: `Nobody in the call group of ${name} can answer, so the call ends.`,
      fix: { text: 'Add a user to the call group', place },
    });
  }
  return findings;
}

function menuFindings({ id, name, menuMedia, media }: RoutedMenu): Finding[] {
  const object = objectOf('menu', id, name);
  const place = placeOf('menu', id, 'key');
  const findings: Finding[] = [];
  if (!media.some((medium) => medium.id === menuMedia.greeting)) {
    findings.push({
      code: 'menuWithoutGreeting',
      severity: 'error',
      object,
      message: `Callers of ${name} hear no greeting.`,
      fix: { text: 'Add a greeting', place },
    });
  }
  const used = new Set<string | null>(Object.values(menuMedia));
  for (const { id: medium, fileName } of media) {
    if (used.has(medium)) continue;
    findings.push({
      code: 'unusedMedium',
      severity: 'info',
      object,
      message: `${fileName} of ${name} is never played.`,
      fix: { text: 'Delete the file', place },
    });
  }
  return findings;
}

function messageFindings(config: RoutingConfig): Finding[] {
  const played = new Set(
    [...edgesOf(config)].flatMap(({ to }) => (to?.kind === 'message' ? [to.id] : [])),
  );
  return config.messages.flatMap(({ id, fileName, ownerType, ownerId }) =>
    played.has(id)
      ? []
      : [
          {
            code: 'unusedMedium' as const,
            severity: 'info' as const,
            object: objectOf('message', id, fileName),
            message: `${fileName} is never played.`,
            fix: { text: 'Delete the file', place: placeOf(ownerType, ownerId, 'openHour') },
          },
        ],
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Findings about single records. */
export function lintRecords(config: RoutingConfig): Finding[] {
  return [
    ...config.companies.flatMap((company) => companyFindings(config, company)),
    ...config.teams.flatMap((team) => teamFindings(config, team)),
    ...callGroupFindings(config),
    ...config.menus.flatMap(menuFindings),
    ...messageFindings(config),
  ];
}
