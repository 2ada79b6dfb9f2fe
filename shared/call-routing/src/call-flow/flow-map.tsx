import type { FlowNode, RoutePlace } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import { useMemo, useRef, useState } from 'react';
import { Edges, Jacks } from './edges.tsx';
import css from './flow-map.module.css';
import { FlowNodeBox } from './flow-node.tsx';
import { layOut, openedAtFirst, type PlacedNode } from './layout.ts';
import { flowMessages } from './messages.ts';
import { nodeTitle } from './node-text.ts';
import { treeMove } from './tree-keys.ts';
import { usePan } from './use-pan.ts';

export interface FlowMapProps {
  root: FlowNode;
  /** Keys of the nodes that the call in question passes. */
  lit: ReadonlySet<string>;
  /** 1 is 100%. */
  zoom: number;
  isFull: boolean;
  /** -1 and 1 step, 0 goes back to 100%. */
  onZoom(by: -1 | 0 | 1): void;
  /** Somebody wants to change where calls come to a node from, or the menu that it is. */
  onEdit?: ((place: RoutePlace) => void) | undefined;
}

/** Where a node is changed: a menu in its own editor, all others where calls come to them from. */
const placeOf = (flow: FlowNode): RoutePlace | null =>
  flow.kind === 'menu'
    ? { ownerKind: 'menu', ownerId: flow.id, part: 'key', detail: null }
    : flow.place;

/** The call flow of a number, a tree that the arrow keys walk. */
export function FlowMap({ root, lit, zoom, isFull, onZoom, onEdit }: FlowMapProps) {
  const t = useT();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [current, setCurrent] = useState(root.key);
  const boxes = useRef(new Map<string, HTMLDivElement>());
  const pan = usePan();
  const layout = useMemo(() => {
    // What the call passes is open until a person closes it.
    const opened = new Set([...openedAtFirst(root), ...lit]);
    for (const [key, isOpen] of chosen) {
      if (isOpen) opened.add(key);
      else opened.delete(key);
    }
    return layOut(root, opened);
  }, [root, chosen, lit]);
  const { nodes } = layout;
  const focused = nodes.some(({ flow }) => flow.key === current) ? current : root.key;

  const toggle = (key: string, isOpen: boolean) => setChosen(new Map(chosen).set(key, isOpen));

  function press(key: string, isToggle: boolean): void {
    const node = nodes.find(({ flow }) => flow.key === key);
    setCurrent(key);
    if (node === undefined) return;
    const canToggle = node.level > 2 && node.flow.children.length > 0;
    if (canToggle && (isToggle || node.flow.kind !== 'menu')) toggle(key, !node.isOpen);
    else edit(node);
  }

  function edit({ flow }: PlacedNode): void {
    const place = placeOf(flow);
    if (place) onEdit?.(place);
  }

  function move(key: string): boolean {
    const found = treeMove(nodes, focused, key);
    if (found === null) return false;
    if (found.kind === 'zoom') onZoom(found.by);
    else if (found.kind === 'edit') {
      const node = nodes.find(({ flow }) => flow.key === found.key);
      if (node) edit(node);
    } else if (found.kind === 'go') {
      setCurrent(found.key);
      boxes.current.get(found.key)?.focus();
    } else toggle(found.key, found.kind === 'open');
    return true;
  }

  return (
    <div
      className={css.canvas}
      data-pans={pan.pans || undefined}
      data-full={isFull || undefined}
      {...pan.handlers}
    >
      <div
        className={css.space}
        style={{ width: layout.width * zoom, height: layout.height * zoom }}
      >
        <div
          role="tree"
          aria-label={t(flowMessages.map, { name: nodeTitle(root) })}
          className={css.plane}
          style={{
            width: layout.width,
            height: layout.height,
            ...(zoom !== 1 && { transform: `scale(${zoom})` }),
          }}
        >
          <Edges layout={layout} lit={lit} />
          {nodes.map((node) => (
            <FlowNodeBox
              key={node.flow.key}
              ref={(box) => {
                if (box) boxes.current.set(node.flow.key, box);
                else boxes.current.delete(node.flow.key);
              }}
              node={node}
              isLit={lit.has(node.flow.key)}
              isCurrent={node.flow.key === focused}
              onFocus={() => setCurrent(node.flow.key)}
              onPress={(isToggle) => press(node.flow.key, isToggle)}
              onKeyDown={(event) => {
                if (event.ctrlKey || event.metaKey || event.altKey) return;
                if (move(event.key)) event.preventDefault();
              }}
            />
          ))}
          <Jacks layout={layout} lit={lit} />
        </div>
      </div>
    </div>
  );
}
