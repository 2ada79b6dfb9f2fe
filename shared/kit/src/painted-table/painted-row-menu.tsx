import { Ellipsis } from '../ui/icons/public.ts';
import css from '../ui/table/row-menu.module.css';

/** The room of a row's menu, which can't be opened yet: it stands in the place of the kit's own. */
export const RowMenu = () => (
  <span className={css['dots']} aria-hidden="true">
    <Ellipsis size={16} strokeWidth={1.75} />
  </span>
);
