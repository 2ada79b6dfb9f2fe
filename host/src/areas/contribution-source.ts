import type {
  ContributionKind,
  Contributions,
  Contributor,
  RegistryArea,
} from '@jackfield/contract';
import type { AreaEvent } from './area-event.ts';
import { checkContract } from './check-contract.ts';
import { within } from './within.ts';

interface ContributionPorts {
  load<Kind extends ContributionKind>(area: RegistryArea, kind: Kind): Promise<Contributions[Kind]>;
  /** Told of every opening, how long it took, and what failed. */
  observe(area: RegistryArea, event: AreaEvent): void;
  /** Says that an answer of an area is waited for, until what it returns is called. */
  call(area: RegistryArea): () => void;
}

/** As long as an area has. */
const patience = 10_000;

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function contributor<Kind extends ContributionKind>(
  area: RegistryArea,
  kind: Kind,
  ports: ContributionPorts,
): Contributor<Kind> {
  let known: Contributions[Kind] | undefined;
  let loading: Promise<Contributions[Kind]> | undefined;
  const report = (error: unknown) => ports.observe(area, { kind: 'error', error });

  /** Loads, and gives up after ten seconds; who asks meanwhile waits for the same. */
  async function arrive(): Promise<Contributions[Kind]> {
    // An opening, so that what fails is a share of something.
    ports.observe(area, { kind: 'visit' });
    const since = performance.now();
    try {
      const module = await within(ports.load(area, kind), patience);
      checkContract(module.contract);
      known = module;
      ports.observe(area, { kind: 'load', phase: 'part', value: performance.now() - since });
      return module;
    } catch (error) {
      report(error);
      throw error;
    } finally {
      loading = undefined;
    }
  }

  const load = async () => known ?? (loading ??= arrive());
  return {
    area: area.area,
    label: area.label,
    load,
    loaded: () => known,
    async ask(question) {
      const module = await load();
      const end = ports.call(area);
      try {
        // Async, so that what throws at once is caught in the same way.
        return await within((async () => question(module))(), patience);
      } catch (error) {
        if (!isAbort(error)) report(error);
        throw error;
      } finally {
        end();
      }
    },
    report,
  };
}

/**
 * What areas add to pages of the host, each of the version of its remote that this browser gets.
 * Each answers for itself: one that fails or hangs leaves the others as they are, and is counted
 * for its own version.
 */
export function createContributionSource(
  areas: readonly RegistryArea[],
  ports: ContributionPorts,
): <Kind extends ContributionKind>(kind: Kind) => readonly Contributor<Kind>[] {
  const known: { [Kind in ContributionKind]?: readonly Contributor<Kind>[] } = {};
  return (kind) => {
    const all = known[kind];
    if (all) return all;
    const own = areas
      .filter(({ contributions }) => contributions && Object.hasOwn(contributions, kind))
      .map((area) => contributor(area, kind, ports));
    Object.assign(known, { [kind]: own });
    return own;
  };
}
