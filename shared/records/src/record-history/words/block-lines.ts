import type { AuditEntry } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { defineMessages, t } from '@jackfield/runtime';
import * as v from 'valibot';

const blockMessages = defineMessages('records.history.block', {
  blocked: 'Blocked: {names}',
  freed: 'No longer blocked: {names}',
});

const listedSchema = v.array(v.string());
const oneSchema = v.object({
  number: v.nullish(v.string(), null),
  country: v.nullish(v.string(), null),
});

/** So many entries are named; of a long import that is enough to know it by. */
const mostNamed = 10;

const nameOf = (name: string) => (name.startsWith('+') ? formatPhone(name) : name);

function namesOf(members: AuditEntry['before']): string[] {
  const listed = members?.added ?? members?.removed;
  if (v.is(listedSchema, listed)) return listed.map(nameOf);
  const one = v.safeParse(oneSchema, members);
  if (!one.success) return [];
  const { number, country } = one.output;
  return [number ?? country].flatMap((name) => (name ? [nameOf(countryName(name))] : []));
}

/** Which numbers and countries a change of a blacklist blocked and freed; none for other entries. */
export function blockLines({ entity, before, after }: AuditEntry): string[] {
  if (!entity.endsWith('Blacklist')) return [];
  const text = (names: readonly string[]) => {
    const named = names.slice(0, mostNamed).join(', ');
    return names.length > mostNamed ? `${named} …` : named;
  };
  const [freed, blocked] = [namesOf(before), namesOf(after)];
  return [
    ...(freed.length > 0 ? [t(blockMessages.freed, { names: text(freed) })] : []),
    ...(blocked.length > 0 ? [t(blockMessages.blocked, { names: text(blocked) })] : []),
  ];
}
