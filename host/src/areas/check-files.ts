import { RemoteLoadFailure } from './load-failure.ts';

interface ReleasedFile {
  /** Address. */
  readonly file: string;
  readonly integrity: string;
}

async function check({ file, integrity }: ReleasedFile): Promise<void> {
  const answer = await fetch(file, { integrity }).catch((cause: unknown) => {
    throw new RemoteLoadFailure(`${file} is not there or is not what was released`, { cause });
  });
  if (!answer.ok) throw new RemoteLoadFailure(`${file} is not there`);
}

/**
 * Fetches files of a release side by side and rejects unless each is what was released. The script
 * tags that follow take them from the browser's cache.
 */
export async function checkFiles(files: readonly ReleasedFile[]): Promise<void> {
  await Promise.all(files.map(check));
}
