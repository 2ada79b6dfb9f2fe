import { notify } from '@jackfield/runtime';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { qualityAtom } from './quality-atom.ts';
import { qualityText } from './quality-text.ts';
import { type Quality, qualityOf, type Sample } from './quality.ts';
import { sampleOf } from './sample.ts';

/** Milliseconds between two looks. */
const looksEvery = 2000;
/** Looks that are kept; more than the judgement takes. */
const most = 10;
/** Looks in a row that find a fault before the person is told. */
const tellsAfter = 2;

/** Verdicts that are no fault, or one that people notice by themselves: some are silent for long. */
const untold: readonly Quality['verdict'][] = ['good', 'unknown', 'unheard'];

/** Calls of whose weak line was told. */
const told = new Set<string>();

interface QualityWatchProps {
  /** Of the call. */
  id: string;
  connection: Pick<RTCPeerConnection, 'getStats'>;
}

/** Measures a call for as long as it talks, and says once that its line is weak. */
export default function QualityWatch({ id, connection }: QualityWatchProps) {
  const setQuality = useSetAtom(qualityAtom);
  useEffect(() => {
    let samples: readonly Sample[] = [];
    let faults = 0;
    let isOver = false;
    function tell(quality: Quality): void {
      faults = untold.includes(quality.verdict) ? 0 : faults + 1;
      if (faults < tellsAfter || told.has(id)) return;
      told.add(id);
      notify.info(qualityText(quality));
    }
    async function look(): Promise<void> {
      const report = await connection.getStats();
      if (isOver) return;
      samples = [...samples, sampleOf(report, performance.now())].slice(-most);
      const quality = qualityOf(samples);
      setQuality({ id, quality });
      tell(quality);
    }
    void look();
    const timer = setInterval(() => void look(), looksEvery);
    return () => {
      isOver = true;
      clearInterval(timer);
      setQuality(null);
    };
  }, [id, connection, setQuality]);
  return null;
}
