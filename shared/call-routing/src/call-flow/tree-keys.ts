import type { PlacedNode } from './layout.ts';

/** What a key does on the map: another node, opening and closing, editing, or zooming. */
export type TreeMove =
  | { kind: 'go'; key: string }
  | { kind: 'open' | 'close'; key: string }
  | { kind: 'edit'; key: string }
  | { kind: 'zoom'; by: -1 | 0 | 1 };

const zooms: Readonly<Record<string, -1 | 0 | 1>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

/** Arrows go along the edges as in any tree, Enter edits, + - 0 zoom; null for other keys. */
export function treeMove(
  nodes: readonly PlacedNode[],
  current: string,
  key: string,
): TreeMove | null {
  const index = nodes.findIndex(({ flow }) => flow.key === current);
  const node = nodes[index];
  if (node === undefined) return null;
  const go = (to: PlacedNode | undefined): TreeMove | null =>
    to === undefined ? null : { kind: 'go', key: to.flow.key };
  const zoom = zooms[key];
  if (zoom !== undefined) return { kind: 'zoom', by: zoom };
  switch (key) {
    case 'ArrowDown':
      return go(nodes[index + 1]);
    case 'ArrowUp':
      return go(nodes[index - 1]);
    case 'Home':
      return go(nodes[0]);
    case 'End':
      return go(nodes.at(-1));
    case 'ArrowRight':
      if (node.flow.children.length === 0) return null;
      return node.isOpen ? go(nodes[index + 1]) : { kind: 'open', key: current };
    case 'ArrowLeft':
      if (node.isOpen && node.parent !== null) return { kind: 'close', key: current };
      return node.parent === null ? null : { kind: 'go', key: node.parent };
    case 'Enter':
    case ' ':
      return { kind: 'edit', key: current };
    default:
      return null;
  }
}
