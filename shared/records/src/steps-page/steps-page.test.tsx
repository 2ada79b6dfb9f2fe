import { renderInPortal } from '@jackfield/kit/testing';
import { TextField } from '@jackfield/records/form-fields';
import { cleanup, screen, signInAs, signOutOfTest, waitFor, within } from '@jackfield/testing';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StepHead } from './step-head.tsx';
import { StepsPage } from './steps-page.tsx';
import { useSteps } from './use-steps.ts';

const typed = v.object({ name: v.string(), contact: v.object({ mail: v.string() }) });
const schema = v.object({
  name: v.pipe(v.string(), v.minLength(1, 'The name field is required.')),
  contact: v.object({ mail: v.pipe(v.string(), v.minLength(1, 'The mail field is required.')) }),
});
const steps = [
  { id: 'company', fields: ['name'] },
  { id: 'contact', fields: ['contact'] },
  { id: 'review', fields: [] },
];
const texts = {
  company: { label: 'Company', note: 'Its name' },
  contact: { label: 'Contact', note: 'Its mail' },
  review: { label: 'Review', note: 'Read' },
};
const run = vi.fn();
let refused: Record<string, string> = {};

function Page() {
  const flow = useSteps({
    name: 'test.add',
    steps,
    schema,
    typed,
    initial: { name: '', contact: { mail: '' } },
  });
  const { control } = flow.form;
  return (
    <StepsPage
      title="Add thing"
      flow={flow}
      texts={texts}
      help="Help"
      helpBar="Help"
      helpTitle="Help"
      closeTo="/list"
      submit={{
        label: 'Submit',
        isBusy: false,
        run: () => {
          run(flow.values);
          void flow.refuse(refused);
        },
      }}
    >
      {flow.here === 'company' && (
        <>
          <StepHead title="Who?" />
          <TextField control={control} name="name" label="Name" required />
        </>
      )}
      {flow.here === 'contact' && <TextField control={control} name="contact.mail" label="Mail" />}
    </StepsPage>
  );
}

beforeEach(() => {
  localStorage.clear();
  run.mockReset();
  refused = {};
  signInAs();
});

afterEach(() => {
  cleanup();
  signOutOfTest();
});

const open = () => renderInPortal(<Page />, { path: '/add', routes: [{ path: '/list' }] });
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });

it('goes on where nothing is refused, and says at the field what is', async () => {
  const { user, router } = open();
  await user.click(screen.getByRole('button', { name: 'Next: Contact' }));
  expect(await screen.findByText('The name field is required.')).toBeTruthy();
  expect(screen.getAllByText('1 to fix')).toHaveLength(2);
  await waitFor(async () => expect(document.activeElement).toBe(await name()));
  await user.type(await name(), 'Harbor');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('textbox', { name: 'Mail' })).toBeTruthy();
  expect(router.state.location.search).toBe('?step=contact');
  await router.navigate(-1);
  expect((await name()).value).toBe('Harbor');
});

it('no longer says at the field what is no longer true, before anybody leaves it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Next: Contact' }));
  await screen.findByText('The name field is required.');
  await user.type(await name(), 'H');
  await waitFor(() => expect(screen.queryByText('The name field is required.')).toBeNull());
  expect(screen.queryByText('1 to fix')).toBeNull();
});

it('keeps the draft for one person of one account, and the steps that were seen', async () => {
  const first = open();
  await first.user.type(await name(), 'Harbor{Enter}');
  await first.user.type(await screen.findByRole('textbox', { name: 'Mail' }), 'a@b.c');
  expect(screen.getByText(/^Saved as a draft, \d/)).toBeTruthy();
  cleanup();

  open();
  expect((await name()).value).toBe('Harbor');
  expect(screen.getByRole('link', { name: /^Contact/ })).toBeTruthy();
  cleanup();

  signInAs({ account: { id: '018f0000-0000-7000-8000-00000000beef' } });
  open();
  expect((await name()).value).toBe('');
});

it('opens the step of what the server refused, until another value stands there', async () => {
  refused = { name: 'Another record has this name.' };
  const { user } = open();
  await user.type(await name(), 'Harbor{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Mail' }), 'a@b.c{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(run).toHaveBeenCalledWith({ name: 'Harbor', contact: { mail: 'a@b.c' } });
  expect(await screen.findByText('Another record has this name.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next: Contact' }));
  expect(screen.getByText('Another record has this name.')).toBeTruthy();
  await user.type(await name(), ' Kids');
  await user.click(screen.getByRole('button', { name: 'Next: Contact' }));
  expect(await screen.findByRole('textbox', { name: 'Mail' })).toBeTruthy();
});

it('begins anew only after asking', async () => {
  const { user } = open();
  await user.type(await name(), 'Harbor');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = await screen.findByRole('dialog', { name: 'Start over?' });
  await user.click(within(dialog).getByRole('button', { name: 'Start over' }));
  await waitFor(async () => expect((await name()).value).toBe(''));
  expect(screen.queryByText(/^Saved as a draft/)).toBeNull();
});
