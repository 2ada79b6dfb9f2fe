import { placePath } from '@jackfield/call-routing/call-flow';
import { plannedTitle } from '@jackfield/call-routing/planned-changes';
import { type AttentionItem, paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import type { PortOrderListItem } from '@jackfield/contract/api/port-in';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import type { Scenario } from '@jackfield/contract/api/scenario';
import { formatPhone } from '@jackfield/domain';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { findingKey, type StoredFinding } from '../call-check/use-findings.ts';
import { attentionMessages, homeMessages } from './messages.ts';

/** Lost calls, and what callers meet that they do not expect; nothing that no call reaches. */
export const isUrgent = ({ severity, call }: StoredFinding): boolean =>
  severity === 'error' || (severity === 'warning' && call !== null);

/** The piece of a finding's sentence that says of what it speaks. */
function subjectOf({ message, object: { name } }: StoredFinding): string {
  if (name !== '' && message.includes(name)) return name;
  const colon = message.indexOf(':');
  return colon < 0 ? '' : message.slice(0, colon);
}

interface Ways {
  config: RoutingConfig | undefined;
  fix(finding: StoredFinding): Promise<unknown>;
  /** Shows the call and what it lacks. */
  show(finding: StoredFinding): void;
}

/** Findings with their one button: what does it at once, what asks for a target, or the page. */
export function findingItems(
  findings: readonly StoredFinding[],
  { config, fix, show }: Ways,
): AttentionItem[] {
  return findings.map((finding): AttentionItem => {
    const { severity, message, fix: way, call } = finding;
    const later = t(homeMessages.elsewhere, { fix: way.text });
    const to = config ? placePath(config, way.place) : paths.admin.numbers.callCheck();
    return {
      id: `finding ${findingKey(finding)}`,
      severity: severity === 'error' ? 'lost' : 'soon',
      text: message,
      subject: subjectOf(finding),
      action:
        way.acts.length > 0
          ? { label: way.text, run: () => fix(finding) }
          : way.key && call
            ? { label: later, run: () => show(finding) }
            : { label: later, to },
    };
  });
}

/** A kept call that ends elsewhere, or cannot be tried any more. */
export function scenarioItem({ id, name, result }: Scenario): AttentionItem[] {
  if (result.state !== 'broken' && result.state !== 'cannotRun') return [];
  return [
    {
      id: `scenario ${id}`,
      severity: 'soon',
      text: t(attentionMessages.scenario, { name, reason: result.reason }),
      subject: name,
      action: {
        label: t(attentionMessages.openScenarios),
        to: `${paths.admin.numbers.callCheck()}?drawer=checks`,
      },
    },
  ];
}

/** A planned change that cannot be saved as it stands. */
export function plannedItem(change: PlannedChange): AttentionItem {
  const title = plannedTitle(change);
  const reason = change.parts.find((part) => part.reason !== '')?.reason ?? '';
  return {
    id: `planned ${change.id}`,
    severity: 'soon',
    text: t(attentionMessages.planned, { title, reason }),
    subject: title,
    action: { label: t(attentionMessages.review), to: paths.admin.numbers.planned() },
  };
}

/** Calling names and listings that the carrier refused. */
export function orderItems(numbers: readonly TenantNumber[]): AttentionItem[] {
  const { outboundEdit, directoryEdit } = paths.admin.company;
  return numbers.flatMap(({ id, number, lidbStatus, dldaStatus }) => {
    const shown = formatPhone(number);
    const item = (kind: string, text: string, to: string): AttentionItem => ({
      id: `${kind} ${id}`,
      severity: 'soon',
      text,
      subject: shown,
      action: { label: t(attentionMessages.openOrder), to },
    });
    return [
      ...(lidbStatus === 'failed'
        ? [
            item(
              'lidb',
              t(attentionMessages.callingName, { number: shown }),
              outboundEdit(id, id, 'order-history'),
            ),
          ]
        : []),
      ...(dldaStatus === 'failed'
        ? [
            item(
              'dlda',
              t(attentionMessages.listing, { number: shown }),
              directoryEdit(id, id, 'order-history'),
            ),
          ]
        : []),
    ];
  });
}

/** Porting orders that the carrier rejected; one whose points are all corrected is to be sent. */
export function portItem({ id, orderNumber, openPoints: count }: PortOrderListItem): AttentionItem {
  return {
    id: `port order ${id}`,
    severity: 'soon',
    text: t(attentionMessages.portRejected, { order: orderNumber, count }),
    subject: orderNumber,
    action: { label: t(attentionMessages.correct), to: paths.admin.company.portOrder(id) },
  };
}
