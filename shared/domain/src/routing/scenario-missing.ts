import type { Sentence } from '@jackfield/contract/api/routing-call';
import type { RouteNode } from './call.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import type { TriedScenario } from './scenario.ts';
import { sentence } from './sentence.ts';
import { scenarioMessages } from './sentences.ts';

interface Named {
  readonly kind: RouteNode['kind'];
  readonly id: string;
  readonly name: string;
}

const gone = {
  number: scenarioMessages.numberGone,
  company: scenarioMessages.companyGone,
  team: scenarioMessages.teamGone,
  teammate: scenarioMessages.userGone,
  menu: scenarioMessages.menuGone,
  message: scenarioMessages.greetingGone,
  voicemail: scenarioMessages.voicemailGone,
  callgroup: scenarioMessages.targetGone,
  external: scenarioMessages.targetGone,
};

/** Whether a record is gone; outside numbers and call groups are no records. */
function isGone(config: RoutingConfig, { kind, id }: Named): boolean {
  const { companies, teams, people, menus, messages } = indexOf(config);
  switch (kind) {
    case 'number':
      return config.numbers.every((number) => number.id !== id && number.number !== id);
    case 'company':
      return !companies.has(id);
    case 'team':
      return !teams.has(id);
    case 'teammate':
      return !people.has(id);
    case 'menu':
      return !menus.has(id);
    case 'message':
      return !messages.has(id);
    case 'voicemail':
      return !teams.has(id) && !people.has(id);
    case 'callgroup':
    case 'external':
      return false;
  }
}

/** Why a scenario cannot be tried: what it calls or expects is gone; else null. */
export function missingOf(
  config: RoutingConfig,
  { called, expected }: TriedScenario,
): Sentence | null {
  const named = [called, expected.node].find((one) => isGone(config, one));
  return named === undefined ? null : sentence(gone[named.kind], { name: named.name });
}
