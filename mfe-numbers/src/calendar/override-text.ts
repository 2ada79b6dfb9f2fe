import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { CoverageLines } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { coverageText } from './coverage-text.ts';
import { listMessages } from './messages.ts';

const minute = 60_000;

/** What callers of a number that is closed for now meet, who set it, and why. */
export function overrideText(config: RoutingConfig, { id, override }: RoutedCompany): string {
  if (override === null) return '';
  const { until, by, note } = override;
  // The last minute of the override: who rings then is where its target leads.
  const [last] = new CoverageLines(config, until - minute, until).of(id);
  return [
    last ? coverageText(config, last.coverage) : '',
    by ? t(listMessages.setBy, { name: by }) : '',
    note ? t(listMessages.note, { note }) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
