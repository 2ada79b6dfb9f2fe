import { Tooltip as AntTooltip } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import css from './tooltip.module.css';

export interface TooltipProps {
  title: ReactNode;
  /** A key that does the same, printed after the words. */
  shortcut?: string;
  children: ReactElement;
}

/** Words on hover and focus; never the only place of a name. */
export function Tooltip({ title, shortcut, children }: TooltipProps) {
  return (
    <AntTooltip
      arrow={false}
      mouseEnterDelay={0.4}
      title={
        <>
          {title}
          {shortcut && <span className={css.shortcut}> {shortcut}</span>}
        </>
      }
    >
      {children}
    </AntTooltip>
  );
}
