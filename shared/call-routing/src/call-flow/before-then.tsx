import type { Branch, Difference, RoutingConfig } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import css from './before-then.module.css';
import { branchText } from './branch-text.ts';
import { impactMessages } from './impact-messages.ts';
import { nodeIcons } from './node-text.ts';

export interface BeforeThenProps {
  difference: Pick<Difference, 'before' | 'after'>;
  sides: readonly [RoutingConfig, RoutingConfig];
  /** What the two are called: before and then, unless given. */
  labels?: SideLabels | undefined;
}

/** What the routing before and after a change is called. */
export interface SideLabels {
  readonly before: string;
  readonly after: string;
}

const ends = new Set<Branch['kind']>(['hangup', 'blocked', 'noroute', 'loop']);

/** The sign of the place that a call gets to. */
function iconOf({ kind, node }: Branch) {
  if (ends.has(kind)) return nodeIcons.hangup;
  return kind === 'answered' ? nodeIcons[node.kind] : nodeIcons[kind as 'menu'];
}

/** Where calls went, and where they go then, each at its cord. */
export function BeforeThen({ difference: { before, after }, sides, labels }: BeforeThenProps) {
  const t = useT();
  const rows = [
    {
      label: labels?.before ?? t(impactMessages.before),
      branch: before,
      config: sides[0],
      isThen: false,
    },
    {
      label: labels?.after ?? t(impactMessages.instead),
      branch: after,
      config: sides[1],
      isThen: true,
    },
  ];
  return (
    <dl className={css.rows}>
      {rows.map(({ label, branch, config, isThen }) => {
        const Icon = iconOf(branch);
        return (
          <div
            key={label}
            data-then={isThen || undefined}
            data-lost={ends.has(branch.kind) || undefined}
          >
            <dt>{label}</dt>
            <dd>
              <Cord />
              <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
              {branchText(branch, config)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Cord() {
  return (
    <svg className={css.cord} width={42} height={12} aria-hidden="true" focusable="false">
      <path d="M10 6H32" />
      <circle cx={6} cy={6} r={4.5} />
      <circle cx={36} cy={6} r={4.5} />
    </svg>
  );
}
