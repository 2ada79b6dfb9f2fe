import { GripVertical } from '@jackfield/kit/ui/icons';
import { useLooking } from '../may/looking.tsx';
import css from './drag-handle.module.css';
import type { OrderHandle } from './use-order-list.ts';

interface DragHandleProps {
  label: string;
  /** Element that tells how the list is ordered. */
  helpId: string;
  handle: OrderHandle;
  isSmall?: boolean;
}

/** Moves its row, which says by `data-dragged` that it is being dragged; nothing where one only looks. */
export function DragHandle({ label, helpId, handle, isSmall = false }: DragHandleProps) {
  if (useLooking()) return null;
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
