import { useNow } from '@jackfield/call-routing/business-hours';
import { useRoutingThen } from '@jackfield/call-routing/planned-routing';
import type {
  Finding,
  FlowNode,
  FlowRoot,
  RoutePlace,
  RoutingConfig,
} from '@jackfield/domain/routing';
import { checkRouting, flowOf, litKeys } from '@jackfield/domain/routing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Looking, useLooking } from '@jackfield/kit/may';
import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Maximize2, Minimize2, Minus, Plus } from '@jackfield/kit/ui/icons';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { askedInstant, type Question, hoursOf } from './question.ts';
import css from './call-flow.module.css';
import { FindingLines } from './finding-lines.tsx';
import { FlowMap } from './flow-map.tsx';
import { askMessages, flowMessages } from './messages.ts';
import { useCompareStart } from './use-compare-start.ts';
import { useWork } from './use-work.ts';
import { WeekStrip } from './week-strip.tsx';
import { WhoAnswers } from './who-answers.tsx';

/** Shows one element on the whole screen, where the browser can. */
function useFullScreen() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const look = () => setFull(element !== null && document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);

  function toggle(): void {
    // A browser that refuses leaves the page as it is.
    if (isFull) document.exitFullscreen().catch(() => undefined);
    else element?.requestFullscreen().catch(() => undefined);
  }
  return { setElement, isFull, toggle };
}

const TryCallDialog = lazyPart(() =>
  import('./try-call-dialog.tsx').then((file) => file.TryCallDialog),
);

export interface CallFlowProps {
  /** The account with what the form holds now put in. */
  config: RoutingConfig;
  /** The company number, team or user of the page. */
  root: FlowRoot;
  /** Shows a routing that was, as of then (milliseconds), to be read only. */
  at?: number;
  /** The day and time, 'YYYY-MM-DDTHH:MM' on the clock of its hours, that is asked for first. */
  asked?: string | undefined;
  /** Leads to where a way of the call is changed. */
  onEdit?(place: RoutePlace): void;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5];

/**
 * The call-flow map with its findings, who answers at a time, who answers when, and trying a call:
 * all drawn from the unsaved form (annex J4).
 */
export function CallFlow({ config, root, at, asked: first, onEdit }: CallFlowProps) {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const zone = hoursOf(config, root)?.timeZone ?? account?.timeZone ?? 'UTC';
  const [question, setAsked] = useState<Question>(() => ({
    at: at ?? askedInstant(zone, first) ?? Date.now(),
    inputs: [],
  }));
  const [zoom, setZoom] = useState(1);
  const [tries, setTries] = useState(false);
  const { setElement, isFull, toggle } = useFullScreen();
  const isEdited = !useLooking() && at === undefined;
  const today = useNow();
  const now = at ?? today;
  const then = useRoutingThen(config);
  const asked = then.at(question.at);
  const flow = useMemo(() => flowOf(asked, root), [asked, root]);
  const keys = useMemo(() => litKeys(asked, root, question), [asked, root, question]);
  const lit = useMemo(() => new Set(keys), [keys]);
  const from = useCompareStart();
  const check = useMemo(() => () => checkRouting(asked, at ?? from), [asked, at, from]);
  const checked = useWork(check).result;
  const findings = useMemo(
    () => findingsOf(checked?.findings ?? [], { config: asked, root, flow }),
    [checked, asked, root, flow],
  );
  if (flow === null) return null;
  const FullIcon = isFull ? Minimize2 : Maximize2;

  function step(by: -1 | 0 | 1): void {
    const index = zooms.indexOf(zoom) + by;
    setZoom(by === 0 ? 1 : (zooms[Math.min(Math.max(index, 0), zooms.length - 1)] ?? 1));
  }

  return (
    <section
      ref={setElement}
      className={`ui-card ${css.panel}`}
      data-full={isFull || undefined}
      aria-labelledby="call-flow"
    >
      <Looking on={false}>
        <header className={`ui-actions ${css.head}`}>
          <h2 id="call-flow">{t(flowMessages.title)}</h2>
          <span className={`ui-note ${css.note}`}>{isEdited && t(flowMessages.updates)}</span>
          <Button type="link" onClick={() => setTries(true)}>
            {t(askMessages.tryCall)}
          </Button>
          <span className={css.zoom}>
            <IconButton
              icon={<Minus size={16} strokeWidth={1.75} />}
              label={t(flowMessages.zoomOut)}
              disabled={zoom === zooms[0]}
              onClick={() => step(-1)}
            />
            <span className={css.percent} aria-live="polite">
              {t(flowMessages.zoom, { percent: Math.round(zoom * 100) })}
            </span>
            <IconButton
              icon={<Plus size={16} strokeWidth={1.75} />}
              label={t(flowMessages.zoomIn)}
              disabled={zoom === zooms.at(-1)}
              onClick={() => step(1)}
            />
          </span>
          <IconButton
            icon={<FullIcon size={16} strokeWidth={1.75} />}
            label={t(isFull ? flowMessages.leaveFullScreen : flowMessages.fullScreen)}
            onClick={toggle}
          />
        </header>
      </Looking>
      <FlowMap root={flow} lit={lit} zoom={zoom} isFull={isFull} onZoom={step} onEdit={onEdit} />
      <FindingLines findings={findings} onFix={onEdit} />
      <Looking on={false}>
        <WhoAnswers
          config={asked}
          isPlanned={asked !== config}
          root={root}
          zone={zone}
          question={question}
          now={now}
          passed={nodesOf(flow, keys)}
          isAsked={first !== undefined}
          onChange={setAsked}
        />
        <WeekStrip
          then={then}
          root={root}
          zone={zone}
          at={question.at}
          now={now}
          onAsk={(instant) => setAsked({ at: instant, inputs: question.inputs })}
        />
        {tries && (
          <TryCallDialog
            config={config}
            root={root}
            zone={zone}
            question={question}
            now={now}
            onClose={() => setTries(false)}
          />
        )}
      </Looking>
    </section>
  );
}

/** The nodes of a way, the root first. */
function nodesOf(root: FlowNode, keys: readonly string[]): FlowNode[] {
  const nodes: FlowNode[] = [];
  let level: readonly FlowNode[] = [root];
  for (const key of keys) {
    const found = level.find((node) => node.key === key);
    if (found === undefined) break;
    nodes.push(found);
    level = found.children;
  }
  return nodes;
}

/** What loses callers or may, of what stands on the map. */
function findingsOf(
  findings: readonly Finding[],
  { config, root, flow }: { config: RoutingConfig; root: FlowRoot; flow: FlowNode | null },
): Finding[] {
  if (flow === null) return [];
  const ids = new Set([root.id]);
  const level = [flow];
  for (const node of level) {
    ids.add(node.id);
    level.push(...node.children);
  }
  for (const { id, ownerId } of config.numbers) if (ownerId === root.id) ids.add(id);
  return findings.filter(({ object, severity }) => severity !== 'info' && ids.has(object.id));
}
