import css from './player.module.css';

interface BarsProps {
  /** Heights from 0 to 1. */
  peaks: readonly number[];
  /** Part that was played, from 0 to 1; those bars are copper. */
  played: number;
  /** Pixels. */
  height?: number;
}

const step = 4;
const width = 2.4;

/** A waveform in bars. */
export function Bars({ peaks, played, height = 24 }: BarsProps) {
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${peaks.length * step} ${height}`}
      preserveAspectRatio="none"
      height={height}
      aria-hidden="true"
    >
      {peaks.map((peak, index) => {
        const tall = Math.max(3, peak * height);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- bars have no identity beside their place
            key={index}
            x={index * step}
            y={(height - tall) / 2}
            width={width}
            height={tall}
            rx={width / 2}
            className={(index + 0.5) / peaks.length < played ? css.played : css.unplayed}
          />
        );
      })}
    </svg>
  );
}
