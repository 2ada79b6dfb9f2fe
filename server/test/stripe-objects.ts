import type { Stripe } from 'stripe';

/** What a bank says to charges of a card. */
export type CardConduct = 'charged' | 'declined' | 'settling' | 'authentication';

type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'name' | 'email' | 'metadata'>;
type Card = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type' | 'billing_details'> & {
  customer: string | null;
  readonly card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
};
/** A PaymentIntent, as far as the portal reads it. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'metadata' | 'status'
> & {
  readonly customer: string;
  payment_method: string | null;
  next_action: Pick<Stripe.PaymentIntent.NextAction, 'type' | 'redirect_to_url'> | null;
  last_payment_error: { code: string; decline_code?: string } | null;
};
type Session = Pick<Stripe.Checkout.Session, 'id' | 'object' | 'mode' | 'status' | 'url'> & {
  readonly customer: string;
  readonly success_url: string;
  setup_intent: string | null;
};
type Setup = Pick<Stripe.SetupIntent, 'id' | 'object' | 'status'> & { payment_method: string };

interface Refused {
  readonly type: string;
  readonly code: string;
  readonly param: string;
  readonly decline_code: string;
  readonly payment_intent: Intent;
}

/** A refusal, in the words of the documentation. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: object;
  constructor(status: number, error: Partial<Refused>) {
    super(error.code);
    this.status = status;
    this.error = { type: 'invalid_request_error', message: error.code, ...error };
  }
}

const missing = (param: string) => new Refusal(404, { code: 'resource_missing', param });
const unexpectedState = () => new Refusal(400, { code: 'payment_intent_unexpected_state' });

/** Parameters that a call must and may have; a name ends where a bracket begins. */
const parameters: Readonly<Record<string, { must: string[]; may: string[] }>> = {
  'POST customers': { must: [], may: ['name', 'email', 'metadata'] },
  'POST checkout/sessions': {
    must: ['mode', 'success_url', 'allowed_payment_method_types'],
    may: ['customer', 'cancel_url'],
  },
  'POST billing_portal/sessions': { must: ['customer'], may: ['return_url'] },
  'POST payment_methods/detach': { must: [], may: [] },
  'POST payment_intents': {
    must: ['amount', 'currency'],
    may: ['customer', 'payment_method', 'allowed_payment_method_types', 'metadata'],
  },
  'POST payment_intents/confirm': {
    must: [],
    may: ['off_session', 'payment_method', 'return_url'],
  },
  'POST payment_intents/cancel': { must: [], may: [] },
  'POST refunds': { must: ['payment_intent'], may: ['amount'] },
};

function checkParameters(call: string, form: URLSearchParams): void {
  const known = parameters[call];
  if (known === undefined) throw new Refusal(404, { code: 'unrecognized_url' });
  const names = new Set([...form.keys()].map((name) => name.split('[')[0] ?? ''));
  const lacking = known.must.find((name) => !names.has(name));
  if (lacking !== undefined) throw new Refusal(400, { code: 'parameter_missing', param: lacking });
  const strange = [...names].find((name) => ![...known.must, ...known.may].includes(name));
  if (strange !== undefined) throw new Refusal(400, { code: 'parameter_unknown', param: strange });
}

