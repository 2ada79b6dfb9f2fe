import type { EmergencyPerson } from '@jackfield/contract/api/emergency';
import { addressText } from '@jackfield/domain/address-text';
import { t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../platform/context.ts';
import { type CsvColumn, listingFile } from '../../platform/csv.ts';
import { type BoardScope, selectPeople } from './board.ts';
import { texts } from './texts.ts';

type Column = CsvColumn<EmergencyPerson>;

const partOf = (
  head: Column['head'],
  value: (address: NonNullable<EmergencyPerson['address']>) => string,
): Column => ({ head, value: ({ address }) => address && value(address) });

function stateText({ state, verdict }: EmergencyPerson): string {
  if (state !== 'notValid') return t(texts[state]);
  return t(verdict === 'incomplete' ? texts.incomplete : texts.notFound);
}

const columns: readonly Column[] = [
  { head: texts.fileName, value: ({ fullName }) => fullName },
  { head: texts.fileExtension, value: ({ extension }) => extension },
  { head: texts.fileNumber, value: ({ number }) => number },
  { head: texts.fileState, value: stateText },
  partOf(texts.fileStreet, ({ houseNumber, streetName }) => `${houseNumber} ${streetName}`),
  partOf(texts.fileLine2, ({ addressLine2 }) => addressLine2),
  partOf(texts.fileCity, ({ city }) => city),
  partOf(texts.fileRegion, ({ stateCode }) => stateCode),
  partOf(texts.fileZip, ({ zip }) => zip),
  { head: texts.fileSource, value: ({ source }) => source && t(texts[source]) },
  { head: texts.fileProposal, value: ({ proposal }) => proposal && addressText(proposal) },
  {
    head: texts.fileRegistration,
    value: ({ registration, refusal }) => refusal ?? (registration && t(texts[registration])),
  },
];

/** The board as a CSV file, the worst first. */
export function exportBoard(context: RequestContext, scope: BoardScope, zone: string): Readable {
  return listingFile(columns, zone, (part) => context.read((tx) => selectPeople(tx, scope, part)));
}
