import type { RegistryArea } from '@jackfield/contract';
import { type Metric, onINP, onLCP } from 'web-vitals';
import { reportVital } from './report-areas.ts';

/** Hands the page's vitals to the area that is open when they are known: LCP and INP, in ms. */
export function watchVitals(openArea: () => RegistryArea | undefined): void {
  const note = ({ name, value }: Metric) => {
    const area = openArea();
    if (area) reportVital(area, name, value);
  };
  onLCP(note);
  onINP(note);
}
