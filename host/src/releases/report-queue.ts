import type { Report } from '@jackfield/contract';

const sendEvery = 10_000;
/** The most that one call takes. */
const most = 50;

/** Sends a call's reports; what fails is lost, because health is a matter of many. */
export type SendReports = (reports: readonly Report[]) => void;

/** Collects what is known of areas' versions and sends it together, and when the page goes away. */
export class ReportQueue {
  readonly #send: SendReports;
  #waiting: Report[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: SendReports) {
    this.#send = send;
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
    if (reports.length > 0) this.#send(reports);
  }
}
