import { compareNames, formatPhone } from '@jackfield/domain';
import type { RoutingConfig } from '@jackfield/domain/routing';
import type { ListFilter } from '@jackfield/lists/list-page';
import { t } from '@jackfield/runtime';
import { callLogMessages } from '@jackfield/usage/call-log';

/** More choices than these nobody reads; a person of a larger account is chosen by an address. */
const mostChoices = 200;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** All choices, or only what is chosen where there are too many. */
export function choicesOf(all: readonly Choice[], chosen: string | null): readonly Choice[] {
  const shown = all.length <= mostChoices ? all : all.filter(({ value }) => value === chosen);
  return shown.toSorted((one, other) => compareNames(one.label, other.label));
}

/** Narrows to a number of the account, by what it is called. */
export function numberFilter(config: RoutingConfig, chosen: string | null): ListFilter {
  const numbers = config.numbers.map(({ number, ownerId, label }) => ({
    value: number,
    label: label || config.companies.find(({ id }) => id === ownerId)?.label || formatPhone(number),
  }));
  return {
    key: 'number',
    label: t(callLogMessages.number),
    options: choicesOf(numbers, chosen),
  };
}
