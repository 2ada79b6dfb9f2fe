import { Drawer } from '@jackfield/kit/ui/overlay';
import css from './needs-section.module.css';
import type { Group } from './read-needs.ts';

export interface GroupsDrawerProps {
  title: string;
  groups: readonly Group[];
  onClose(): void;
}

/** Names below the module or record that they belong to. Render it when it is to open. */
export function GroupsDrawer({ title, groups, onClose }: GroupsDrawerProps) {
  return (
    <Drawer open title={title} onClose={onClose}>
      {/* Longer than the drawer and without a button, so that the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <dl className={css.groups} tabIndex={0}>
        {groups.map(({ from, names }) => (
          <div key={from}>
            <dt>{from}</dt>
            <dd>
              <ul className={css.names}>
                {names.map((name) => (
                  <li key={name}>
                    <code>{name}</code>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
