import { Alert, Button, StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import css from './import-dialog.module.css';
import { ImportSource } from './import-source.tsx';
import type { ImportWork, MarkedLine } from './use-import.ts';

/** What a dialog of its own subject says. */
export interface ImportWords {
  readonly title: string;
  readonly intro: string;
  readonly rows: string;
  readonly rowsHint: string;
  /** Of the button that leads to the marks. */
  readonly check: string;
  readonly nothing: string;
  readonly tooMany: string;
  /** Heads of the three columns. */
  readonly heads: readonly [line: string, entry: string, state: string];
}

/** A line as it is shown, with the badge of its mark. */
export interface ShownLine {
  /** From 1, as the text has it. */
  readonly line: number;
  readonly text: string;
  readonly badge: StatusBadgeProps;
}

export interface ImportDialogProps<Marked extends MarkedLine> {
  words: ImportWords;
  work: ImportWork<Marked>;
  show(line: Marked): ShownLine;
  /** Of the button that adds what is new. */
  addText: string;
  /** What is left out, once the lines are marked. */
  note: string | false;
  /** False holds back what is new. */
  mayAdd?: boolean;
  onClose(): void;
  /** Below the marked lines. */
  children?: ReactNode;
}

/**
 * Adds many things at once: pasted or from a file, looked through line by line first (annex J7).
 *
 * @example
 * const work = useImport({ read, mark, add, done, onDone: onClose });
 * <ImportDialog work={work} words={words} show={show} addText={addText} note={note} onClose={onClose} />
 */
export function ImportDialog<Marked extends MarkedLine>(props: ImportDialogProps<Marked>) {
  const { words, work, mayAdd = true } = props;
  const t = useT();
  const { marked } = work;
  return (
    <FormDialog
      width={600}
      title={words.title}
      dirty={work.text !== ''}
      note={marked && props.note}
      confirmText={marked ? props.addText : words.check}
      mayConfirm={marked === null || (work.fresh.length > 0 && mayAdd)}
      beside={
        marked && (
          <Button disabled={work.step.busy} onClick={work.back}>
            {t(common.back)}
          </Button>
        )
      }
      onClose={props.onClose}
      {...work.step.dialog}
    >
      {marked ? (
        <>
          <ImportLines heads={words.heads} lines={marked.map(props.show)} />
          {props.children}
        </>
      ) : (
        <ImportSource
          intro={<p>{words.intro}</p>}
          label={words.rows}
          hint={words.rowsHint}
          error={work.isEmpty ? words.nothing : undefined}
          text={work.text}
          onText={work.setText}
          onFile={work.setText}
        />
      )}
      {work.isCut && <Alert kind="warning" title={words.tooMany} />}
    </FormDialog>
  );
}

interface ImportLinesProps {
  heads: ImportWords['heads'];
  lines: readonly ShownLine[];
}

/** Every line of an import with what becomes of it. */
function ImportLines({ heads, lines }: ImportLinesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its lines scroll, so that the keyboard has to reach it
    <div className={css.lines} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, text, badge }) => (
            <tr key={line}>
              <td className={css.number}>{line}</td>
              <td className="ui-num">{text}</td>
              <td className={css.state}>
                <StatusBadge {...badge} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
