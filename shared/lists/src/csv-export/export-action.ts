import { Download } from '@jackfield/kit/ui/icons';
import type { MenuAction } from '@jackfield/kit/ui/menu';
import { common, notify, t } from '@jackfield/runtime';
import { saveFile } from '@jackfield/kit/save-file';

export interface ExportOptions {
  /** First part of the file's name, such as `users`; the day is put behind it. */
  name: string;
  /** Fetches the file, for example by an endpoint with `file: 'text/csv'`. */
  load(): Promise<Blob>;
}

/** Menu entry that downloads a listing as it is searched, filtered and sorted now. */
export function exportAction({ name, load }: ExportOptions): MenuAction {
  const save = async () => {
    const file = await load();
    const fileName = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
    saveFile(file, fileName);
    notify.success(t(common.fileDownloaded, { fileName }));
  };
  return {
    key: 'export',
    looks: true,
    label: t(common.exportCSV),
    icon: Download,
    run: () => void save().catch(notify.failure),
  };
}
