import type { FlowNode } from '@jackfield/domain/routing';

/** Sizes of the map in pixels at 100%. */
export const sizes = {
  width: 164,
  height: 50,
  row: 57,
  /** Between the first two columns, whose pills hold words, and between the others. */
  firstGap: 74,
  gap: 46,
  margin: 12,
  corner: 8,
  bus: 11,
};

/** A node with its place on the map. */
export interface PlacedNode {
  flow: FlowNode;
  parent: string | null;
  /** 1 is the root, as in aria-level. */
  level: number;
  /** Its place among its siblings, from 1, and their number. */
  position: number;
  count: number;
  isOpen: boolean;
  x: number;
  y: number;
}

export interface Layout {
  nodes: PlacedNode[];
  width: number;
  height: number;
}

interface Pass {
  nodes: PlacedNode[];
  opened: ReadonlySet<string>;
  /** Next free row, in rows from the top. */
  row: number;
}

function columnX(level: number): number {
  const { margin, width, firstGap, gap } = sizes;
  const gaps = level < 2 ? 0 : firstGap + (level - 2) * gap;
  return margin + (level - 1) * width + gaps;
}

/**
 * Nodes in the order of the tree: leaves under each other, parents in the middle of their children.
 * Menus are open when `opened` holds their key.
 */
export function layOut(root: FlowNode, opened: ReadonlySet<string>): Layout {
  const pass: Pass = { nodes: [], opened, row: 0 };
  place(pass, root, { parent: null, level: 1, position: 1, count: 1 });
  const levels = Math.max(...pass.nodes.map(({ level }) => level));
  return {
    nodes: pass.nodes,
    width: columnX(levels) + sizes.width + sizes.margin,
    height: 2 * sizes.margin + pass.row * sizes.row - (sizes.row - sizes.height),
  };
}

type Where = Pick<PlacedNode, 'parent' | 'level' | 'position' | 'count'>;

function place(pass: Pass, flow: FlowNode, where: Where): number {
  const isOpen = flow.children.length > 0 && pass.opened.has(flow.key);
  const node: PlacedNode = { flow, ...where, isOpen, x: columnX(where.level), y: 0 };
  pass.nodes.push(node);
  if (!isOpen) {
    node.y = sizes.margin + pass.row * sizes.row;
    pass.row += 1;
    return node.y;
  }
  const rows = flow.children.map((child, index) =>
    place(pass, child, {
      parent: flow.key,
      level: where.level + 1,
      position: index + 1,
      count: flow.children.length,
    }),
  );
  node.y = ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2;
  return node.y;
}

/** The root, and menus that hours lead to, are open at first; deeper ones open in place. */
export function openedAtFirst(root: FlowNode): Set<string> {
  return new Set([root.key, ...root.children.map(({ key }) => key)]);
}

/** The edge between two nodes: right-angled with round corners. */
export function cordPath(from: PlacedNode, to: PlacedNode): string {
  const [startX, startY] = [from.x + sizes.width, from.y + sizes.height / 2];
  const [endX, endY] = [to.x, to.y + sizes.height / 2];
  const busX = startX + sizes.bus;
  const drop = endY - startY;
  if (Math.abs(drop) < 1) return `M${startX} ${startY}H${endX}`;
  const corner = Math.min(sizes.corner, Math.abs(drop) / 2);
  const turn = Math.sign(drop) * corner;
  const first = `Q${busX} ${startY} ${busX} ${startY + turn}`;
  const second = `Q${busX} ${endY} ${busX + corner} ${endY}`;
  return `M${startX} ${startY}H${busX - corner}${first}V${endY - turn}${second}H${endX}`;
}
