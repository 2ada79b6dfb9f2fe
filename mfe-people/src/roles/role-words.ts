import { type Holder, ledTeams, levelOf, type ScopeArea, scopeAreas } from '@jackfield/contract';
import { formatList, t } from '@jackfield/runtime';
import { areaMessages, wordMessages as messages } from './messages.ts';
import { type Column, holderOf } from './role-matrix.ts';

const named = (areas: readonly ScopeArea[]) =>
  formatList(areas.map((area) => t(areaMessages[area])));

const areasAt = (holder: Holder, level: 'read' | 'write') =>
  scopeAreas.filter((area) => levelOf(holder, area) === level);

/** A role as a sentence: what whoever has it sees and changes. */
export function roleSentence(column: Column): string {
  if (column === 'owner' || column === 'admin' || column === 'standard' || column === 'auditor') {
    return t(messages[column]);
  }
  const holder = holderOf(column);
  const seen = named(areasAt(holder, 'read'));
  if (column === 'teamLead') return t(messages.teamLead, { areas: seen });
  const changed = named(areasAt(holder, 'write'));
  if (seen === '') return t(messages.changes, { areas: changed });
  return t(messages.changesAndSees, { changed, seen });
}

/** Names a team by its id. */
export type TeamName = (id: string) => string;

type Level = ReturnType<typeof levelOf>;

/** What somebody sees and changes after a change of their role, and what they lose, in sentences. */
export function changeLines(
  name: string,
  { before, after, teamName }: { before: Holder; after: Holder; teamName: TeamName },
): string[] {
  const led = [...new Set([...(ledTeams(before) ?? []), ...(ledTeams(after) ?? [])])];
  const levelIn = (holder: Holder, id: string): Level =>
    ledTeams(holder)?.includes(id) === false ? null : levelOf(holder, 'teams');
  const levelAt = (holder: Holder, area: ScopeArea): Level =>
    area === 'teams' && ledTeams(holder) !== null ? null : levelOf(holder, area);
  const wordOf = (area: ScopeArea) =>
    t(area === 'teams' && led.length > 0 ? messages.otherTeams : areaMessages[area]);
  const wordsWhere = (test: (had: Level, has: Level) => boolean) => {
    const teams = led.filter((id) => test(levelIn(before, id), levelIn(after, id))).map(teamName);
    return [
      ...(teams.length > 0 ? [t(areaMessages.ledTeams, { teams: formatList(teams) })] : []),
      ...scopeAreas.filter((area) => test(levelAt(before, area), levelAt(after, area))).map(wordOf),
    ];
  };
  const lines = (
    [
      [messages.willChange, (had, has) => had !== 'write' && has === 'write'],
      [messages.willSee, (had, has) => had === null && has === 'read'],
      [messages.onlySees, (had, has) => had === 'write' && has === 'read'],
      [messages.loses, (had, has) => had !== null && has === null],
    ] as const satisfies readonly (readonly [unknown, (had: Level, has: Level) => boolean])[]
  ).flatMap(([message, test]) => {
    const areas = wordsWhere(test);
    return areas.length > 0 ? [t(message, { name, areas: formatList(areas) })] : [];
  });
  return lines.length > 0 ? [...lines, t(messages.rest, { name })] : [t(messages.nothing)];
}
