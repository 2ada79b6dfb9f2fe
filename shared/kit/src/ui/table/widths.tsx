import type { Column } from './column.ts';
import css from './data-table.module.css';

const toolWidth = 44;

/** Widths of the window, px, from which columns have other shares, and some are there at all. */
const screens = [
  { name: css.widest, from: 1440 },
  { name: css.desk, from: 1200 },
  { name: css.wide, from: 992 },
  { name: css.narrow, from: 0 },
];

interface WidthsProps<Row> {
  columns: readonly Column<Row>[];
  choosable: boolean;
  hasActions: boolean;
}

/**
 * Shares of a table's width for each width of the window, of which the style sheet shows the one
 * that fits: the server, which paints the first rows, does not know how wide the window is.
 */
export const Widths = <Row,>({ columns, choosable, hasActions }: WidthsProps<Row>) =>
  screens.map(({ name, from: least }) => {
    const shown = columns.filter(({ from }) => from === undefined || from <= least);
    const weigh = ({ width, narrow = width }: Column<Row>) => (least >= 1200 ? width : narrow);
    const tools = toolWidth * (Number(choosable) + Number(hasActions));
    const total = shown.reduce((sum, column) => sum + weigh(column), tools);
    const share = (width: number) => `${(width / total) * 100}%`;
    return (
      <colgroup key={least} className={name}>
        {choosable && <col width={share(toolWidth)} />}
        {shown.map((column) => (
          <col key={column.key} width={share(weigh(column))} />
        ))}
        {hasActions && <col width={share(toolWidth)} />}
      </colgroup>
    );
  });
