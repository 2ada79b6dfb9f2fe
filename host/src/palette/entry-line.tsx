import { Avatar, Kbd } from '@jackfield/kit/ui/core';
import {
  ArrowRight,
  CircleHelp,
  CirclePlay,
  FileText,
  Hash,
  Headset,
  ListTree,
  type LucideIcon,
  Megaphone,
} from '@jackfield/kit/ui/icons';
import { Command } from 'cmdk';
import type { Entry } from './entry.ts';
import css from './palette.module.css';

const icons: Record<NonNullable<Entry['icon']>, LucideIcon> = {
  page: ArrowRight,
  action: CirclePlay,
  help: CircleHelp,
  number: Hash,
  team: Headset,
  menu: ListTree,
  invoice: FileText,
  brand: Megaphone,
};

/** One line: a face or what kind of thing it is, the text, what tells it from others, its keys. */
export function EntryLine({ entry, onChoose }: { entry: Entry; onChoose(): void }) {
  const { id, text, detail, face, keys } = entry;
  const Icon = entry.icon && icons[entry.icon];
  return (
    <Command.Item value={id} className={css.line} onSelect={onChoose}>
      <span className={css.sign}>
        {face !== undefined && <Avatar name={text} src={face} size={26} />}
        {face === undefined && Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <span className={`ui-clip ${css.text}`}>{text}</span>
      {detail && <span className={`ui-secondary ui-num ui-clip ${css.detail}`}>{detail}</span>}
      {keys && (
        <span className={css.keys}>
          <Kbd keys={keys} />
        </span>
      )}
    </Command.Item>
  );
}
