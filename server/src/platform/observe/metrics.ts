import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { loggedUrl } from './log.ts';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  count: number;
  seconds: number;
  readonly buckets: number[];
}

/** A number that is read when metrics are asked for. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** A gauge unless it only grows. */
  readonly type?: 'counter';
  read(): number | Promise<number>;
}

/** Counts requests and gauges; text for Prometheus. */
export class Metrics {
  readonly #series = new Map<string, Series>();
  readonly #gauges: Gauge[] = [];
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#loop.enable();
  }

  addGauge(gauge: Gauge): void {
    this.#gauges.push(gauge);
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = this.#series.get(labels) ?? {
      count: 0,
      seconds: 0,
      buckets: bounds.map(() => 0),
    };
    this.#series.set(labels, series);
    series.count += 1;
    series.seconds += seconds;
    for (const [at, bound] of bounds.entries()) {
      if (seconds <= bound) series.buckets[at] = (series.buckets[at] ?? 0) + 1;
    }
  }

  async text(): Promise<string> {
    const lines = ['# TYPE http_request_duration_seconds histogram'];
    for (const [labels, series] of this.#series) {
      for (const [at, bound] of bounds.entries()) {
        const value = series.buckets[at] ?? 0;
        lines.push(`http_request_duration_seconds_bucket{${labels},le="${bound}"} ${value}`);
      }
      lines.push(
        `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${series.count}`,
        `http_request_duration_seconds_sum{${labels}} ${series.seconds.toFixed(6)}`,
        `http_request_duration_seconds_count{${labels}} ${series.count}`,
      );
    }
    const delay = (nanoseconds: number): string => (nanoseconds / 1e9).toFixed(6);
    lines.push(
      '# TYPE event_loop_delay_seconds gauge',
      `event_loop_delay_seconds{quantile="0.5"} ${delay(this.#loop.percentile(50))}`,
      `event_loop_delay_seconds{quantile="0.99"} ${delay(this.#loop.percentile(99))}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    );
    for (const gauge of this.#gauges) {
      lines.push(
        `# HELP ${gauge.name} ${gauge.help}`,
        `# TYPE ${gauge.name} ${gauge.type ?? 'gauge'}`,
      );
      // What cannot be read must not hide the rest.
      const value = await Promise.resolve(gauge.read()).catch(() => Number.NaN);
      lines.push(`${gauge.name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }

  stop(): void {
    this.#loop.disable();
  }
}

/** One log line and one observation per request. */
export function registerObservation(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    if (route === '/healthz' || route === '/readyz' || route === '/metrics') return;
    request.log.info(
      {
        method: request.method,
        url: loggedUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        teammateId: request.portal?.actor?.teammateId,
        tenantId: request.portal?.actor?.tenantId,
        address: request.ip,
      },
      'request',
    );
  });
  app.addHook('onClose', async () => metrics.stop());
}
