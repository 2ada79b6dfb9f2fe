import type { FlowLabel, FlowNode } from '@jackfield/domain/routing';
import {
  Ban,
  Headset,
  ListTree,
  type LucideIcon,
  MessageSquareText,
  Phone,
  PhoneForwarded,
  PhoneOff,
  UserRound,
  UsersRound,
  Voicemail,
} from '@jackfield/kit/ui/icons';
import { common, t } from '@jackfield/runtime';
import { flowMessages } from './messages.ts';

/** Signs of the kinds of nodes. */
export const nodeIcons: Readonly<Record<FlowNode['kind'], LucideIcon>> = {
  number: Phone,
  company: Phone,
  team: Headset,
  teammate: UserRound,
  callgroup: UsersRound,
  menu: ListTree,
  voicemail: Voicemail,
  message: MessageSquareText,
  external: PhoneForwarded,
  hangup: PhoneOff,
  missing: Ban,
};

/** First line of a node. */
export function nodeTitle({ kind, name }: FlowNode): string {
  if (kind === 'hangup') return t(common.hangUp);
  if (kind === 'missing') return t(flowMessages.missing);
  return name;
}

function peopleText({ facts, kind, state }: FlowNode): string {
  const count = facts.active ?? 0;
  if (state !== 'fine') return t(kind === 'teammate' ? flowMessages.absent : flowMessages.nobody);
  if (kind === 'teammate') return t(common.user);
  if (kind === 'callgroup') return t(flowMessages.callGroup, { count });
  return t(facts.inboundFlow === 'callQueue' ? flowMessages.callQueue : flowMessages.ringGroup, {
    count,
  });
}

/** Second line of a node. */
export function nodeFacts(node: FlowNode): string {
  const { kind, facts, state } = node;
  switch (kind) {
    case 'company':
    case 'number':
      return facts.numbers?.[0] ?? '';
    case 'team':
    case 'teammate':
    case 'callgroup':
      return peopleText(node);
    case 'menu':
      if (facts.isRepeated) return t(flowMessages.repeated);
      return facts.keys === 0
        ? t(flowMessages.noKeys)
        : t(flowMessages.menu, { count: facts.keys ?? 0 });
    case 'external':
      if (state === 'dead') return t(flowMessages.refused);
      return facts.ownerName === undefined
        ? t(flowMessages.external)
        : t(flowMessages.ownNumber, { name: facts.ownerName });
    case 'hangup':
      return t(flowMessages.noInput, { seconds: facts.seconds ?? 0 });
    case 'missing':
      return t(flowMessages.chooseTarget);
    case 'voicemail':
    case 'message':
      return t(flowMessages[kind]);
  }
}

/** The pill on a cord: 'Open', a key; the timeout has a sign of its own. */
export function labelText({ kind, text }: FlowLabel): string {
  if (kind === 'key' || kind === 'date') return text ?? '';
  return t(flowMessages[kind]);
}

/** A node as it is read aloud: why calls come, what it is, what is wrong, whether the call passes. */
export function nodeName(node: FlowNode, isLit: boolean): string {
  const { label, state } = node;
  const isTimeout = label?.kind === 'key' && label.text === 'timeout';
  const way =
    label === null
      ? ''
      : isTimeout
        ? t(flowMessages.noKey)
        : label.kind === 'key'
          ? t(flowMessages.key, { key: label.text ?? '' })
          : labelText(label);
  const wrong = { fine: '', warning: t(flowMessages.warning), dead: t(flowMessages.deadEnd) }[
    state
  ];
  // What is shown is part of the name as it is shown (WCAG 2.5.3).
  const shown = `${nodeTitle(node)} ${nodeFacts(node)}`;
  return [way, shown, wrong, isLit ? t(flowMessages.callPasses) : ''].filter(Boolean).join(', ');
}
