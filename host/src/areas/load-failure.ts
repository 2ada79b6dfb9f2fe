import { TimeOut } from './within.ts';

/** Files of a remote could not be loaded, or were not the ones that were released. */
export class RemoteLoadFailure extends Error {
  override readonly name = 'RemoteLoadFailure';
  /** The address of the file that it begins with, where it is known. */
  readonly request: string | undefined;

  constructor(message: string, { cause, request }: ErrorOptions & { request?: string } = {}) {
    super(message, { cause });
    this.request = request;
  }
}

const scriptPatience = 10_000;

/** The federation runtime's failure in words that a person can use; others as they are. */
export function readLoadFailure(error: unknown, entry: string): unknown {
  if (!(error instanceof Error) || !error.message.includes('RUNTIME-008')) return error;
  if (error.message.includes('timed out')) return new TimeOut(scriptPatience);
  if (error.message.includes('ScriptExecutionError')) {
    return new Error(`${entry} failed while it was starting`, { cause: error });
  }
  return new RemoteLoadFailure(`${entry} is not there or is not what was released`, {
    cause: error,
    request: entry,
  });
}
