import type { Finding, Fix, Preflight, Said, Severity, Span } from './finding.ts';
import { textAt, withField } from './fields.ts';
import type { Source } from './sources.ts';

/** A place where a rule does not hold. */
export interface Hit {
  readonly field: string;
  readonly title: Said;
  readonly detail: Said;
  readonly spans?: readonly Span[];
  readonly fix?: Fix | null;
  /** Where it weighs less or more than the rule does. */
  readonly severity?: Severity;
}

/** One thing that a reviewer looks for. */
export interface Rule<Subject> {
  readonly code: string;
  readonly severity: Severity;
  readonly source: Source | null;
  /** What it says when nothing is wrong. */
  readonly passed: (subject: Subject) => Said;
  /** Left out where the rule has nothing to look at; such a rule is not counted, nor one that read empty texts alone. */
  readonly applies?: (subject: Subject) => boolean;
  readonly find: (subject: Subject) => readonly Hit[];
}

const order = { block: 0, warn: 1 } as const;
const rank = ({ severity, todo }: Finding) => (todo ? 2 : order[severity]);

/** What is known before anybody types, and says nothing about how far an application is. */
const beside = new Set(['brand', 'evidence', 'taxCountry']);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Whether every text that a rule reads of an application is still empty: then it passes for nothing. */
function sawNothing<Subject extends object>(rule: Rule<Subject>, subject: Subject): boolean {
  const read: string[] = [];
  const watched = new Proxy(subject, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (!beside.has(String(name))) read.push(...textsIn(value));
      return value;
    },
  });
  rule.find(watched);
  return read.length > 0 && read.every((text) => text.trim() === '');
}

/** Asks every rule. What rules of the house find is a warning, whatever they say. */
export function runRules<Subject extends object>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
): Preflight {
  const answers = rules
    .filter((rule) => rule.applies?.(subject) ?? true)
    .map((rule) => ({ rule, findings: findingsOf(rule, subject) }))
    .filter(({ rule, findings }) => findings.length > 0 || !sawNothing(rule, subject));
  const passed = answers.filter(({ findings }) => findings.length === 0);
  return {
    findings: answers.flatMap(({ findings }) => findings).sort((a, b) => rank(a) - rank(b)),
    passed: passed.map(({ rule }) => ({
      code: rule.code,
      title: rule.passed(subject),
      source: rule.source,
    })),
    passes: passed.length,
    total: answers.length,
  };
}

/** The fix of a hit, where filling it in clears the field of this fault. */
function working<Subject extends object>(
  rule: Rule<Subject>,
  subject: Subject,
  { field, fix }: Hit,
): Fix | null {
  if (!fix) return null;
  const left = rule.find(withField(subject, fix.field, fix.value));
  return left.some((one) => one.field === field) ? null : fix;
}

const findingsOf = <Subject extends object>(rule: Rule<Subject>, subject: Subject): Finding[] =>
  rule.find(subject).map((hit) => ({
    code: rule.code,
    severity: rule.source === null ? 'warn' : (hit.severity ?? rule.severity),
    field: hit.field,
    spans: hit.spans ?? [],
    title: hit.title,
    detail: hit.detail,
    goal: rule.passed(subject),
    fix: working(rule, subject, hit),
    todo: textAt(subject, hit.field)?.trim() === '',
    source: rule.source,
  }));
