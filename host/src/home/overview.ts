import type { AttentionItem, HomeFindings, HomeLink, SetupStep } from '@jackfield/contract';
import type { Contributed } from './use-contributions.ts';

/** A line of the attention card, named apart from those of other areas. */
export interface HomeItem extends AttentionItem {
  readonly key: string;
  /** Known from before: its area could not be asked now. */
  readonly isStale: boolean;
  /** Names it with what it says, so that it is another one when that changes. */
  readonly mark: string;
  /** The person may do without it (decision 97). */
  readonly mayHide: boolean;
}

/** What could not be asked, and another try. */
export interface Missing {
  readonly area: string;
  readonly label: string;
  retry(): void;
}

/** What all areas know of the account. */
export interface Overview {
  /** Every area has answered, or failed to. */
  readonly isSettled: boolean;
  /** Lost calls first, then what wants to be done soon; else in the order of the areas. */
  readonly items: readonly HomeItem[];
  /** Items that the person does not want to see. */
  readonly hidden: readonly HomeItem[];
  readonly missing: readonly Missing[];
  /** Steps that are done first; both in their order. */
  readonly steps: readonly SetupStep[];
  readonly notes: readonly string[];
  readonly links: readonly HomeLink[];
}

export type Found = Readonly<Record<string, HomeFindings>>;

export type Verdict = 'checking' | 'lost' | 'soon' | 'well' | 'unsure';

const nothing: HomeFindings = { state: 'loading' };
const asked: HomeFindings = { state: 'ready' };

function findingsOf({ contributor, arrival }: Contributed, found: Found): HomeFindings {
  if (arrival.phase === 'failed') return { state: 'failed' };
  if (arrival.phase === 'loading') return nothing;
  return arrival.module.watch ? (found[contributor.area] ?? nothing) : asked;
}

const severities = ['lost', 'soon'];

interface Asked {
  contributed: readonly Contributed[];
  found: Found;
  /** Marks of what the person has hidden; null while that is being read. */
  hidden: readonly string[] | null;
  /** Asks one anew that says of itself no way to. */
  retry(one: Contributed): void;
}

/** Puts together what the areas told. */
export function overviewOf({ contributed, found, hidden, retry }: Asked): Overview {
  const reported = contributed.map((one) => ({ one, findings: findingsOf(one, found) }));
  const all = reported
    .flatMap(({ one, findings }) =>
      (findings.attention ?? []).map((item): HomeItem => {
        const key = `${one.contributor.area} ${item.id}`;
        return {
          ...item,
          key,
          isStale: findings.state === 'failed',
          mark: `${key}: ${item.text}`,
          mayHide: item.severity === 'soon' && item.isAlwaysShown !== true,
        };
      }),
    )
    .toSorted(
      (one, other) =>
        severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
        Number(other.headline !== undefined) - Number(one.headline !== undefined),
    );
  const isHidden = ({ mark, mayHide }: HomeItem) => mayHide && hidden?.includes(mark) === true;
  return {
    isSettled: hidden !== null && reported.every(({ findings }) => findings.state !== 'loading'),
    items: all.filter((item) => (hidden === null ? !item.mayHide : !isHidden(item))),
    hidden: all.filter(isHidden),
    missing: reported.flatMap(({ one, findings }) =>
      findings.state === 'failed'
        ? [
            {
              area: one.contributor.area,
              label: one.contributor.label,
              retry: findings.retry ?? (() => retry(one)),
            },
          ]
        : [],
    ),
    steps: reported
      .flatMap(({ findings }) => findings.setup ?? [])
      .toSorted(
        (one, other) => Number(other.isDone) - Number(one.isDone) || one.order - other.order,
      ),
    notes: reported.flatMap(({ findings }) => findings.notes ?? []),
    links: reported.flatMap(({ findings }) => findings.links ?? []),
  };
}

/** How many items of a severity there are. */
export const countOf = ({ items }: Overview, wanted: AttentionItem['severity']): number =>
  items.filter(({ severity }) => severity === wanted).length;

/** What the page says at its head: nothing is well that was not looked at. */
export function verdictOf(overview: Overview): Verdict {
  if (countOf(overview, 'lost') > 0) return 'lost';
  if (!overview.isSettled) return 'checking';
  if (overview.items.length > 0) return 'soon';
  return overview.missing.length > 0 ? 'unsure' : 'well';
}
