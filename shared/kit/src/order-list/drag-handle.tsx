import { GripVertical } from '@jackfield/kit/ui/icons';
import css from './drag-handle.module.css';
import type { OrderHandle } from './use-order-list.ts';

interface DragHandleProps {
  label: string;
  /** Element that tells how the list is ordered. */
  helpId: string;
  handle: OrderHandle;
  isSmall?: boolean;
}

/** Moves its row, which says by `data-dragged` that it is being dragged. */
export function DragHandle({ label, helpId, handle, isSmall = false }: DragHandleProps) {
  return (
    <button
      type="button"
      className={css.handle}
      data-small={isSmall}
      aria-label={label}
      aria-describedby={helpId}
      {...handle}
    >
      <GripVertical size={isSmall ? 15 : 16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
