import { TextArea, type TextAreaProps } from '@jackfield/kit/ui/form';
import { useLayoutEffect, useRef } from 'react';
import css from './marked-text-area.module.css';
import { useFieldFindings } from './preflight-state.ts';
import type { ShownFinding } from './shown.ts';

/** A piece of a text: as it is, or marked for what offends in it. */
interface Piece {
  readonly text: string;
  readonly mark: 'block' | 'warn' | null;
}

/** A text cut where its marks begin and end; a block hides a warning at the same place. */
function piecesOf(text: string, findings: readonly ShownFinding[]): Piece[] {
  const spans = findings.flatMap(({ state, spans: places }) =>
    state === 'block' || state === 'warn' ? places.map((span) => ({ ...span, mark: state })) : [],
  );
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? start;
    const over = spans.filter((span) => span.start <= start && span.end >= end);
    const mark = over.some((span) => span.mark === 'block') ? 'block' : (over[0]?.mark ?? null);
    return { text: text.slice(start, end), mark };
  });
}

/** What of the looks of the control the layer below it has to share. */
const shared = [
  'borderWidth',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'textIndent',
  'wordSpacing',
] as const;

interface MarkedTextAreaProps extends TextAreaProps {
  name: string;
  value: string;
}

/** Several lines of text; words that offend are marked in a layer that lies under the text. */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { name, value } = props;
  const findings = useFieldFindings(name);
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const pieces = piecesOf(value, findings);
  useLayoutEffect(() => {
    const control = box.current?.querySelector('textarea');
    const below = layer.current;
    if (!control || !below) return;
    const follow = () => {
      below.scrollTop = control.scrollTop;
    };
    const share = () => {
      const looks = getComputedStyle(control);
      for (const look of shared) below.style[look] = looks[look];
      follow();
    };
    share();
    control.addEventListener('scroll', follow);
    // Another width may bring another size of letters, as on a phone that is turned, and takes a while.
    control.addEventListener('transitionend', share);
    window.addEventListener('resize', share);
    return () => {
      control.removeEventListener('scroll', follow);
      control.removeEventListener('transitionend', share);
      window.removeEventListener('resize', share);
    };
  });
  return (
    <div className={css.box} ref={box}>
      <div className={css.layer} ref={layer} aria-hidden="true">
        {pieces.map(({ text, mark }, at) =>
          mark ? (
            <mark key={at} data-mark={mark}>
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}{' '}
      </div>
      <TextArea {...props} className={`${css.control} ${props.className ?? ''}`} />
    </div>
  );
}
