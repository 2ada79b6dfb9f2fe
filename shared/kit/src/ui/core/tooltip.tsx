import {
  cloneElement,
  type ComponentType,
  type FocusEvent,
  isValidElement,
  lazy,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';
import css from './tooltip.module.css';

export interface TooltipProps {
  title: ReactNode;
  /** A key that does the same, printed after the words. */
  shortcut?: string;
  children: ReactElement;
}

interface Target {
  'aria-describedby'?: string | undefined;
  onPointerEnter?(event: PointerEvent<Element>): void;
  onPointerLeave?(event: PointerEvent<Element>): void;
  onFocus?(event: FocusEvent<Element>): void;
  onBlur?(event: FocusEvent<Element>): void;
}

/** Milliseconds until the words appear, and until they go. */
const patience = 400;
const grace = 100;

/** Comes with what else lies over the page; a name that cannot be shown is no reason to fail. */
const TooltipBubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  import(/* webpackChunkName: "layers" */ './tooltip-bubble.tsx').then(
    (bubble) => ({ default: bubble.TooltipBubble }),
    () => ({ default: () => null }),
  ),
);

/** The element that the words are shown for, a moment after it was asked for. */
function useTarget() {
  const [target, setTarget] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useCallback((next: Element | null, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTarget(next), after);
  }, []);
  const keep = useCallback(() => clearTimeout(timer.current), []);
  const end = useCallback(() => change(null, 0), [change]);
  useEffect(() => keep, [keep]);
  return { target, change, keep, end };
}

/** Words on hover and focus; never the only place of a name. */
export function Tooltip({ title, shortcut, children }: TooltipProps) {
  const id = useId();
  const { target, change, keep, end } = useTarget();
  if (!isValidElement<Target>(children)) return children;
  const { props } = children;
  const hide = () => change(null, grace);
  const watched = cloneElement(children, {
    'aria-describedby': target ? id : props['aria-describedby'],
    onPointerEnter(event) {
      props.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') change(event.currentTarget, patience);
    },
    onPointerLeave(event) {
      props.onPointerLeave?.(event);
      hide();
    },
    onFocus(event) {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) change(event.currentTarget, patience);
    },
    onBlur(event) {
      props.onBlur?.(event);
      hide();
    },
  });
  return (
    <>
      {watched}
      {target && (
        <Suspense>
          <TooltipBubble target={target} id={id} onEnter={keep} onLeave={hide} onEnd={end}>
            {title}
            {shortcut && <span className={css.shortcut}> {shortcut}</span>}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  );
}
