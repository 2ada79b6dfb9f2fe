import { Tooltip as AntTooltip } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import css from './tooltip.module.css';

export interface TooltipBubbleProps {
  /** What the words are about; they stand beside it. */
  target: Element;
  id: string;
  /** The pointer is on the words, which stay until it leaves them (WCAG 1.4.13). */
  onEnter(): void;
  onLeave(): void;
  /** Escape, a press, and what moves the target away. */
  onEnd(): void;
  children: ReactNode;
}

/** The words of a tooltip, beside a target that stays as it is. */
export function TooltipBubble({ target, onEnd, ...props }: TooltipBubbleProps) {
  const { left, top, width, height } = target.getBoundingClientRect();
  useEffect(() => {
    const ends = new AbortController();
    const on = (type: string, listen: (event: Event) => void) =>
      document.addEventListener(type, listen, { capture: true, signal: ends.signal });
    on('scroll', onEnd);
    on('pointerdown', onEnd);
    on('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && onEnd());
    return () => ends.abort();
  }, [onEnd]);
  const words = (
    <span className={css.words} onPointerEnter={props.onEnter} onPointerLeave={props.onLeave}>
      {props.children}
    </span>
  );
  return createPortal(
    <AntTooltip open arrow={false} id={props.id} title={words}>
      <span className={css.place} style={{ left, top, width, height }} />
    </AntTooltip>,
    document.body,
  );
}
