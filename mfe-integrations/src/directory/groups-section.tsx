import type { Directory, DirectoryGroup } from '@jackfield/contract/api/directory';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button } from '@jackfield/kit/ui/core';
import { useNamed } from '@jackfield/records/people-picker';
import { roleNames } from '@jackfield/records/role-names';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import css from './directory.module.css';
import { directoryMessages as messages, ruleMessages } from './messages.ts';

const GroupDialog = lazyPart(() => import('./group-dialog.tsx').then((f) => f.GroupDialog));
const RuleDialog = lazyPart(() => import('./rule-dialog.tsx').then((f) => f.RuleDialog));

interface SectionProps {
  directory: Directory;
  /** False for who acts as somebody else. */
  mayChange: boolean;
}

/** Who rings instead of people who leave (SCIM-01). */
export function RuleSection({ directory: { rule }, mayChange }: SectionProps) {
  const t = useT();
  const [isChanging, setChanging] = useState(false);
  const person = useNamed('teammate', rule.kind === 'person' ? [rule.id] : []);
  const team = useNamed('team', rule.kind === 'team' ? [rule.id] : []);
  const named = 'id' in rule ? (rule.kind === 'team' ? team : person)(rule.id).found?.name : null;
  return (
    <section className={css.part} aria-labelledby="directory-rule">
      <header className={look.head}>
        <h2 id="directory-rule">{t(messages.rule)}</h2>
        {mayChange && <Button onClick={() => setChanging(true)}>{t(messages.change)}</Button>}
      </header>
      <p>{t(messages.ruleText, { rule: named ?? t(ruleMessages[rule.kind]).toLowerCase() })}</p>
      {isChanging && <RuleDialog rule={rule} onClose={() => setChanging(false)} />}
    </section>
  );
}

/** Groups of the directory, and the team or role that follows each (SCIM-01). */
export function GroupsSection({ directory: { groups }, mayChange }: SectionProps) {
  const t = useT();
  const [changing, setChanging] = useState<DirectoryGroup>();
  const teamIds = groups.flatMap(({ target }) => (target.kind === 'team' ? [target.id] : []));
  const teamOf = useNamed('team', teamIds.slice(0, 50));
  const keeps = ({ target }: DirectoryGroup) => {
    if (target.kind === 'role') return t(messages.roleKind, { role: t(roleNames[target.role]) });
    if (target.kind === 'nothing') return <span className="ui-note">{t(messages.nothing)}</span>;
    return teamOf(target.id).found?.name ?? t(messages.teamKind);
  };
  return (
    <section className={css.part} aria-labelledby="directory-groups">
      <header className={look.head}>
        <h2 id="directory-groups">{t(messages.groups)}</h2>
      </header>
      {groups.length === 0 ? (
        <p>{t(messages.groupsNone)}</p>
      ) : (
        <PlainTable
          label={t(messages.groups)}
          columns={[
            { title: t(messages.group) },
            { title: t(messages.members), isFigure: true, isForWide: true },
            { title: t(messages.isFor) },
          ]}
          rows={groups.map((group) => ({
            key: group.id,
            cells: [
              <span key="name" className="ui-strong">
                {group.name}
              </span>,
              group.members,
              <span key="keeps" className={look.last}>
                <span className={look.lines}>
                  <span>{keeps(group)}</span>
                  {group.problem && <span className={look.amber}>{group.problem}</span>}
                </span>
                {mayChange && (
                  <Button
                    size="small"
                    aria-label={t(messages.changeOf, { name: group.name })}
                    onClick={() => setChanging(group)}
                  >
                    {t(messages.change)}
                  </Button>
                )}
              </span>,
            ],
          }))}
        />
      )}
      {changing && <GroupDialog group={changing} onClose={() => setChanging(undefined)} />}
    </section>
  );
}
