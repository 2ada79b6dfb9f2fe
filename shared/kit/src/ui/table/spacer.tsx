import css from './data-table.module.css';

/** Stands for the rows of a long list that are not in the page. */
export function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr className={css.spacer} aria-hidden="true">
      <td colSpan={span} style={{ height }}>
        {null}
      </td>
    </tr>
  );
}