/** Objects of one account of Stripe, and the rules by which they move. */
export function createStripeObjects() {
  let made = 0;
  const newId = (prefix: string) => `${prefix}_${(made += 1).toString().padStart(6, '0')}`;
  const customers = new Map<string, Customer>();
  const cards = new Map<string, Card>();
  const conducts = new Map<string, CardConduct>();
  const sessions = new Map<string, Session>();
  const setups = new Map<string, Setup>();
  const intents = new Map<string, Intent>();
  const refunded = new Set<string>();
  /** The PaymentIntents whose money has moved, each time that it has. */
  const taken: string[] = [];

  const find = <T>(all: ReadonlyMap<string, T>, id: string | null, param: string): T => {
    const found = all.get(id ?? '');
    if (found === undefined) throw missing(param);
    return found;
  };

  function take(intent: Intent): void {
    intent.status = 'succeeded';
    intent.next_action = null;
    taken.push(intent.id);
  }
  function fail(intent: Intent, error: NonNullable<Intent['last_payment_error']>): void {
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.next_action = null;
    intent.last_payment_error = error;
  }

  function confirm(intent: Intent, form: URLSearchParams): Intent {
    const given = form.get('payment_method');
    if (intent.status === 'requires_payment_method' && given !== null) {
      intent.payment_method = given;
    } else if (intent.status !== 'requires_confirmation') throw unexpectedState();
    const returnUrl = form.get('return_url');
    if (returnUrl === null)
      throw new Refusal(400, { code: 'parameter_missing', param: 'return_url' });
    const card = find(cards, intent.payment_method, 'payment_method');
    if (card.customer !== intent.customer) {
      throw new Refusal(400, { code: 'payment_method_unexpected_state' });
    }
    const refuse = (code: string, decline: string) => {
      fail(intent, { code, decline_code: decline });
      const type = 'card_error';
      throw new Refusal(402, { type, code, decline_code: decline, payment_intent: intent });
    };
    switch (conducts.get(card.id)) {
      case 'declined':
        return refuse('card_declined', 'insufficient_funds');
      case 'settling':
        intent.status = 'processing';
        return intent;
      case 'authentication': {
        if (form.get('off_session') === 'true') {
          return refuse('authentication_required', 'authentication_required');
        }
        const url = `https://hooks.stripe.com/redirect/authenticate/${intent.id}`;
        intent.status = 'requires_action';
        intent.next_action = {
          type: 'redirect_to_url',
          redirect_to_url: { url, return_url: returnUrl },
        };
        return intent;
      }
      default:
        take(intent);
        return intent;
    }
  }

  function createIntent(form: URLSearchParams): Intent {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount)) {
      throw new Refusal(400, { code: 'parameter_invalid_integer', param: 'amount' });
    }
    if (amount < 50) throw new Refusal(400, { code: 'amount_too_small', param: 'amount' });
    const customer = find(customers, form.get('customer'), 'customer');
    const card = find(cards, form.get('payment_method'), 'payment_method');
    if (card.customer !== customer.id) {
      throw new Refusal(400, { code: 'payment_method_unexpected_state' });
    }
    return {
      id: newId('pi'),
      object: 'payment_intent',
      amount,
      currency: form.get('currency') ?? '',
      metadata: { reference: form.get('metadata[reference]') ?? '' },
      status: 'requires_confirmation',
      customer: customer.id,
      payment_method: card.id,
      next_action: null,
      last_payment_error: null,
    };
  }

  const keep = <T extends { id: string }>(all: Map<string, T>, one: T): T => {
    all.set(one.id, one);
    return one;
  };

  return {
    intents,
    taken,
    refunded,
    customers,
    find,
    take,
    fail,
    /** Removes a card in Stripe's own portal. */
    detach(card: string): void {
      find(cards, card, 'payment_method').customer = null;
    },
    /** Types a card into the page of a session, and answers where the customer is led. */
    enterCard(address: string, conduct: CardConduct): string {
      const session = find(sessions, address.split('/').at(-1) ?? '', 'session');
      const number = newId('pm');
      conducts.set(number, conduct);
      keep(cards, {
        id: number,
        object: 'payment_method',
        type: 'card',
        customer: session.customer,
        billing_details: {
          name: 'Ana Lopez',
          email: null,
          phone: null,
          address: null,
          tax_id: null,
        },
        card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 },
      });
      const setup = newId('seti');
      keep(setups, {
        id: setup,
        object: 'setup_intent',
        status: 'succeeded',
        payment_method: number,
      });
      session.status = 'complete';
      session.setup_intent = setup;
      return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
    },
    answer(method: string, path: readonly string[], form: URLSearchParams): unknown {
      const [kind = '', id = '', action = ''] = path;
      const isNested = kind === 'checkout' || kind === 'billing_portal';
      const name = isNested ? `${kind}/${id}` : [kind, action].filter(Boolean).join('/');
      if (method === 'POST') checkParameters(`POST ${name}`, form);
      switch (`${method} ${name}`) {
        case 'POST customers':
          return keep(customers, {
            id: newId('cus'),
            object: 'customer',
            name: form.get('name'),
            email: form.get('email'),
            metadata: { account: form.get('metadata[account]') ?? '' },
          });
        case 'GET customers':
          return find(customers, id, 'customer');
        case 'POST checkout/sessions': {
          const session = newId('cs_test');
          return keep(sessions, {
            id: session,
            object: 'checkout.session',
            mode: 'setup',
            status: 'open',
            url: `https://checkout.stripe.com/c/pay/${session}`,
            customer: find(customers, form.get('customer'), 'customer').id,
            success_url: form.get('success_url') ?? '',
            setup_intent: null,
          });
        }
        case 'GET checkout/sessions': {
          const session = find(sessions, action, 'session');
          const setup = setups.get(session.setup_intent ?? '');
          const card = setup && cards.get(setup.payment_method);
          return { ...session, setup_intent: setup ? { ...setup, payment_method: card } : null };
        }
        case 'POST billing_portal/sessions': {
          const customer = find(customers, form.get('customer'), 'customer').id;
          const url = `https://billing.stripe.com/p/session/${customer}`;
          return { id: newId('bps'), object: 'billing_portal.session', customer, url };
        }
        case 'GET payment_methods':
          return find(cards, id, 'payment_method');
        case 'POST payment_methods/detach': {
          const card = find(cards, id, 'payment_method');
          if (card.customer === null) {
            throw new Refusal(400, { code: 'payment_method_unexpected_state' });
          }
          card.customer = null;
          return card;
        }
        case 'POST payment_intents':
          return keep(intents, createIntent(form));
        case 'GET payment_intents':
          return find(intents, id, 'intent');
        case 'POST payment_intents/confirm':
          return confirm(find(intents, id, 'intent'), form);
        case 'POST payment_intents/cancel': {
          const intent = find(intents, id, 'intent');
          if (!intent.status.startsWith('requires_')) throw unexpectedState();
          intent.status = 'canceled';
          intent.next_action = null;
          return intent;
        }
        case 'POST refunds': {
          const intent = find(intents, form.get('payment_intent'), 'payment_intent');
          if (intent.status !== 'succeeded') throw unexpectedState();
          if (refunded.has(intent.id)) throw new Refusal(400, { code: 'charge_already_refunded' });
          refunded.add(intent.id);
          return { id: newId('re'), object: 'refund', status: 'succeeded' };
        }
        default:
          throw new Refusal(404, { code: 'unrecognized_url' });
      }
    },
  };
}
