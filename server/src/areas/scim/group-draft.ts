import { t } from '@jackfield/texts';
import { parse } from 'scim2-parse-filter';
import { scimError } from './scim-error.ts';
import { texts } from './texts.ts';
import { isObject, memberOf, type Operation, type Path, readPath } from './user-draft.ts';

/** A group as the directory tells of it. */
export interface GroupDraft {
  name: string;
  externalId: string | null;
  /** Ids of its members, in the order in which they came. */
  members: Set<string>;
}

/** Members without a type are users: Okta sends none. */
function idsOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.flatMap((one: unknown) => {
    const id = isObject(one) ? memberOf(one, 'value') : one;
    if (typeof id !== 'string') {
      throw scimError('invalidValue', t(texts.notText, { name: 'members.value' }));
    }
    return [id.toLowerCase()];
  });
}

/** The id in `members[value eq "…"]`. */
function idInFilter(filter: string): string {
  try {
    const read = parse(filter);
    if (read.op === 'eq' && 'compValue' in read && read.attrPath.toLowerCase() === 'value') {
      return String(read.compValue).toLowerCase();
    }
  } catch {
    // Refused below, as a filter of something else is.
  }
  throw scimError('invalidFilter', t(texts.pathUnfit, { path: filter.slice(0, 100) }));
}

function removeFrom(draft: GroupDraft, { name, filter }: Path, value: unknown): void {
  if (name === 'externalid') draft.externalId = null;
  if (name === 'displayname') {
    throw scimError('mutability', t(texts.requiredStays, { name: 'displayName' }));
  }
  if (name !== 'members') return;
  if (filter !== undefined) draft.members.delete(idInFilter(filter));
  else if (value === undefined || value === null) draft.members.clear();
  else for (const id of idsOf(value)) draft.members.delete(id);
}

function setIn(draft: GroupDraft, { name }: Path, { op, value }: Omit<Operation, 'path'>): void {
  if (name === 'displayname' || name === 'externalid') {
    if (typeof value !== 'string' || value.trim() === '') {
      throw scimError('invalidValue', t(texts.notText, { name }));
    }
    draft[name === 'displayname' ? 'name' : 'externalId'] = value.trim().slice(0, 200);
  }
  if (name !== 'members') return;
  const ids = idsOf(value ?? []);
  draft.members = new Set(op === 'add' ? [...draft.members, ...ids] : ids);
}

/**
 * Changes a group by operations (RFC 7644 section 3.5.2) as Entra and Okta write them: without a path
 * the value names the members, and an `id` among them is not heeded (SCIM-01). Throws 400.
 */
export function changeGroupDraft(draft: GroupDraft, operations: readonly Operation[]): void {
  for (const { op, path, value } of operations) {
    const read = readPath(path);
    if (read !== null && op === 'remove') removeFrom(draft, read, value);
    else if (read !== null) setIn(draft, read, { op, value });
    else if (isObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        const inner = readPath(key);
        if (inner !== null && op === 'remove') removeFrom(draft, inner, part);
        else if (inner !== null) setIn(draft, inner, { op, value: part });
      }
    } else throw scimError('noTarget', t(texts.pathUnfit, { path: '' }));
  }
}

/** A whole group as POST and PUT send it. Throws 400. */
export function readGroup(body: unknown): GroupDraft {
  if (!isObject(body)) throw scimError('invalidSyntax', t(texts.notText, { name: 'displayName' }));
  const draft: GroupDraft = { name: '', externalId: null, members: new Set() };
  const { schemas: _schemas, meta: _meta, id: _id, ...members } = body;
  changeGroupDraft(draft, [{ op: 'replace', path: '', value: members }]);
  if (draft.name === '') {
    throw scimError('invalidValue', t(texts.notText, { name: 'displayName' }));
  }
  return draft;
}
