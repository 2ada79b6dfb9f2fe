import type { PartModule, PartName, PartSource, RegistryArea } from '@jackfield/contract';
import type { AreaEvent } from './area-event.ts';
import { checkContract } from './check-contract.ts';
import { presenting } from './present.tsx';
import { within } from './within.ts';

interface PartPorts {
  /** Loads the module of a part from the remote of its area. */
  load<Name extends PartName>(area: RegistryArea, name: Name): Promise<PartModule<Name>>;
  /** Told of every opening, how long it took, and what failed. */
  observe(area: RegistryArea, event: AreaEvent): void;
}

/** As long as an area has. */
const patience = 10_000;

/**
 * The parts of all areas, each of the version of its remote that this browser gets. What fails in a
 * part is counted for the remote that offers it, and an opening counts as a visit, so that its
 * errors are a share of something.
 */
export function createPartSource(areas: readonly RegistryArea[], ports: PartPorts): PartSource {
  const inStyle = <Name extends PartName>(
    { area }: RegistryArea,
    part: PartModule<Name>,
  ): PartModule<Name> => ({
    ...part,
    render: (props) => presenting(area, part.render(props)),
  });
  const loaded = new Map<PartName, PartModule<never>>();
  const areaOf = (name: PartName) => areas.find(({ parts }) => parts && Object.hasOwn(parts, name));

  return {
    async load(name) {
      const area = areaOf(name);
      if (!area) throw new Error(`No area of this portal offers ${name}`);
      ports.observe(area, { kind: 'visit' });
      const since = performance.now();
      try {
        const module = await within(ports.load(area, name), patience);
        checkContract(module.contract);
        const part = inStyle(area, module);
        loaded.set(name, part);
        ports.observe(area, { kind: 'load', phase: 'part', value: performance.now() - since });
        return part;
      } catch (error) {
        ports.observe(area, { kind: 'error', error });
        throw error;
      }
    },
    loaded: (name) => loaded.get(name),
    report(name, error) {
      const area = areaOf(name);
      if (area) ports.observe(area, { kind: 'error', error });
    },
  };
}
