import type { AuditEntry } from '@jackfield/contract/api/audit';
import { capital } from '@jackfield/domain/locale';
import { kindHead, viaWords } from '@jackfield/domain/words/history';
import { actionText } from '@jackfield/domain/words/history-events';
import { t } from '@jackfield/texts';
import type { Readable } from 'node:stream';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { type CsvColumn, csvFile, csvTime, headsOf } from '../../platform/csv.ts';
import { accountZone } from '../../platform/own-account.ts';
import { accountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { type ActivityFilters, activityScope, selectActivity } from './activity.ts';
import { namesBehind, toEntry } from './names.ts';
import { changeText, changeWords } from './change-text.ts';
import { texts } from './texts.ts';

/** Columns in the language of who asks; their words are found once for a whole file. */
function fileColumns(): CsvColumn<AuditEntry>[] {
  const words = changeWords();
  return [
    { head: texts.fileWhen, value: ({ at }, zone) => csvTime(at, zone) },
    { head: texts.fileWho, value: ({ actor }) => actor.name },
    { head: texts.fileOnBehalfOf, value: ({ onBehalfOf }) => onBehalfOf?.name ?? null },
    { head: texts.fileVia, value: ({ via }) => capital(t(viaWords[via])) },
    { head: texts.fileKind, value: ({ entity }) => kindHead(entity) },
    { head: texts.fileRecord, value: ({ entityName }) => entityName },
    { head: texts.fileAction, value: actionText },
    { head: texts.fileChange, value: (entry) => changeText(entry, words) },
    { head: texts.fileRequest, value: ({ requestId }) => requestId },
  ];
}

/** Entries read at once; the file grows by as many lines. */
const pageSize = 500;

const given = (filters: ActivityFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** That somebody took the log out of the portal is in the log. */
async function recordExport(context: RequestContext, filters: ActivityFilters): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'activity',
    id: tenantId,
    action: 'activity.export',
    async change(tx) {
      const { company_name: name } = await accountRow(tx, tenantId);
      return { before: null, after: given(filters), name, events: [], result: tenantId };
    },
  });
}

/**
 * The activity under its filters as a CSV file (annex J2), read page by page. Throws 400
 * as the list does, before anything is recorded.
 */
export async function exportActivityFile(
  context: RequestContext,
  filters: ActivityFilters,
): Promise<Readable> {
  const { tenantId } = signedIn(context);
  const columns = fileColumns();
  const zone = await accountZone(context);
  const scope = await context.read((tx) => activityScope(tx, context, filters));
  await recordExport(context, filters);
  async function* pages() {
    let startAfter: string | undefined;
    for (;;) {
      const part = { startAfter, limit: pageSize };
      const entries = await context.read(async (tx) => {
        const rows = await selectActivity(tx, scope, part);
        const names = await namesBehind(tx, tenantId, rows);
        return rows.map((row) => toEntry(row, names));
      });
      yield entries.map((entry) => columns.map(({ value }) => value(entry, zone)));
      startAfter = entries.at(-1)?.id;
      if (entries.length < pageSize) return;
    }
  }
  return csvFile(headsOf(columns, zone), pages());
}
