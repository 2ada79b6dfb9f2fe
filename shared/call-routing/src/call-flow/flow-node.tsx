import { ChevronRight } from '@jackfield/kit/ui/icons';
import type { KeyboardEvent, Ref } from 'react';
import css from './flow-map.module.css';
import { type PlacedNode, sizes } from './layout.ts';
import { nodeFacts, nodeIcons, nodeName, nodeTitle } from './node-text.ts';

export interface FlowNodeBoxProps {
  node: PlacedNode;
  isLit: boolean;
  isCurrent: boolean;
  ref: Ref<HTMLDivElement>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
  /** Its arrow was pressed, or the rest of it. */
  onPress(isToggle: boolean): void;
}

/** A stop of the call on the map; an item of the tree. */
export function FlowNodeBox({ node, isLit, isCurrent, ref, ...handlers }: FlowNodeBoxProps) {
  const { flow, level, position, count, isOpen, x, y } = node;
  const Icon = nodeIcons[flow.kind];
  const canOpen = flow.children.length > 0;
  return (
    <div
      ref={ref}
      role="treeitem"
      className={css.node}
      data-state={flow.state}
      data-lit={isLit || undefined}
      style={{ left: x, top: y, width: sizes.width, height: sizes.height }}
      aria-label={nodeName(flow, isLit)}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isCurrent}
      {...(canOpen && { 'aria-expanded': isOpen })}
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={handlers.onKeyDown}
      onFocus={handlers.onFocus}
      onClick={({ target }) =>
        handlers.onPress(target instanceof Element && target.closest('[data-arrow]') !== null)
      }
    >
      <span className={css.sign}>
        <Icon size={16} strokeWidth={1.75} />
      </span>
      <span className={css.words}>
        <span className={`ui-clip ${css.title}`} title={nodeTitle(flow)}>
          {nodeTitle(flow)}
        </span>{' '}
        <span className={`ui-clip ui-note ${css.facts}`} title={nodeFacts(flow)}>
          {nodeFacts(flow)}
        </span>
      </span>
      {canOpen && (!isOpen || level > 2) && (
        <span className={css.more} data-arrow data-open={isOpen || undefined}>
          <ChevronRight size={14} strokeWidth={1.75} />
        </span>
      )}
    </div>
  );
}
