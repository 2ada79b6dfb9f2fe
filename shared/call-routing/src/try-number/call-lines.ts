import { endText, type StepListProps } from '@jackfield/call-routing/call-flow';
import type { TriedCall } from '@jackfield/contract/api/routing-engine';
import { t } from '@jackfield/runtime';
import { tryNumberMessages as messages } from './messages.ts';

type Stop = TriedCall['steps'][number];

/** What a stop is, and for how long; null where the next line says it. */
function stepText({ node: { kind, name } }: Stop, seconds: number, next: Stop): string | null {
  switch (kind) {
    case 'teammate':
      return t(seconds > 0 ? messages.person : messages.personPasses, { name, seconds });
    case 'team':
      if (seconds > 0) return t(messages.team, { name, seconds });
      // Hours are told before the members.
      return next.node.kind === 'team' ? null : t(messages.teamPasses, { name });
    case 'company':
      return name ? t(messages.company, { name }) : t(messages.someCompany);
    case 'menu':
      return name ? t(messages.menu, { name }) : t(messages.someMenu);
    default:
      return null;
  }
}

function lastText({ kind, node }: TriedCall['end']): string {
  if (node.kind === 'callgroup' && node.name) return t(messages.group, { names: node.name });
  if (kind === 'message' && !node.name) return t(messages.someMessage);
  if (kind === 'external' && !node.name) return t(messages.someNumber);
  return endText({ kind, node: { ...node, id: '' } });
}

/** Who rings for how long, one after the other, and how the call ends when nobody answers. */
export function callLines({ steps, end }: TriedCall): StepListProps {
  const stops: readonly Stop[] = [...steps, end];
  const at = (stop: Stop | undefined) => Date.parse(stop?.at ?? end.at);
  const after = (stop: Stop | undefined, from: Stop | undefined) => (at(stop) - at(from)) / 1000;
  return {
    steps: steps.flatMap((step, index) => {
      const next = stops[index + 1] ?? end;
      const text = stepText(step, after(next, step), next);
      return text === null ? [] : [{ text, seconds: 0 }];
    }),
    end: { kind: end.kind, text: lastText(end), seconds: after(end, stops[0]) },
  };
}
