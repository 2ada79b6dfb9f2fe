/** Whether the path has this program. */
export function has(program: string): boolean;
