/** Work for the thread of first rows, and what it tells of it. */
interface BaseTask {
  readonly id: number;
  /** Room of the work: version, variant and language. */
  readonly key: string;
  /** Source of the script, where the thread may not have it yet. */
  readonly script?: string | undefined;
  /** Milliseconds that the function may take; ten times as many when it runs first. */
  readonly limit: number;
}

export type Work =
  | { readonly work: 'patterns' }
  | {
      readonly work: 'rows';
      readonly pattern: string;
      readonly given: string;
      /** Texts by message id, as JSON. */
      readonly language: { readonly tag: string; readonly texts: string };
    };

export type Task = BaseTask & Work;

export type TaskAnswer =
  | { readonly id: number; readonly text: string }
  | {
      readonly id: number;
      readonly failure: string;
      /** It ended by the clock while others had the processor, which says nothing of the script. */
      readonly isLate: boolean;
    };
