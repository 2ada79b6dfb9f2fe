import {
  type TeammateColumn,
  teammateColumns,
  type exportTeammates,
} from '@jackfield/contract/api/teammate-export';
import type { CallReceived } from '@jackfield/contract';
import type { Readable } from 'node:stream';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { type CsvColumn, csvFile, csvTime, headsOf } from '../../platform/csv.ts';
import { accountZone } from '../../platform/own-account.ts';
import type { ListedRow } from './dto.ts';
import { fileCells, fileVersion } from './file-version.ts';
import { selectTeammateIds, selectTeammatesById } from './listing.ts';
import { texts } from './texts.ts';

type Query = CallReceived<typeof exportTeammates>['query'];

const teamNames = ({ teams }: ListedRow) => (teams ?? []).map(({ name }) => name);

const fileColumns: Readonly<Record<TeammateColumn, CsvColumn<ListedRow>>> = {
  firstName: { head: texts.fileFirstName, value: (row) => row.first_name },
  lastName: { head: texts.fileLastName, value: (row) => row.last_name },
  email: { head: texts.fileEmail, value: (row) => row.email },
  title: { head: texts.fileTitle, value: (row) => row.title },
  extension: { head: texts.fileExtension, value: (row) => row.extension },
  number: { head: texts.fileNumber, value: (row) => row.default_number },
  role: { head: texts.fileRole, value: (row) => row.role },
  teams: {
    head: texts.fileTeams,
    value: (row) => teamNames(row).join('; '),
  },
  status: { head: texts.fileStatus, value: (row) => row.status },
  lastSeenAt: {
    head: texts.fileLastSeen,
    value: (row, zone) => csvTime(row.last_seen_at, zone),
  },
  id: { head: texts.fileId, value: (row) => row.id },
  version: { head: texts.fileVersion, value: (row) => fileVersion(fileCells(row, teamNames(row))) },
};

/** People read at once; the file grows by as many lines. */
const pageSize = 500;

/**
 * The listing as a CSV file. Who is in it, and in what order, is settled at the start;
 * rows are then read page by page, so that neither memory nor a connection is held for long.
 */
export async function exportPeople(context: RequestContext, query: Query): Promise<Readable> {
  const { tenantId } = signedIn(context);
  const { columns: asked = teammateColumns, sortBy = 'fullName', direction = 'asc' } = query;
  const columns = teammateColumns.filter((name) => asked.includes(name)).map((n) => fileColumns[n]);
  const listing = { ...query, tenantId, sortBy, direction };
  const zone = await accountZone(context);
  const ids = await context.read((tx) => selectTeammateIds(tx, listing));
  async function* pages() {
    for (let at = 0; at < ids.length; at += pageSize) {
      const part = ids.slice(at, at + pageSize);
      const rows = await context.read((tx) => selectTeammatesById(tx, tenantId, part));
      yield rows.map((row) => columns.map(({ value }) => value(row, zone)));
    }
  }
  return csvFile(headsOf(columns, zone), pages());
}
