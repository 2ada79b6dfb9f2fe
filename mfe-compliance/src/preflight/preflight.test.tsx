import { checkCampaign } from '@jackfield/compliance';
import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, screen, signInAs, signOutOfTest, within } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { CheckList } from './check-list.tsx';
import { FieldNotes } from './field-notes.tsx';
import { MarkedTextArea } from './marked-text-area.tsx';
import { PartMarks } from './part-marks.tsx';
import { PreflightProvider } from './preflight-state.ts';
import { usePreflight } from './use-preflight.ts';

const brand = {
  companyName: 'Harbor Dental Group LLC',
  brandName: 'Harbor Dental',
  companyType: 'PrivateProfit',
  website: 'https://harbordental.com',
};
const complete = {
  useCase: 'AccountNotification',
  subUseCases: [] as string[],
  description:
    'Harbor Dental reminds its patients of booked visits, so that they come. Two texts a month.',
  messageFlow:
    'Patients tick an optional box at https://harbordental.com/new: "Text me reminders from Harbor Dental, 2 msgs a month. Msg & data rates may apply. Reply STOP to opt out, HELP for help." Terms harbordental.com/terms, privacy harbordental.com/privacy.',
  sampleMessages: [
    'Harbor Dental: your visit is on Tuesday. Reply STOP to opt out.',
    'Harbor Dental: your visit is today. Reply STOP to opt out.',
  ],
  optInKeywords: 'START',
  optOutKeywords: 'STOP',
  helpKeywords: 'HELP',
  optInMessage:
    'Harbor Dental: 2 msgs a month. Msg & data rates may apply. HELP for help, STOP to opt out.',
  optOutMessage: 'Harbor Dental: you are unsubscribed and get no more messages.',
  helpMessage: 'Harbor Dental: call 251-555-0110.',
  embeddedLink: false,
  embeddedPhone: false,
  ageGated: false,
  directLending: false,
  numberPool: false,
  termsAccepted: true,
};

const steps = [
  { id: 'messages', fields: ['sampleMessages', 'messageFlow', 'embeddedLink'] },
  { id: 'review', fields: [] },
];

/** A form with one open step, checked as it is typed. */
function Form({ initial, isLast = false }: { initial: typeof complete; isLast?: boolean }) {
  const form = useForm({ defaultValues: initial, mode: 'onTouched' });
  const values = useWatch({ control: form.control }) as typeof complete;
  const state = usePreflight({
    result: checkCampaign(values, brand),
    form,
    flow: {
      steps,
      at: isLast ? 1 : 0,
      here: isLast ? 'review' : 'messages',
      isLast,
      tries: 0,
      savedAt: null,
      goTo: vi.fn(),
      stateOf: (step) => (step === 'messages' && !isLast ? 'here' : 'ahead'),
      faultsOf: () => 0,
      isOpen: () => true,
      next: async () => undefined,
      back: vi.fn(),
      startOver: vi.fn(),
    },
    isComplete: false,
  });
  return (
    <PreflightProvider value={state}>
      <Controller
        control={form.control}
        name="sampleMessages.0"
        render={({ field: { disabled: _unused, ...field } }) => (
          <div>
            <MarkedTextArea {...field} aria-label="Sample" />
            <FieldNotes field="sampleMessages.0" />
          </div>
        )}
      />
      <PartMarks text={values.messageFlow} brand={brand} />
      <p>Link: {String(values.embeddedLink)}</p>
      <CheckList state={state} isLast={isLast} />
    </PreflightProvider>
  );
}

const shortened = 'Harbor Dental: your visit is due, see bit.ly/harbor. Reply STOP to opt out.';
const withShortener = {
  ...complete,
  embeddedLink: true,
  sampleMessages: [shortened, complete.sampleMessages[1] ?? ''],
};
const show = (initial: typeof complete, isLast = false) =>
  renderInPortal(<Form initial={initial} isLast={isLast} />, { path: '/x' });
const sample = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sample' });
const checks = () => screen.getByRole('list', { name: 'Checks' });
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

