import { IconButton } from '@jackfield/kit/ui/core';
import { Rows3 } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import type { Density } from '@jackfield/kit/ui/table';
import { common, useT } from '@jackfield/runtime';
import { type AlikeColumns, isShownIn } from './alike-columns.ts';
import { listMessages } from './messages.ts';

export interface ListView {
  density: Density;
  /** Keys of the columns that the person put away. */
  hidden: readonly string[];
  /** Keys of those that the person wants to see though all rows are alike in them. */
  shown?: readonly string[] | undefined;
}

export interface ViewMenuProps {
  view: ListView;
  /** Columns that may be put away. */
  columns: readonly { key: string; title: string }[];
  /** What every row says in the columns that leave by themselves, by key. */
  alike: AlikeColumns;
  onChange(view: ListView): void;
  /** Present where the list can go on without pages. */
  endless?: { value: boolean; onChange(value: boolean): void } | undefined;
}

/** How rows stand: comfortable or compact, and which columns. */
export function ViewMenu({ view, columns, alike, onChange, endless }: ViewMenuProps) {
  const t = useT();
  const density = (value: Density, label: string) => ({
    key: value,
    label,
    chosen: view.density === value,
    run: () => onChange({ ...view, density: value }),
  });
  const column = ({ key, title }: { key: string; title: string }) => {
    const value = alike.get(key);
    const isShown = isShownIn(view, alike)({ key });
    const without = (keys: readonly string[] = []) => keys.filter((other) => other !== key);
    const hidden = isShown && value === undefined ? [...view.hidden, key] : without(view.hidden);
    const shown =
      !isShown && value !== undefined ? [...without(view.shown), key] : without(view.shown);
    return {
      key,
      label: value === undefined ? title : t(listMessages.alike, { title, value }),
      chosen: isShown,
      run: () => onChange({ ...view, hidden, shown }),
    };
  };
  const rows = [
    density('comfortable', t(listMessages.comfortable)),
    density('compact', t(listMessages.compact)),
  ];
  const flow = (value: boolean, label: string) => ({
    key: label,
    label,
    chosen: endless?.value === value,
    run: () => endless?.onChange(value),
  });
  const flows = endless ? [flow(false, t(common.pages)), flow(true, t(listMessages.endless))] : [];
  return (
    <Menu groups={[rows, flows, columns.map(column)]}>
      <IconButton
        label={t(listMessages.view)}
        icon={<Rows3 size={16} strokeWidth={1.75} />}
        size="small"
      />
    </Menu>
  );
}
