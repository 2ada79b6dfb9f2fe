import { type Holder, mayDo } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import { Avatar, Button, Tag } from '@jackfield/kit/ui/core';
import {
  History,
  LogOut,
  Megaphone,
  PhoneForwarded,
  ShieldCheck,
  Voicemail,
} from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { openActivity } from '@jackfield/records/activity-address';
import { roleNames } from '@jackfield/records/role-names';
import {
  accountAtom,
  common,
  configAtom,
  Link,
  type Message,
  navigateTo,
  profileAtom,
  session,
  sessionAtom,
  themeAtom,
  type ThemeChoice,
  useT,
} from '@jackfield/runtime';
import { useAtom, useAtomValue } from 'jotai';
import css from './account-drawer.module.css';
import { newsMessages } from '../news/messages.ts';
import { openNews, unreadAtom } from '../news/news-state.ts';
import { ownPath } from '../navigation/own-path.ts';
import { messages } from './messages.ts';
import { OwnLanguage } from './own-language.tsx';

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Light, dark, or as the system has it; kept in this browser. */
function ThemeSwitch() {
  const t = useT();
  const [choice, choose] = useAtom(themeAtom);
  return (
    <fieldset className={css.theme}>
      <legend className={`ui-caption ${css.legend}`}>{t(messages.theme)}</legend>
      <div className={css.choices}>
        {choices.map((each) => (
          <label key={each} className={css.choice}>
            <input
              type="radio"
              name="theme"
              value={each}
              checked={choice === each}
              onChange={() => choose(each)}
            />
            {t(messages[each])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What somebody is: an admin, what their built-in role is called, or a user. */
function roleOf({ role, access }: Holder): Message {
  if (role === 'admin') return messages.admin;
  return access ? roleNames[access.role] : messages.user;
}

/** MY ACCOUNT: who is signed in, theme, version, Sign out (SHELL-06, SHELL-07, OP-15). */
export function AccountDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const account = useAtomValue(accountAtom);
  const { appVersion } = useAtomValue(configAtom);
  const { length: unread } = useAtomValue(unreadAtom);
  const isImpersonated = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  if (!profile) return null;
  const ways = [
    { page: 'call-handling', label: common.callHandling, icon: PhoneForwarded },
    { page: 'voicemail', label: common.voicemail, icon: Voicemail },
    ...(isImpersonated
      ? []
      : [{ page: 'security', label: common.security, icon: ShieldCheck } as const]),
  ] as const;
  const facts = [
    [t(messages.defaultNumber), formatPhone(profile.defaultNumber) || t(messages.none)],
    [t(messages.extension), profile.extension || t(messages.none)],
    [t(messages.company), account?.companyName ?? ''],
  ];
  return (
    <Drawer
      open={open}
      title={t(messages.account)}
      width={280}
      onClose={onClose}
      footer={
        <Button block onClick={() => void session.signOut()} icon={<LogOut size={15} />}>
          {t(messages.signOut)}
        </Button>
      }
    >
      <div className={css.body}>
        <Avatar
          name={profile.fullName}
          src={profile.profileImage}
          size={56}
          presence={profile.presence}
          presenceLabel={t(messages[profile.presence])}
        />
        <Link to={ownPath(profile, 'profile')} className={css.name} onClick={onClose}>
          {profile.fullName}
        </Link>
        <p className={css.email}>{profile.email}</p>
        <p className={css.tags}>
          {profile.isTenantOwner && <Tag tone="brand">{t(messages.owner)}</Tag>}
          <Tag>{t(roleOf(profile))}</Tag>
        </p>
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd className="ui-num">{value}</dd>
            </div>
          ))}
        </dl>
        <div className={css.ways}>
          {ways.map(({ page, label, icon: Icon }) => (
            <Button
              key={page}
              block
              icon={<Icon size={15} strokeWidth={1.75} />}
              onClick={() => {
                onClose();
                void navigateTo(ownPath(profile, page));
              }}
            >
              {t(label)}
            </Button>
          ))}
          <Button
            block
            icon={<History size={15} strokeWidth={1.75} />}
            onClick={() => {
              onClose();
              openActivity();
            }}
          >
            {t(mayDo(profile, 'audit:read') ? messages.activity : messages.ownActivity)}
          </Button>
          <Button
            block
            icon={<Megaphone size={15} strokeWidth={1.75} />}
            onClick={() => {
              onClose();
              openNews();
            }}
          >
            {t(newsMessages.title)}
            {unread > 0 && <Tag tone="brand">{t(newsMessages.count, { count: unread })}</Tag>}
          </Button>
        </div>
        <ThemeSwitch />
        <OwnLanguage profile={profile} />
        <p className={css.version}>{t(messages.version, { version: appVersion })}</p>
      </div>
    </Drawer>
  );
}
