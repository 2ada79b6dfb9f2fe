import { QrCode } from '@jackfield/kit/qr-code';
import { Button } from '@jackfield/kit/ui/core';
import { ArrowUpRight } from '@jackfield/kit/ui/icons';
import { Link, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { ownPath } from '../../navigation/own-path.ts';
import { messages } from '../messages.ts';
import css from './app-cards.module.css';
import { offeredAppsAtom } from './offered-apps.ts';

const notes = { desktop: messages.desktopNote, mobile: messages.mobileNote } as const;

/**
 * The apps, a card for each kind of device with a link to every place that has them (SHELL-04); where
 * the operator has none, what to use instead.
 */
export function AppCards({ onClose }: { onClose?(): void }) {
  const t = useT();
  const offered = useAtomValue(offeredAppsAtom);
  const profile = useAtomValue(profileAtom);
  if (offered.length === 0) {
    return (
      <>
        <p>{t(messages.noApps)}</p>
        {profile && (
          <Link to={ownPath(profile, 'my-device')} onClick={onClose}>
            {t(messages.signInDetails)}
          </Link>
        )}
      </>
    );
  }
  return (
    <div className={css.cards}>
      {offered.map(({ device, Icon, links }) => (
        <section key={device} className={`ui-card ${css.card}`} aria-labelledby={`app-${device}`}>
          <span className={css.icon}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <h3 id={`app-${device}`}>{t(messages[device])}</h3>
          <p className="ui-secondary">
            {t(notes[device])}{' '}
            {device === 'mobile' && <span className={css.scan}>{t(messages.scan)}</span>}
          </p>
          <div className={css.links}>
            {links.map(({ store, address }) => (
              <div key={store} className={css.link}>
                {device === 'mobile' && <QrCode className={css.code} size={104} text={address} />}
                <Button
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  icon={<ArrowUpRight size={15} strokeWidth={1.75} aria-hidden="true" />}
                  iconPlacement="end"
                >
                  {t(messages[store])}
                </Button>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
