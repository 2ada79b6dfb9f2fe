import type { AuditedEntity } from '@jackfield/contract/api/audit';
import { Avatar, Tooltip } from '@jackfield/kit/ui/core';
import { useFormats, useT } from '@jackfield/runtime';
import css from './editors-chip.module.css';
import { editorMessages } from './messages.ts';
import { useEditors } from './use-editors.ts';
import { useOpenForm } from './use-open-form.ts';

const { teammate, team, company, tenant, ivr, list } = editorMessages;
const texts = {
  teammate,
  team,
  company,
  tenant,
  ivr,
  inboundBlacklist: list,
  outboundBlacklist: list,
} as const satisfies Record<AuditedEntity, unknown>;

export interface EditorsChipProps {
  entity: AuditedEntity;
  id: string;
}

/**
 * Stands with a form: tells others that it is open, and says who else has one open on the same
 * record. It locks nothing.
 */
export function EditorsChip({ entity, id }: EditorsChipProps) {
  const t = useT();
  const { relative } = useFormats();
  useOpenForm(entity, id);
  const editors = useEditors().filter((one) => one.entity === entity && one.id === id);
  const [first, ...others] = editors;
  return (
    <output className={css.place}>
      {first && (
        <Tooltip
          title={[
            ...editors.map(({ person: { name }, since }) =>
              t(editorMessages.since, { name, when: relative(since) }),
            ),
            t(editorMessages.both),
          ].join(' ')}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip opens by keyboard */}
          <span className={css.chip} tabIndex={0}>
            <Avatar name={first.person.name} src={first.person.image} size={20} />
            <span className="ui-clip">
              {t(texts[entity], {
                name: first.person.name.split(' ')[0] ?? '',
                count: others.length,
              })}
            </span>
          </span>
        </Tooltip>
      )}
    </output>
  );
}
