import { t } from '@jackfield/texts';
import { formatPhone } from '../phone.ts';
import { canRing, type RoutedCompany, type RoutedPerson, type RoutedTeam } from './config.ts';
import { edgesOf } from './edges.ts';
import { type Finding, fixAt, objectOf, placeOf } from './finding.ts';
import { shownBy, warnedBy } from './finding-effect.ts';
import {
  effectMessages as effects,
  findingMessages as findings,
  fixMessages as fixes,
} from './finding-sentences.ts';
import type { Look } from './lint-look.ts';
import { recordOf } from './place-text.ts';
import { commaText } from './rows.ts';

/** Members who can answer, and those who were suspended. */
function membersOf({ index }: Look, { memberIds }: RoutedTeam) {
  const members = memberIds.flatMap((id) => index.people.get(id) ?? []);
  return {
    active: members.filter(canRing),
    suspended: members.filter(({ status }) => status === 'suspended'),
  };
}

/** Teams in which nobody, or only one of several, can answer, and members who never do. */
function teamFindings(look: Look, team: RoutedTeam): Finding[] {
  const { id, name } = team;
  const object = objectOf('team', id, name);
  const place = placeOf('team', id, 'member');
  const { active, suspended } = membersOf(look, team);
  const [only] = active;
  if (only === undefined) {
    return [
      {
        code: 'emptyTeam',
        ...warnedBy(look, look.callTo(id)),
        object,
        message: t(findings.teamEmpty, { team: name }),
        fix: fixAt(t(fixes.addMember), place),
      },
    ];
  }
  const still = { severity: 'info', object, call: null } as const;
  const found = suspended.map((person): Finding => {
    const act = { kind: 'removeMember', teamId: id, personId: person.id } as const;
    return {
      code: 'absentMember',
      ...still,
      message: t(findings.absentMember, { name: person.name, team: name }),
      effect: t(effects.absentMember),
      fix: fixAt(t(fixes.removeMember), place, [act]),
    };
  });
  if (active.length === 1 && team.memberIds.length > 1) {
    found.push({
      code: 'oneMember',
      ...still,
      message: t(findings.oneMember, { name: only.name, team: name }),
      effect: t(effects.oneMember, { name: only.name }),
      fix: fixAt(t(fixes.addMember), place),
    });
  }
  return found;
}

function unreachedTeam(look: Look, { id, name }: RoutedTeam): Finding[] {
  if (look.isReached(id)) return [];
  return [
    {
      code: 'unreachableTeam',
      severity: 'info',
      object: objectOf('team', id, name),
      message: t(findings.teamUnreached, { team: name }),
      effect: t(effects.unreached),
      fix: fixAt(t(fixes.leadToTeam), placeOf('team', id, 'openHour')),
      call: null,
    },
  ];
}

function callGroupFindings(look: Look): Finding[] {
  const found: Finding[] = [];
  const seen = new Set<unknown>();
  for (const { place, target } of edgesOf(look.config)) {
    if (target?.actionType !== 'callgroup' || seen.has(target)) continue;
    seen.add(target);
    const { people } = look.index;
    if (target.actionValue.list.some((id) => canRing(people.get(id)))) continue;
    const object = recordOf(look.config, place);
    found.push({
      code: 'emptyCallGroup',
      ...shownBy(look, look.callThrough(place)),
      object,
      message: t(findings.groupEmpty, { name: object.name }),
      fix: fixAt(t(fixes.addToGroup), place),
    });
  }
  return found;
}

/** Active people to whom calls go, by themselves or in a team or group, and with whom nothing rings. */
function silentPerson(look: Look, { id, name, ...person }: RoutedPerson): Finding[] {
  if (person.status !== 'active' || person.hasTelephone !== false) return [];
  const leads = [...edgesOf(look.config)].filter(
    ({ place, to }) => place.part !== 'sms' && to?.kind === 'teammate' && to.id === id,
  );
  const reached = [id, ...leads.map(({ place }) => place.ownerId)].find((one) =>
    look.isReached(one),
  );
  if (reached === undefined) return [];
  return [
    {
      code: 'noTelephone',
      ...warnedBy(look, look.callTo(reached)),
      object: objectOf('teammate', id, name),
      message: t(findings.noTelephone, { name }),
      fix: fixAt(t(fixes.giveTelephone, { name }), placeOf('teammate', id, 'telephone')),
    },
  ];
}

/** Text messages that go somewhere from numbers that may not text. */
function textFindings({ config }: Look, { id, label, sms }: RoutedCompany): Finding[] {
  const silent = config.numbers.filter((one) => one.ownerId === id && !one.canText);
  if (sms === null || silent.length === 0) return [];
  return [
    {
      code: 'textsNotRegistered',
      severity: 'warning',
      object: objectOf('company', id, label),
      message: t(findings.textsNotRegistered, {
        name: label,
        numbers: commaText(silent.map(({ number }) => formatPhone(number))),
      }),
      effect: t(effects.textsNotRegistered),
      fix: fixAt(t(fixes.register), placeOf('company', id, 'sms')),
      call: null,
    },
  ];
}

/** Findings about who is there to answer. */
export function lintPeople(look: Look): Finding[] {
  const { teams, companies, people } = look.config;
  return [
    ...callGroupFindings(look),
    ...people.flatMap((person) => silentPerson(look, person)),
    ...teams.flatMap((team) => teamFindings(look, team)),
    ...companies.flatMap((company) => textFindings(look, company)),
    ...teams.flatMap((team) => unreachedTeam(look, team)),
  ];
}
