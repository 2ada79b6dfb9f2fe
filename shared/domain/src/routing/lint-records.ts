import { t } from '@jackfield/texts';
import type { RoutedCompany, RoutedMenu, RoutedTeam, RoutingConfig } from './config.ts';
import { indexOf } from './config.ts';
import { edgesOf } from './edges.ts';
import { type Finding, objectOf, placeOf } from './finding.ts';
import { formatPhone } from '../phone.ts';
import { commaText } from './rows.ts';
import { findingMessages as findings, fixMessages as fixes } from './sentences.ts';

/** A ring group or queue in which nobody can answer. */
function teamFindings(config: RoutingConfig, { id, name, memberIds }: RoutedTeam): Finding[] {
  const { people } = indexOf(config);
  if (memberIds.some((member) => people.get(member)?.status === 'active')) return [];
  return [
    {
      code: 'emptyTeam',
      severity: 'warning',
      object: objectOf('team', id, name),
      message: t(findings.teamEmpty, { team: name }),
      fix: { text: t(fixes.addMember), place: placeOf('team', id, 'member') },
    },
  ];
}

function companyFindings(config: RoutingConfig, company: RoutedCompany): Finding[] {
  const { id, label, businessHour, openHour, closedHour, sms } = company;
  const object = objectOf('company', id, label);
  const found: Finding[] = [];
  if (!businessHour.alwaysOpen && isSame(openHour, closedHour)) {
    found.push({
      code: 'openAndClosedAlike',
      severity: 'info',
      object,
      message: t(findings.openAndClosedAlike, { name: label }),
      fix: {
        text: t(fixes.chooseClosed),
        place: placeOf('company', id, 'closedHour'),
      },
    });
  }
  const silent = config.numbers.filter((one) => one.ownerId === id && !one.canText);
  if (sms !== null && silent.length > 0) {
    found.push({
      code: 'textsNotRegistered',
      severity: 'warning',
      object,
      message: t(findings.textsNotRegistered, {
        name: label,
        numbers: commaText(silent.map(({ number }) => formatPhone(number))),
      }),
      fix: { text: t(fixes.register), place: placeOf('company', id, 'sms') },
    });
  }
  return found;
}

function callGroupFindings(config: RoutingConfig): Finding[] {
  const { people } = indexOf(config);
  const found: Finding[] = [];
  const seen = new Set<unknown>();
  for (const { place, target } of edgesOf(config)) {
    if (target?.actionType !== 'callgroup' || seen.has(target)) continue;
    seen.add(target);
    if (target.actionValue.list.some((id) => people.get(id)?.status === 'active')) continue;
    const company = indexOf(config).companies.get(place.ownerId);
    const name = company?.label ?? indexOf(config).teams.get(place.ownerId)?.name ?? '';
    found.push({
      code: 'emptyCallGroup',
      severity: 'error',
      object: objectOf(company ? 'company' : 'team', place.ownerId, name),
      message: t(findings.groupEmpty, { name }),
      fix: { text: t(fixes.addToGroup), place },
    });
  }
  return found;
}

function menuFindings({ id, name, menuMedia, media }: RoutedMenu): Finding[] {
  const object = objectOf('menu', id, name);
  const place = placeOf('menu', id, 'key');
  const found: Finding[] = [];
  if (!media.some((medium) => medium.id === menuMedia.greeting)) {
    found.push({
      code: 'menuWithoutGreeting',
      severity: 'error',
      object,
      message: t(findings.menuSilent, { menu: name }),
      fix: { text: t(fixes.addGreeting), place },
    });
  }
  const used = new Set<string | null>(Object.values(menuMedia));
  for (const { id: medium, fileName } of media) {
    if (used.has(medium)) continue;
    found.push({
      code: 'unusedMedium',
      severity: 'info',
      object,
      message: t(findings.mediumUnused, { file: fileName, menu: name }),
      fix: { text: t(fixes.deleteFile), place },
    });
  }
  return found;
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
            message: t(findings.messageUnused, { file: fileName }),
            fix: { text: t(fixes.deleteFile), place: placeOf(ownerType, ownerId, 'openHour') },
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
