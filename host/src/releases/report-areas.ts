import type { RegistryArea, Report } from '@jackfield/contract';
import type { AreaEvent } from '../areas/area-event.ts';

const sendEvery = 10_000;
/** The most that one call takes. */
const most = 50;

/** Sends a call's reports; what fails is lost, because health is a matter of many. */
type SendReports = (reports: readonly Report[]) => void;

type ErrorReport = Extract<Report, { kind: 'error' }>;

/** Different errors of one call and version; further ones are counted without their words. */
const mostErrors = 10;

/** Collects what is known of areas' versions and sends it together, and when the page goes away. */
class ReportQueue {
  readonly #send: SendReports;
  #waiting: Report[] = [];
  /** The errors of these, by version and words. */
  readonly #errors = new Map<string, Map<string | undefined, ErrorReport>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: SendReports) {
    this.#send = send;
  }

  /** Takes an error; the same once more is counted, so that a storm of them stays one report. */
  addError(error: ErrorReport, count: number): void {
    const release = `${error.area} ${error.remote}@${error.version}`;
    const known = this.#errors.get(release) ?? new Map<string | undefined, ErrorReport>();
    this.#errors.set(release, known);
    const { message, ...unsaid } = error;
    const isOneMore = known.has(message) || known.size < mostErrors;
    const same = known.get(isOneMore ? message : undefined);
    if (same) {
      same.count = (same.count ?? 1) + count;
      return;
    }
    const report: ErrorReport = { ...(isOneMore ? error : unsaid), ...(count > 1 && { count }) };
    known.set(report.message, report);
    this.add(report);
  }

  add(report: Report): void {
    this.#waiting.push(report);
    if (this.#waiting.length >= most) return this.flush();
    this.#timer ??= setTimeout(() => this.flush(), sendEvery);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const reports = this.#waiting;
    this.#waiting = [];
    this.#errors.clear();
    if (reports.length > 0) this.#send(reports);
  }
}

const longestMessage = 300;

/** Which version a report is about. */
type Release = Pick<Report, 'area' | 'remote' | 'version'>;

const releaseOf = ({ area, name, version }: RegistryArea): Release => ({
  area,
  remote: name,
  version,
});

function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, longestMessage);
}

/** Failures that are answers of the server or of the person's network, not faults of a version. */
function isFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  const isRouteAnswer = 'status' in error && 'internal' in error;
  const name = 'name' in error ? error.name : '';
  return !isRouteAnswer && name !== 'ApiFailure' && name !== 'AbortError';
}

const queue = new ReportQueue((reports) => {
  void fetch('/psl', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-jackfield': '1',
      // Nobody has to be at the keyboard.
      'x-jackfield-background': '1',
    },
    body: JSON.stringify({ reports }),
    // Lets the last one go out while the page closes.
    keepalive: true,
  }).catch(() => undefined);
});

/** Notes what happened to an area's version, for the health that staff see. */
export function observeArea(area: RegistryArea, event: AreaEvent): void {
  const release = releaseOf(area);
  if (event.kind === 'shown') {
    return queue.add({ ...release, kind: 'load', phase: 'shown', value: event.value });
  }
  if (event.kind !== 'error') return queue.add({ ...release, ...event });
  if (isFault(event.error)) {
    const { error, count = 1 } = event;
    queue.addError({ ...release, kind: 'error', message: messageOf(error) }, count);
  }
}

/** The area whose files an error passed through, told by the addresses in its stack. */
export function areaOfStack(
  stack: string,
  areas: readonly RegistryArea[],
): RegistryArea | undefined {
  return areas.find(({ name, version }) => stack.includes(`/assets/${name}/${version}/`));
}

/** Counts uncaught errors with the area that they come from, and sends what waits when the page goes. */
export function reportUncaught(areas: readonly RegistryArea[], signal: AbortSignal): void {
  const note = (error: unknown) => {
    const area = error instanceof Error && areaOfStack(error.stack ?? '', areas);
    if (area) observeArea(area, { kind: 'error', error });
  };
  window.addEventListener('error', ({ error }) => note(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), { signal });
  window.addEventListener('pagehide', () => queue.flush(), { signal });
}

/** Notes a web vital for the area that is open; `value` in milliseconds. */
export function reportVital(area: RegistryArea, name: string, value: number): void {
  queue.add({ ...releaseOf(area), kind: 'vital', name, value });
}
