import type { Severity } from './compare.ts';
import { indexOf, type RoutedNumber, type RoutingConfig } from './config.ts';

/** Who gets the text messages to a number. */
export interface TextReader {
  kind: 'nobody' | 'teammate' | 'team' | 'message';
  /** Of the record; the text of an automatic answer. */
  id: string;
  name: string;
}

/** What people who text a number will notice. */
export interface TextDifference {
  number: RoutedNumber;
  before: TextReader;
  after: TextReader;
  severity: Severity;
}

const nobody: TextReader = { kind: 'nobody', id: '', name: '' };

/** Who reads what is texted to a company number; people who are not active read nothing. */
function readerOf(config: RoutingConfig, companyId: string): TextReader {
  const { companies, people, teams } = indexOf(config);
  const sms = companies.get(companyId)?.sms;
  if (!sms) return nobody;
  const { actionType: kind, actionValue: id } = sms;
  const isActive = (one: string) => people.get(one)?.status === 'active';
  if (kind === 'message') return { kind, id, name: id };
  if (kind === 'teammate') {
    return isActive(id) ? { kind, id, name: people.get(id)?.name ?? '' } : nobody;
  }
  const team = teams.get(id);
  return team?.memberIds.some(isActive) ? { kind, id, name: team.name } : nobody;
}

const ranks = { nobody: 0, message: 1, teammate: 2, team: 2 } as const;

function severityOf(before: TextReader, after: TextReader): Severity {
  if (after.kind === 'nobody') return 'broken';
  const [was, is] = [ranks[before.kind], ranks[after.kind]];
  if (is === was) return 'changed';
  return is < was ? 'worse' : 'better';
}

/** Which numbers have their text messages read by somebody else after a change (ROUTE-03). */
export function compareTexts(before: RoutingConfig, after: RoutingConfig): TextDifference[] {
  return before.numbers.flatMap((number): TextDifference[] => {
    if (number.ownerType !== 'company' || !number.canText) return [];
    const [was, is] = [readerOf(before, number.ownerId), readerOf(after, number.ownerId)];
    if (was.kind === is.kind && was.id === is.id) return [];
    return [{ number, before: was, after: is, severity: severityOf(was, is) }];
  });
}
