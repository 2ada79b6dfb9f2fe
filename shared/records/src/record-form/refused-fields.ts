/** The fields of a form that a save was refused for, in the order of the page, each with why. */
export function refusedFields<Field extends string>(
  fields: readonly Field[],
  messages: Readonly<Record<string, string>>,
): { readonly field: Field; readonly message: string }[] {
  const all = Object.entries(messages);
  return fields.flatMap((field) => {
    // A refused member may lie within a field, such as `missedCallHandling.actionValue`.
    const isOf = (path: string) => path === field || path.startsWith(`${field}.`);
    const message = all.find(([path]) => isOf(path))?.[1];
    return message ? [{ field, message }] : [];
  });
}
