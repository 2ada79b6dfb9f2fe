import { formatDay } from '@jackfield/domain';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { fixMessages } from './messages.ts';
import type { FixAct } from './use-fix.ts';

const named = (list: readonly { id: string; name: string }[], id: string | null) =>
  list.find((one) => one.id === id)?.name ?? '';

/** Name of a company number, team, user or menu. */
function nameIn({ companies, teams, people, menus }: RoutingConfig, id: string | null): string {
  const label = companies.find((company) => company.id === id)?.label;
  return label ?? (named(teams, id) || named(people, id) || named(menus, id));
}

/** What was done, for the toast. */
export function doneText(config: RoutingConfig, acts: readonly FixAct[]): string {
  const [act] = acts;
  if (act === undefined) return '';
  switch (act.kind) {
    case 'removeKey':
      return t(fixMessages.removeKey, { key: act.input, name: nameIn(config, act.menuId) });
    case 'setKey': {
      const { input, actionId } = act.key;
      const said = { name: nameIn(config, act.menuId), target: nameIn(config, actionId) };
      return input === 'timeout'
        ? t(fixMessages.setTimeout, said)
        : t(fixMessages.setKey, { ...said, key: input });
    }
    case 'addDate':
    case 'addDates': {
      const [date] = act.kind === 'addDate' ? [act.date] : act.dates;
      const said = { count: acts.length, name: nameIn(config, act.of.id) };
      return t(fixMessages.addDate, { ...said, date: formatDay(date?.from ?? '') });
    }
    case 'closeGaps':
      return t(fixMessages.closeGaps, { name: nameIn(config, act.of.id) });
    case 'endOverride':
      return t(fixMessages.endOverride, { name: nameIn(config, act.of.id) });
    case 'setTarget': {
      const isMailbox = act.target.actionType === 'voicemail';
      const message = isMailbox ? fixMessages.takeMessage : fixMessages.setTarget;
      return t(message, { name: nameIn(config, act.of.id) });
    }
    case 'removeMember':
      return t(fixMessages.removeMember, {
        name: nameIn(config, act.personId),
        team: nameIn(config, act.teamId),
      });
  }
}
