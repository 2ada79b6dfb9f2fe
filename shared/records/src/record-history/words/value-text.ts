import {
  type Access,
  accessSchema,
  companyAddressSchema,
  serviceAddressSchema,
} from '@jackfield/contract';
import { queueLimitsSchema, ringGroupSchema } from '@jackfield/contract/api/team';
import { formatAmount, formatDay, formatPhone } from '@jackfield/domain';
import { addressText, companyAddressLines } from '@jackfield/domain/address-text';
import { countryName } from '@jackfield/domain/dialing';
import {
  accountAtom,
  formatNumber,
  languageName,
  type Message,
  store,
  t,
} from '@jackfield/runtime';
import * as v from 'valibot';
import { nameOfUseCase } from '@jackfield/domain/campaign-name';
import { roleNames } from '../../role-names/role-names.ts';
import { type Names, nameOf, permissionText, targetText } from './target-text.ts';
import { choiceMessages, valueMessages } from './value-messages.ts';

const membersSchema = v.array(v.object({ fullName: v.string() }));
const contactsSchema = v.array(v.object({ name: v.string(), email: v.string() }));
const recordingSchema = v.object({ inbound: v.boolean(), outbound: v.boolean() });
const greetingSchema = v.object({ isEnabled: v.boolean(), text: v.string() });
const phone = /^\+[1-9]\d{6,14}$/;
const id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const words = ['role', 'status', 'inboundFlow', 'restrictionType'];
const amounts = [
  'below',
  'topUpAmount',
  'monthlyLimit',
  'capHour',
  'capDay',
  'capUser',
  'capCountry',
];
const choices: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  secondStepOf: {
    nobody: valueMessages.none,
    admins: choiceMessages.admins,
    everybody: valueMessages.everyone,
  },
  secondStepAccepted: {
    passkeyOrApp: choiceMessages.passkeyOrApp,
    passkey: choiceMessages.passkeyOnly,
  },
  recordingHearers: { person: choiceMessages.talked, admins: choiceMessages.talkedAndAdmins },
  startPage: { home: choiceMessages.home, users: choiceMessages.users },
};
const useCaseFields = ['useCase', 'subUseCases'];
const isWord = (text: string): text is keyof typeof valueMessages => text in valueMessages;
const quoted = (text: string) => t(valueMessages.quoted, { text });

function textText(field: string, text: string, names: Names): string {
  if (words.includes(field) && isWord(text))
    return t(valueMessages[text] as typeof valueMessages.yes);
  const choice = choices[field]?.[text];
  if (choice) return t(choice);
  if (field === 'secondStepFrom') return quoted(formatDay(text));
  if (field === 'allowedCountries') return countryName(text);
  if (field === 'language') return quoted(languageName(text));
  if (useCaseFields.includes(field)) return quoted(nameOfUseCase(text));
  if (phone.test(text)) return quoted(formatPhone(text));
  if (id.test(text)) return nameOf(text, names);
  return quoted(text);
}

function recordingText({ inbound, outbound }: v.InferOutput<typeof recordingSchema>): string {
  if (inbound && outbound) return t(valueMessages.both);
  if (inbound) return t(valueMessages.inbound);
  return t(outbound ? valueMessages.outbound : valueMessages.off);
}

/** A built-in role, and the teams of a Team lead. */
function accessText({ role, teamIds }: Access, names: Names): string {
  const teams = teamIds.map((team) => nameOf(team, names));
  return quoted([t(roleNames[role]), ...teams].join(', '));
}

/** Values that are objects or lists; undefined for what no sentence can hold. */
function wholeText(value: unknown, names: Names): string | undefined {
  const routed = targetText(value, names) ?? permissionText(value, names);
  if (routed !== undefined) return routed;
  if (v.is(serviceAddressSchema, value)) return quoted(addressText(value));
  if (v.is(companyAddressSchema, value)) {
    const country = store.get(accountAtom)?.country ?? 'USA';
    return quoted(companyAddressLines(value, country).join(', '));
  }
  if (v.is(ringGroupSchema, value)) {
    const { option, ringSeconds: seconds } = value;
    return t(valueMessages.ring, { option: t(valueMessages[option]), seconds });
  }
  if (v.is(queueLimitsSchema, value)) {
    const { maxCallers: callers, maxWaitSeconds: seconds } = value;
    return t(valueMessages.queue, { callers, seconds });
  }
  if (v.is(accessSchema, value)) return accessText(value, names);
  if (v.is(recordingSchema, value)) return recordingText(value);
  if (v.is(greetingSchema, value)) {
    return value.isEnabled ? quoted(value.text) : t(valueMessages.off);
  }
  return undefined;
}

/** How a value reads in a sentence, with names for ids; null for one too large for it. */
export function valueText(field: string, value: unknown, names: Names): string | null {
  if (typeof value === 'string') return textText(field, value, names);
  if (typeof value === 'boolean') return t(value ? valueMessages.yes : valueMessages.no);
  if (typeof value === 'number') {
    return quoted(amounts.includes(field) ? formatAmount(value) : formatNumber(value));
  }
  if (typeof value !== 'object') return quoted(String(value));
  if (field === 'allowedCountries' && Array.isArray(value) && value.length === 0) {
    return t(valueMessages.nothing);
  }
  if (v.is(membersSchema, value)) {
    if (value.length === 0) return t(valueMessages.none);
    return quoted(value.map(({ fullName }) => fullName).join(', '));
  }
  if (v.is(contactsSchema, value)) {
    return quoted(value.map(({ name, email }) => `${name} <${email}>`).join(', '));
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.map((item) => textText(field, item, names)).join(', ');
  }
  return wholeText(value, names) ?? null;
}
