import type { Device, SipServer } from '@jackfield/contract/api/device';
import { formatDateTime } from '@jackfield/domain';
import { QrCode } from '@jackfield/kit/qr-code';
import { saveFile } from '@jackfield/kit/save-file';
import { Button } from '@jackfield/kit/ui/core';
import { Download, Smartphone } from '@jackfield/kit/ui/icons';
import { notify, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { deviceMessages } from './messages.ts';
import css from './my-device.module.css';
import { isYealink, yealinkFile, yealinkFileName } from './yealink-file.ts';

interface SetupSectionProps {
  device: Device;
  server: SipServer;
  /** Nothing is typed that the server does not have. */
  isStored: boolean;
  askLink(): Promise<SetupLink>;
  askPassword(): Promise<string>;
}

interface SetupLink {
  address: string;
  expiresAt: string;
}

/** Ways to sign a device in without typing: a code for Linphone, a file for a Yealink (CALL-15). */
export function SetupSection({
  device,
  server,
  isStored,
  askLink,
  askPassword,
}: SetupSectionProps) {
  const t = useT();
  const title = useId();
  const timeZone = useAtomValue(timeZoneAtom);
  const [link, setLink] = useState<SetupLink | null>(null);
  const show = async () => setLink(await askLink());
  const save = async () => {
    const password = await askPassword();
    const text = yealinkFile(device, server, password);
    saveFile(new Blob([text], { type: 'text/plain' }), yealinkFileName(device));
  };
  const run = (work: () => Promise<void>) => () => void work().catch(notify.failure);

  return (
    <section className={css.setUp} aria-labelledby={title}>
      <h3 id={title}>{t(deviceMessages.setUp)}</h3>
      {link && (
        <div className={css.scan}>
          <QrCode text={link.address} label={t(deviceMessages.scan)} />
          <div>
            <strong>{t(deviceMessages.scan)}</strong>
            <p className="ui-secondary">
              {t(deviceMessages.scanText, { when: formatDateTime(link.expiresAt, timeZone) })}
            </p>
          </div>
        </div>
      )}
      <div className={css.way}>
        <Button
          icon={<Smartphone size={15} strokeWidth={1.75} />}
          disabled={!isStored}
          onClick={run(show)}
        >
          {t(link ? deviceMessages.newCode : deviceMessages.showCode)}
        </Button>
        <span className="ui-secondary">{t(deviceMessages.showCodeText)}</span>
      </div>
      {isYealink(device) && (
        <div className={css.way}>
          <Button
            icon={<Download size={15} strokeWidth={1.75} />}
            disabled={!isStored}
            onClick={run(save)}
          >
            {t(deviceMessages.saveSettings)}
          </Button>
          <span className="ui-secondary">{t(deviceMessages.saveSettingsText)}</span>
        </div>
      )}
    </section>
  );
}
