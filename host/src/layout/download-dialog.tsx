import type { ClientConfig } from '@jackfield/contract';
import { ArrowUpRight, Monitor, Smartphone } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { configAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './download-dialog.module.css';
import { messages } from './messages.ts';

type Store = keyof ClientConfig['downloads'];

const parts = [
  { title: messages.desktop, Icon: Monitor, stores: ['windows', 'macos'] },
  { title: messages.mobile, Icon: Smartphone, stores: ['ios', 'android'] },
] as const satisfies readonly { stores: readonly Store[]; [other: string]: unknown }[];

/** The apps, desktop and mobile; one without a link is left out (SHELL-04, OP-16). */
export function DownloadDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const { downloads } = useAtomValue(configAtom);
  const offered = parts
    .map((part) => ({ ...part, stores: part.stores.filter((store) => downloads[store]) }))
    .filter(({ stores }) => stores.length > 0);
  return (
    <Dialog
      open={open}
      title={t(messages.download)}
      onClose={onClose}
      cancelText={t(messages.close)}
    >
      {offered.length === 0 && <p>{t(messages.noDownloads)}</p>}
      <div className={css.parts}>
        {offered.map(({ title, Icon, stores }) => (
          <section key={title.id} className={css.part}>
            <h3 className={css.title}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {t(title)}
            </h3>
            <ul>
              {stores.map((store) => (
                <li key={store}>
                  <a
                    className={css.link}
                    href={downloads[store]}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {t(messages[store])}
                    <ArrowUpRight size={15} strokeWidth={1.75} aria-hidden="true" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
