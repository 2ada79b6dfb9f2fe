import type { AppKey } from '@jackfield/contract/api/second-step';
import { useT } from '@jackfield/runtime';
import { encode } from 'uqr';
import css from './app-key-view.module.css';
import { stepMessages } from './messages.ts';

const border = 2;

/** Squares of the dark modules of a QR code, as one path. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : '')))
    .join('');
}

/** The key of an authenticator app: as a QR code, drawn here, and as text to type. */
export function AppKeyView({ appKey }: { appKey: AppKey }) {
  const t = useT();
  const { data, size } = encode(appKey.address, { border, ecc: 'M' });
  return (
    <div className={css.key}>
      <svg
        className={css.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t(stepMessages.scan)}
        shapeRendering="crispEdges"
      >
        <path d={pathOf(data)} />
      </svg>
      <div className={css.words}>
        <p className={css.title}>{t(stepMessages.scan)}</p>
        <p className={css.hand}>{t(stepMessages.byHand)}</p>
        <code className={css.secret}>{appKey.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
