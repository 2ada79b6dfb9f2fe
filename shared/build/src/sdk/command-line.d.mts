/** Builds the command line; answers the path of the bundle. */
export function buildCommandLine(): Promise<string>;
