import type { Restored } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { type Entry, type Replacement, selectReplacements } from './repository.ts';
import { isRecordKind, records } from '../records/records.ts';
import { restoreMembers } from './restore-members.ts';
import { texts } from './texts.ts';
import { withoutSave } from './without-save.ts';

/** Whether one place that was sent elsewhere leads again to where it led. */
async function leadsBack(context: RequestContext, replacement: Replacement): Promise<boolean> {
  const { entity, entity_id: id } = replacement;
  if (!isRecordKind(entity)) return false;
  const record = records[entity];
  try {
    await restoreMembers(context, record, {
      id,
      verb: 'undo',
      earlier: (now) => withoutSave(record, [replacement], now),
    });
    return true;
  } catch (error) {
    // It was changed again since, or its record is gone.
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Sends back what was sent elsewhere as a record was suspended or deleted; names what was not. */
export async function withReplacements(
  context: RequestContext,
  { request_id: requestId, entity_id: id }: Entry,
  restored: Restored,
): Promise<Restored> {
  const { tenantId } = signedIn(context);
  // The version that the call names is that record's.
  const ofOthers = { ...context, endpoint: { ...context.endpoint, versioned: false } };
  const skipped = [...restored.skipped];
  const replacements = await context.read((tx) => selectReplacements(tx, tenantId, requestId));
  for (const replacement of replacements) {
    // Of many people who left at once each has places of their own.
    if (!JSON.stringify(replacement.before).includes(id)) continue;
    if (await leadsBack(ofOthers, replacement)) continue;
    const message = t(texts.staysElsewhere, { name: replacement.entity_name });
    skipped.push({ field: 'routing', message });
  }
  return { ...restored, skipped };
}
