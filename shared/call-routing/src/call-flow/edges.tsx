import { Timer } from '@jackfield/kit/ui/icons';
import css from './flow-map.module.css';
import { cordPath, type Layout, type PlacedNode, sizes } from './layout.ts';
import { labelText } from './node-text.ts';

export interface EdgesProps {
  layout: Layout;
  lit: ReadonlySet<string>;
}

const jack = 4.5;

/** Edges and their labels, drawn behind the nodes; the active path comes last. */
export function Edges({ layout, lit }: EdgesProps) {
  const edges = cordsOf(layout, lit);
  return (
    <>
      <svg
        className={css.edges}
        width={layout.width}
        height={layout.height}
        aria-hidden="true"
        focusable="false"
      >
        {edges.map(({ from, to, isLit }) => (
          <g key={to.flow.key} data-lit={isLit || undefined} data-state={to.flow.state}>
            <path d={cordPath(from, to)} />
          </g>
        ))}
      </svg>
      {edges.map(({ to, isLit }) => (
        <Pill key={to.flow.key} node={to} isLit={isLit} />
      ))}
    </>
  );
}

/** The jacks at both ends of each cord, over the nodes. */
export function Jacks({ layout, lit }: EdgesProps) {
  return (
    <svg
      className={css.jacks}
      width={layout.width}
      height={layout.height}
      aria-hidden="true"
      focusable="false"
    >
      {cordsOf(layout, lit).map(({ from, to, isLit }) => (
        <g key={to.flow.key} data-lit={isLit || undefined}>
          <circle cx={from.x + sizes.width} cy={from.y + sizes.height / 2} r={jack} />
          <circle cx={to.x} cy={to.y + sizes.height / 2} r={jack} />
        </g>
      ))}
    </svg>
  );
}

function cordsOf(layout: Layout, lit: ReadonlySet<string>) {
  const byKey = new Map(layout.nodes.map((node) => [node.flow.key, node]));
  const edges = layout.nodes.flatMap((to) => {
    const from = to.parent === null ? undefined : byKey.get(to.parent);
    return from === undefined ? [] : [{ from, to, isLit: lit.has(to.flow.key) }];
  });
  return edges.toSorted((one, other) => Number(one.isLit) - Number(other.isLit));
}

function Pill({ node, isLit }: { node: PlacedNode; isLit: boolean }) {
  const { label } = node.flow;
  if (label === null) return null;
  const isTimeout = label.kind === 'key' && label.text === 'timeout';
  return (
    <span
      className={css.pill}
      data-lit={isLit || undefined}
      style={{ right: `calc(100% - ${node.x - jack - 7}px)`, top: node.y + sizes.height / 2 - 9 }}
      aria-hidden="true"
    >
      {isTimeout ? <Timer size={12} strokeWidth={1.75} /> : labelText(label)}
    </span>
  );
}
