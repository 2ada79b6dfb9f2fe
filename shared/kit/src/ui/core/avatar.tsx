import { fileAddressAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { avatarPair, initials } from '../../theme/avatar-pair.ts';
import css from './avatar.module.css';

export interface AvatarProps {
  /** Whose picture: gives the letters and the colour pair. */
  name: string;
  /** Address of the photo; letters stand in its place when there is none or it cannot load. */
  src?: string | null;
  /** Edge in px: 32 in rows, 48 in a record's head, 64 in its form. */
  size?: number;
  /** Shows the presence dot; its word is read to screen readers through `presenceLabel`. */
  presence?: 'online' | 'offline';
  presenceLabel?: string;
}

/** Round picture or letters of a person. The name itself stands beside it as text. */
export function Avatar({ name, src, size = 32, presence, presenceLabel }: AvatarProps) {
  const pair = avatarPair(name);
  const toAddress = useAtomValue(fileAddressAtom);
  const [failed, setFailed] = useState<string>();
  const address = src ? toAddress(src) : null;
  return (
    <span className={css.avatar} style={{ width: size, height: size, fontSize: size * 0.38 }}>
      {address !== null && address !== failed ? (
        <img
          className={css.face}
          src={address}
          alt=""
          width={size}
          height={size}
          onError={() => setFailed(address)}
        />
      ) : (
        <span
          className={css.face}
          style={{
            background: `var(--ui-avatar-${pair}-bg)`,
            color: `var(--ui-avatar-${pair}-fg)`,
          }}
          data-letters={initials(name)}
          aria-hidden="true"
        />
      )}
      {presence && (
        <span className={css.presence} data-presence={presence}>
          {presenceLabel && <span className="ui-hidden">{presenceLabel}</span>}
        </span>
      )}
    </span>
  );
}