beforeEach(() => {
  signInAs();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
});

it('counts what passes once something was filled in', async () => {
  const { user } = show(complete);
  expect(checks().textContent).not.toContain('Passes');
  await user.type(sample(), ' Thanks.');
  await vi.waitFor(() => expect(checks().textContent).toContain('Passes'));
});

it('marks nothing before a field was left, then the words that offend', async () => {
  const { user } = show(withShortener);
  expect(marks()).toEqual([]);
  expect(within(checks()).getByText('No public link shortener')).toBeTruthy();
  await user.click(sample());
  await user.tab();
  expect(marks()).toEqual(['bit.ly/harbor']);
  expect(within(checks()).getByText('Sample 1 uses a public link shortener')).toBeTruthy();
  expect(screen.getAllByText('1 place is marked')).toHaveLength(1);
});

it('fills in the fix, which says where the rule was read', async () => {
  const { user } = show(withShortener);
  await user.click(sample());
  await user.tab();
  const source = screen.getAllByRole('link', { name: 'Source: UpCell, links' })[0];
  expect(source?.getAttribute('href')).toMatch(/^https:/);
  expect(source?.getAttribute('title')).toBe('UpCell, links, read on Nov 23, 2026');
  const [fix] = within(checks()).getAllByRole('button', { name: 'Use harbordental.com' });
  await user.click(fix as HTMLElement);
  expect(sample().value).toContain('see harbordental.com. Reply STOP');
  expect(marks()).toEqual([]);
});

it('writes as if it were typed where the browser can, so that it can take it back', async () => {
  const typed = vi.fn((_name: string, _ui: boolean, text: string) => {
    const control = document.activeElement as HTMLTextAreaElement;
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(control, text);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return true;
  });
  Object.defineProperty(document, 'execCommand', { value: typed, configurable: true });
  const { user } = show(withShortener);
  await user.click(sample());
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(typed).toHaveBeenCalledWith('insertText', false, expect.stringContaining('harbordental'));
  expect(document.activeElement).toBe(sample());
  expect(sample().value).toContain('see harbordental.com');
  Reflect.deleteProperty(document, 'execCommand');
});

it('takes a tick back with Ctrl+Z', async () => {
  const { user } = show({ ...withShortener, embeddedLink: false }, true);
  await user.click(screen.getByRole('button', { name: 'Set to Yes' }));
  expect(screen.getByText('Link: true')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Link: false')).toBeTruthy();
});

it('walks through findings with F8 and applies the fix in hand with Alt+Enter', async () => {
  const { user } = show(withShortener);
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(sample());
  await user.keyboard('{Shift>}{F8}{/Shift}');
  expect(document.activeElement).toBe(sample());
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(sample().value).toContain('see harbordental.com');
});

it('sends a block with a reason of 20 characters or more, which can be taken back', async () => {
  const { user } = show(withShortener, true);
  await user.click(within(checks()).getByRole('button', { name: 'Send it anyway…' }));
  const dialog = await screen.findByRole('dialog');
  const reason = within(dialog).getByRole('textbox', { name: /Why is it right/ });
  await user.type(reason, 'Nineteen characters');
  await user.click(within(dialog).getByRole('button', { name: 'Send it anyway' }));
  expect(within(dialog).getByText('Write at least 20 characters.')).toBeTruthy();
  await user.type(reason, '.');
  await user.click(within(dialog).getByRole('button', { name: 'Send it anyway' }));
  expect(within(checks()).getByText('Overridden with a reason.')).toBeTruthy();
  await user.click(within(checks()).getByRole('button', { name: 'Withdraw' }));
  expect(within(checks()).getByRole('button', { name: 'Send it anyway…' })).toBeTruthy();
});

it('shows the seven parts of the opt-in text', () => {
  show({
    ...complete,
    messageFlow: 'Patients tick a box of Harbor Dental at harbordental.com to get reminders.',
  });
  expect(screen.getByText('3 of 7 parts are there')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Insert the 4 missing parts' })).toBeTruthy();
});
