import { exportFiles } from '@jackfield/contract/api/config-file';
import { saveFile } from '@jackfield/kit/save-file';
import { type Confirm, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, notify, useT } from '@jackfield/runtime';
import { oneFile } from './one-file.ts';

const fileName = 'phones.yaml';

/** Hands the account as a file to the browser's downloads (FILE-01). */
export function useDownload(): Confirm {
  const t = useT();
  return useConfirm(
    async () => {
      const { files } = await call(exportFiles, {});
      saveFile(new Blob([oneFile(files)], { type: 'application/yaml' }), fileName);
    },
    {
      done: t(common.fileDownloaded, { fileName }),
      onFailed: (error) => notify.failure(error),
    },
  );
}
