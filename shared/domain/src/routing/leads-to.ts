const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether what stands at a place leads to a record (annex F1): a target by id or phone number, a
 * call group by one of its list, a mailbox by its owner, a menu key, an announcement.
 */
export function leadsTo(value: unknown, id: string): boolean {
  if (value === id) return true;
  if (!isObject(value)) return false;
  const { actionValue, actionId } = value;
  if (actionId === id || actionValue === id) return true;
  return isObject(actionValue) && (actionValue.ownerId === id || isListed(actionValue, id));
}

const isListed = ({ list }: Record<string, unknown>, id: string): boolean =>
  Array.isArray(list) && list.includes(id);
