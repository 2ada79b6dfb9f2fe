import { type PointerEvent, useRef, useState } from 'react';

/** Moves a scrolled box by dragging its ground; fingers scroll by themselves. */
export function usePan() {
  const [pans, setPans] = useState(false);
  const start = useRef({ x: 0, y: 0, left: 0, top: 0 });

  return {
    pans,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isGround = !(event.target as Element).closest('[role="treeitem"]');
        if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround) return;
        const { scrollLeft: left, scrollTop: top } = event.currentTarget;
        start.current = { x: event.clientX, y: event.clientY, left, top };
        event.currentTarget.setPointerCapture(event.pointerId);
        setPans(true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!pans) return;
        const { x, y, left, top } = start.current;
        event.currentTarget.scrollLeft = left - (event.clientX - x);
        event.currentTarget.scrollTop = top - (event.clientY - y);
      },
      onPointerUp: () => setPans(false),
      onPointerCancel: () => setPans(false),
    },
  };
}
