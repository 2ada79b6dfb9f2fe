/** What a command has around it. */
export interface World {
  readonly env: NodeJS.ProcessEnv;
  /** What a command is asked for; a line without its end is added one. */
  out(text: string): void;
  /** What is said beside it, such as of a file that was written. */
  say(text: string): void;
  /** A secret, typed without echo or read from a pipe. */
  askSecret(question: string): Promise<string>;
  /** Aborted by Ctrl+C, which from then on ends nothing else. */
  interrupted(): AbortSignal;
  /** Passes time, to the end of the signal at most. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}
