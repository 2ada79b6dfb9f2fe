import { Button, IconButton, useIsPhone } from '@jackfield/kit/ui/core';
import { Ellipsis, type LucideIcon, Plus } from '@jackfield/kit/ui/icons';
import { Menu, type MenuGroups } from '@jackfield/kit/ui/menu';
import { common, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import css from './list-actions.module.css';

/** The one action of a whole list that stands out. */
export interface PrimaryAction {
  readonly label: string;
  /** Why it can't be done now, with what helps; it is shown, and the button is off. */
  readonly blocked?: ReactNode;
  run(): void;
}

/** An action of a whole list that stands beside the primary one where there is room. */
export interface SecondaryAction {
  readonly label: string;
  readonly icon: LucideIcon;
  /** It keeps its place behind the primary one, where a page's lists have both in turn. */
  readonly isBehind?: boolean;
  /** It changes nothing, and stays where one only looks. */
  readonly looks?: boolean;
  run(): void;
}

export interface ListActionsProps {
  primary: PrimaryAction | undefined;
  secondary: SecondaryAction | undefined;
  more: MenuGroups | undefined;
}

/** Actions of a whole list at its head: the primary one, one beside it, the others behind a button. */
export function ListActions({ primary, secondary, more: others = [] }: ListActionsProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [first = [], ...rest] = others;
  const moved = isPhone && secondary ? [{ key: 'secondary', ...secondary }] : [];
  const more = [[...moved, ...first], ...rest].filter((group) => group.length > 0);
  const hasMore = more.length > 0;
  if (!primary && !secondary && !hasMore) return null;
  const beside = secondary && !isPhone && (
    <Button icon={<secondary.icon size={16} strokeWidth={1.75} />} onClick={() => secondary.run()}>
      {secondary.label}
    </Button>
  );
  return (
    <div className={css.actions}>
      {hasMore && (
        <Menu groups={more} title={t(common.moreActions)}>
          <IconButton
            type="default"
            label={t(common.moreActions)}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        </Menu>
      )}
      {!secondary?.isBehind && beside}
      {primary && (
        <Button
          type="primary"
          icon={<Plus size={16} strokeWidth={1.75} />}
          disabled={Boolean(primary.blocked)}
          onClick={primary.run}
        >
          {primary.label}
        </Button>
      )}
      {secondary?.isBehind && beside}
    </div>
  );
}
