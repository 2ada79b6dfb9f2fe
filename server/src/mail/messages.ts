import { formatDateTime, formatDay, formatMoney, formatPhone } from '@jackfield/domain';
import { durationText } from '@jackfield/domain/live-board';
import { addressText } from '@jackfield/domain/address-text';
import { endsOfDays, zoneName } from '@jackfield/domain/days-in-words';
import { countryName } from '@jackfield/domain/dialing';
import { t } from '@jackfield/texts';
import { commonTexts } from '../platform/texts.ts';
import type { Mail, MailKind } from './mail.ts';
import { texts } from './texts.ts';

/** What a mail says. */
interface MailWords {
  readonly subject: string;
  /** Paragraphs before the button. */
  readonly before: readonly string[];
  /** The button; null without anything to follow. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Paragraphs after the button. */
  readonly after: readonly string[];
}

/** A mail with a button. */
function following(
  { url }: { readonly url: string },
  words: Pick<MailWords, 'subject' | 'before' | 'after'> & { readonly label: string },
): MailWords {
  const { label, ...paragraphs } = words;
  return { ...paragraphs, action: { label, url } };
}

/** A mail that only tells. */
const telling = (subject: string, ...before: readonly string[]): MailWords => ({
  subject,
  before,
  action: null,
  after: [],
});

/** A mail about a changed email, from which the change can be undone. */
const undoing = (url: string, subject: string, text: string): MailWords =>
  following(
    { url },
    {
      subject,
      before: [text, t(texts.emailUndo)],
      label: t(texts.emailUndoAction),
      after: [t(texts.worksFor7Days), t(texts.notExpected)],
    },
  );

function changesText({ isActing, changes, moreChanges: more }: Mail<'signedInAs'>): string {
  if (!isActing) return t(texts.onlyLooked);
  if (changes.length === 0) return t(texts.nothingChanged);
  const named = changes.join('; ');
  return more === 0
    ? t(texts.changed, { changes: named })
    : t(texts.changedAndMore, { changes: named, more });
}

/** What callers notice; nothing where they notice nothing. */
function callersText(callers: readonly string[]): string[] {
  return callers.length === 0 ? [] : [t(texts.callers), ...callers];
}

/** What a cap limits, in words. */
const capTexts = {
  hour: texts.capHour,
  day: texts.capDay,
  user: texts.capUser,
  country: texts.capCountry,
} as const;

/** What the registry's words say, and what the button opens. */
const registryTexts = {
  brandVerified: {
    subject: texts.brandVerifiedSubject,
    body: texts.brandVerified,
    label: texts.openBrand,
  },
  brandUnverified: {
    subject: texts.brandUnverifiedSubject,
    body: texts.brandUnverified,
    label: texts.openBrand,
  },
  brandSuspended: {
    subject: texts.brandSuspendedSubject,
    body: texts.brandSuspended,
    label: texts.openBrand,
  },
  vettingPassed: {
    subject: texts.vettingPassedSubject,
    body: texts.vettingPassed,
    label: texts.openVetting,
  },
  vettingFailed: {
    subject: texts.vettingFailedSubject,
    body: texts.vettingFailed,
    label: texts.openVetting,
  },
  campaignApproved: {
    subject: texts.campaignApprovedSubject,
    body: texts.campaignApproved,
    label: texts.openCampaign,
  },
  campaignRejected: {
    subject: texts.campaignRejectedSubject,
    body: texts.campaignRejected,
    label: texts.openCampaign,
  },
  campaignSuspended: {
    subject: texts.campaignSuspendedSubject,
    body: texts.campaignSuspended,
    label: texts.openCampaign,
  },
  feeRefunded: {
    subject: texts.feeRefundedSubject,
    body: texts.feeRefunded,
    label: texts.openRecord,
  },
  feeRefundedRefused: {
    subject: texts.feeRefundedSubject,
    body: texts.feeRefundedRefused,
    label: texts.openRecord,
  },
} as const;

/** Who and where drove what was spent. */
function driverText({ personName, country }: Mail<'spendAlert'>): string[] {
  if (country === '') return [];
  const place = countryName(country);
  if (personName === '') return [t(texts.driverPlace, { place })];
  return [t(texts.driver, { personName, place })];
}

function spendAlertWords(mail: Mail<'spendAlert'>): MailWords {
  const { what, level, companyName, cap, spent, subjectName } = mail;
  const words = (subject: string, ...before: readonly string[]) =>
    following(mail, { subject, before, label: t(texts.openGuard), after: [] });
  if (what === 'night') {
    return words(t(texts.nightSubject, { companyName }), t(texts.night), ...driverText(mail));
  }
  if (what === 'spike') {
    return words(
      t(texts.spikeSubject, { companyName }),
      t(texts.spike, { spent, cap }),
      ...driverText(mail),
    );
  }
  const limit = t(capTexts[what], { cap, subjectName });
  if (level === 100) {
    return words(
      t(texts.stoppedSubject, { companyName }),
      t(texts.stopped, { limit, spent }),
      ...driverText(mail),
      ...callersText(mail.callers()),
      t(texts.stoppedHow),
    );
  }
  return words(
    t(texts.capSubject, { companyName, level }),
    t(texts.capReached, { limit, level, spent }),
    ...driverText(mail),
  );
}

/** What is left to do about an invoice. */
function invoiceText({ isPaid, dueOn, last4 }: Mail<'invoice'>): string {
  if (isPaid) return t(texts.invoicePaid);
  if (last4 === null) return t(texts.invoiceNoCard);
  if (dueOn === null) return t(texts.invoiceUnpaid);
  return t(texts.invoiceCharged, { last4, day: formatDay(dueOn) });
}

function emergencyWords(mail: Mail<'emergencyCall'>): MailWords {
  const { companyName, personName, extension, number, isTest, from, address, timeZone } = mail;
  const at = formatDateTime(mail.startedAt, timeZone);
  return following(mail, {
    subject: t(isTest ? texts.emergencyTestSubject : texts.emergencySubject, {
      companyName,
      personName,
      number,
    }),
    before: [
      t(texts.emergencyCall, { personName, extension, number, at, zone: zoneName(timeZone) }),
      ...(isTest ? [t(texts.emergencyTest)] : []),
      address === null
        ? t(texts.emergencyNoAddress)
        : t(texts.emergencyAddress, { address: addressText(address) }),
      from === ''
        ? t(texts.emergencyNoNumber)
        : t(texts.emergencyNumber, { from: formatPhone(from) }),
    ],
    label: t(texts.openUser),
    after: [],
  });
}

function voicemailWords(mail: Mail<'voicemailLeft'>): MailWords {
  const { fromName, teamName, forwardedBy, note, seconds, timeZone } = mail;
  const number = mail.from.startsWith('+') ? formatPhone(mail.from) : mail.from;
  const caller = fromName || number || t(texts.callerWithheld);
  const values = {
    caller: fromName !== '' && number !== '' ? `${fromName} (${number})` : caller,
    length: durationText(seconds * 1000),
    at: formatDateTime(mail.leftAt, timeZone),
    zone: zoneName(timeZone),
  };
  return following(mail, {
    subject:
      teamName === ''
        ? t(texts.voicemailSubject, { caller })
        : t(texts.voicemailTeamSubject, { caller, teamName }),
    before: [
      t(texts.voicemailLeft, values),
      ...(forwardedBy === '' ? [] : [t(texts.voicemailForwarded, { name: forwardedBy })]),
      ...(note === '' ? [] : [t(texts.voicemailNote, { note })]),
      ...(mail.hasSound ? [t(texts.voicemailSound)] : []),
    ],
    label: t(texts.openMessage),
    after: [t(texts.voicemailStop)],
  });
}

/** How each kind of mail is put into words (OP-45). */
const wordsOfKind: { readonly [K in MailKind]: (mail: Mail<K>) => MailWords } = {
  confirmation: (mail) =>
    following(mail, {
      subject: t(texts.confirmationSubject),
      before: [t(texts.confirmation)],
      label: t(texts.confirmEmail),
      after: [t(texts.worksFor72Hours)],
    }),
  invitation: (mail) =>
    following(mail, {
      subject: t(texts.invitationSubject, { companyName: mail.companyName }),
      before: [t(texts.invitation, { companyName: mail.companyName })],
      label: t(texts.invitationAction),
      after: [t(texts.worksFor72Hours)],
    }),
  userJoined: (mail) => {
    const { companyName, personName, callers } = mail;
    return following(mail, {
      subject: t(texts.userJoinedSubject, { companyName, personName }),
      before: [t(texts.userJoined, { personName }), ...callersText(callers())],
      label: t(texts.openUser),
      after: [],
    });
  },
  reset: (mail) =>
    following(mail, {
      subject: t(texts.resetSubject),
      before: [t(texts.reset)],
      label: t(texts.resetAction),
      after: [t(texts.worksForAnHour), t(texts.notYou)],
    }),
  login: (mail) =>
    following(mail, {
      subject: t(texts.loginSubject),
      before: [t(texts.login)],
      label: t(texts.loginAction),
      after: [t(texts.worksFor15Minutes), t(texts.notYou)],
    }),
  emailChange: (mail) =>
    following(mail, {
      subject: t(texts.emailChangeSubject),
      before: [t(texts.emailChange)],
      label: t(texts.confirmEmail),
      after: [t(texts.worksFor72Hours)],
    }),
  emailChangeAsked: ({ newEmail, url }) =>
    undoing(url, t(texts.emailChangeAskedSubject), t(texts.emailChangeAsked, { newEmail })),
  emailChanged: ({ newEmail, url }) => {
    const subject = t(texts.emailChangedSubject);
    const text = t(texts.emailChanged, { newEmail });
    return url === null
      ? telling(subject, text, t(texts.notExpected))
      : undoing(url, subject, text);
  },
  passwordChanged: () =>
    telling(t(texts.passwordChangedSubject), t(texts.passwordChanged), t(texts.notExpected)),
  secondStepAdded: ({ way }) =>
    telling(
      t(texts.secondStepAddedSubject),
      t(way === 'app' ? texts.appAdded : texts.passkeyAdded),
      t(texts.notExpected),
    ),
  secondStepRemoved: ({ way }) =>
    telling(
      t(texts.secondStepRemovedSubject),
      way === 'app' ? t(texts.appRemoved) : t(texts.passkeysRemoved, { passkeys: 1 }),
      t(texts.notExpected),
    ),
  secondStepUndone: ({ app, passkeys, codes }) =>
    telling(
      t(texts.secondStepRemovedSubject),
      t(texts.secondStepUndone),
      ...(app ? [t(texts.appRemoved)] : []),
      ...(passkeys > 0 ? [t(texts.passkeysRemoved, { passkeys })] : []),
      ...(codes ? [t(texts.recoveryCodesRemoved)] : []),
    ),
  secondStepReset: ({ who, reason }) =>
    telling(
      t(texts.secondStepResetSubject),
      t(texts.secondStepReset, { who: who ?? t(commonTexts.support) }),
      t(texts.reason, { reason }),
      t(texts.notExpected),
    ),
  secondStepAsked: ({ companyName, from, accepted }) =>
    telling(
      t(texts.secondStepAskedSubject, { companyName }),
      t(accepted === 'passkey' ? texts.passkeyAsked : texts.secondStepAsked, {
        companyName,
        from: formatDay(from),
      }),
      t(texts.secondStepHow),
    ),
  recoveryCodesMade: () =>
    telling(t(texts.recoveryCodesMadeSubject), t(texts.recoveryCodesMade), t(texts.notExpected)),
  recoveryCodeUsed: ({ left }) =>
    telling(
      t(texts.recoveryCodeUsedSubject),
      t(texts.recoveryCodeUsed, { left }),
      t(texts.notExpected),
    ),
  signInBlocked: ({ minutes }) =>
    telling(
      t(texts.signInBlockedSubject),
      t(texts.signInBlocked, { minutes }),
      t(texts.considerPassword),
    ),
  breakGlass: ({ companyName, ownerName }) =>
    telling(
      t(texts.breakGlassSubject, { companyName }),
      t(texts.breakGlass, { ownerName }),
      t(texts.breakGlassHow),
    ),
  signedInAs(mail) {
    const { from, until, timeZone, reason } = mail;
    const who = mail.who ?? t(commonTexts.support);
    return telling(
      t(texts.signedInAsSubject, { who }),
      t(texts.signedInAs, { who, from, until, zone: zoneName(timeZone) }),
      reason === '' ? t(texts.noReason) : t(texts.reason, { reason }),
      changesText(mail),
      t(texts.notExpected),
    );
  },
  spendAlert: spendAlertWords,
  lowCredit: (mail) =>
    following(mail, {
      subject: t(mail.days === 0 ? texts.usedUpSubject : texts.lowCreditSubject, {
        companyName: mail.companyName,
      }),
      before: [t(mail.days === 0 ? texts.usedUp : texts.lowCredit, { days: mail.days })],
      label: t(texts.addCredit),
      after: [t(texts.emergencyAlways)],
    }),
  callReport: (mail) => {
    const { calls, inbound, rated, ratedAnswered: answered, wait, missed, open } = mail;
    const { from, to: until } = endsOfDays(mail.from, mail.until);
    const days =
      mail.from === mail.until ? formatDay(mail.from) : t(texts.callReportDays, { from, until });
    const rate = Math.round((answered / rated) * 100);
    return following(mail, {
      subject: t(texts.callReportSubject, { companyName: mail.companyName, days }),
      before:
        calls === 0
          ? [t(texts.callReportNone)]
          : [
              t(texts.callReport, { calls, inbound }),
              ...(rated > 0 ? [t(texts.callReportRate, { answered, rated, rate })] : []),
              ...(wait === null ? [] : [t(texts.callReportWait, { wait })]),
              ...(missed > 0 ? [t(texts.callReportOpen, { open, missed })] : []),
            ],
      label: t(texts.openCalls),
      after: [t(texts.callReportStop)],
    });
  },
  teamMessage: (mail) => {
    const { companyName, teamName, timeZone } = mail;
    const since = formatDateTime(mail.since, timeZone);
    return following(mail, {
      subject: t(texts.teamMessageSubject, { companyName, teamName }),
      before: [t(texts.teamMessage, { teamName, since, zone: zoneName(timeZone) })],
      label: t(texts.openMessages),
      after: [t(texts.mayTurnOff)],
    });
  },
  paymentFailed: (mail) => {
    const { companyName, number, currency, last4 } = mail;
    const amount = formatMoney(mail.amount, currency);
    return following(mail, {
      subject: t(texts.paymentFailedSubject, { companyName, number }),
      before: [
        last4 === null
          ? t(texts.paymentNoCard, { number, amount })
          : t(texts.paymentDeclined, { number, amount, last4 }),
      ],
      label: t(texts.payNow),
      after: [],
    });
  },
  cardExpires: (mail) => {
    const { companyName, last4 } = mail;
    const day = formatDay(mail.lastDay);
    return following(mail, {
      subject: t(texts.cardExpiresSubject, { companyName, last4, day }),
      before: [t(texts.cardExpires, { last4, day })],
      label: t(texts.openCards),
      after: [t(texts.mayTurnOff)],
    });
  },
  plannedChange: (mail) => {
    const { companyName, what, timeZone } = mail;
    const at = formatDateTime(mail.at, timeZone);
    return following(mail, {
      subject: t(texts.plannedChangeSubject, { companyName, what }),
      before: [t(texts.plannedChange, { what, at, zone: zoneName(timeZone) })],
      label: t(texts.openPlanned),
      after: [t(texts.mayTurnOff)],
    });
  },
  keyEnds: (mail) => {
    const { companyName, keyName, timeZone } = mail;
    const at = formatDateTime(mail.endsAt, timeZone);
    return following(mail, {
      subject: t(texts.keyEndsSubject, { companyName, keyName }),
      before: [t(texts.keyEnds, { keyName, at, zone: zoneName(timeZone) })],
      label: t(texts.openKeys),
      after: [t(texts.mayTurnOff)],
    });
  },
  keyMakerLeft: (mail) => {
    const { companyName, keyName, makerName, timeZone } = mail;
    const at = formatDateTime(mail.endsAt, timeZone);
    return following(mail, {
      subject: t(texts.keyMakerLeftSubject, { companyName, keyName }),
      before: [t(texts.keyMakerLeft, { keyName, makerName, at, zone: zoneName(timeZone) })],
      label: t(texts.openKeys),
      after: [],
    });
  },
  webhookFails: (mail) => {
    const { companyName, webhookName, timeZone } = mail;
    const at = formatDateTime(mail.since, timeZone);
    return following(mail, {
      subject: t(texts.webhookFailsSubject, { companyName, webhookName }),
      before: [t(texts.webhookFails, { webhookName, at, zone: zoneName(timeZone) })],
      label: t(texts.openWebhooks),
      after: [],
    });
  },
  webhookOff: (mail) => {
    const { companyName, webhookName, because } = mail;
    const text = because === 'gone' ? texts.webhookGone : texts.webhookOff;
    return following(mail, {
      subject: t(texts.webhookOffSubject, { companyName, webhookName }),
      before: [t(text, { webhookName })],
      label: t(texts.openWebhooks),
      after: [],
    });
  },
  directoryLeft: (mail) => {
    const { companyName, people, callers } = mail;
    const lines = people.map(({ name: personName, instead }) =>
      instead === null
        ? t(texts.directoryPerson, { personName })
        : t(texts.directoryInstead, { personName, instead }),
    );
    return following(mail, {
      subject: t(texts.directoryLeftSubject, { companyName, count: people.length }),
      before: [t(texts.directoryLeft), ...lines, ...callersText(callers())],
      label: t(texts.openDirectory),
      after: [t(texts.directoryKept)],
    });
  },
  directoryHeld: (mail) =>
    following(mail, {
      subject: t(texts.directoryHeldSubject, { companyName: mail.companyName }),
      before: [t(texts.directoryHeld)],
      label: t(texts.openDirectory),
      after: [],
    }),
  portRejected: (mail) =>
    following(mail, {
      subject: t(texts.portRejectedSubject, mail),
      before: [t(texts.portRejected, mail), ...mail.says],
      label: t(texts.openPortOrder),
      after: [t(texts.portUntilThen, mail)],
    }),
  portDated: (mail) => {
    const { orderNumber, carrier, timeZone } = mail;
    const at = formatDateTime(mail.at, timeZone);
    return following(mail, {
      subject: t(texts.portDatedSubject, { orderNumber, at }),
      before: [t(texts.portDated, { carrier, at, zone: zoneName(timeZone) })],
      label: t(texts.openPortOrder),
      after: [t(texts.portUntilThen, { carrier })],
    });
  },
  portDone: (mail) => {
    const { orderNumber, carrier, moved, staying, callers } = mail;
    const stayed = staying.map((one) => t(texts.portStays, { ...one, carrier }));
    const arrived = moved.length === 0 ? [] : [t(texts.portDone, { numbers: moved.join(', ') })];
    const subject = staying.length === 0 ? texts.portDoneSubject : texts.portPartlySubject;
    return following(mail, {
      subject: t(subject, { orderNumber }),
      before: [...arrived, ...stayed, ...callersText(callers())],
      label: t(texts.openPortOrder),
      after: staying.length === 0 ? [t(texts.portCancelOld, { carrier })] : [],
    });
  },
  topUpStopped: (mail) =>
    following(mail, {
      subject: t(texts.topUpSubject, { companyName: mail.companyName }),
      before: [
        t(mail.why === 'declined' ? texts.topUpDeclined : texts.topUpNoCard, {
          amount: mail.amount,
        }),
        t(texts.topUpOff),
      ],
      label: t(texts.openBalance),
      after: [],
    }),
  invoice: (mail) =>
    following(mail, {
      subject: t(texts.invoiceSubject, { companyName: mail.companyName, number: mail.number }),
      before: [
        t(texts.invoice, {
          number: mail.number,
          amount: formatMoney(mail.amount, mail.currency),
        }),
        invoiceText(mail),
      ],
      label: t(texts.openInvoice),
      after: [],
    }),
  registryWord: (mail) => {
    const { recordName, note } = mail;
    const { subject, body, label } = registryTexts[mail.what];
    return following(mail, {
      subject: t(subject, { recordName }),
      before: [t(body, { recordName, note })],
      label: t(label),
      after: [],
    });
  },
  emergencyCall: emergencyWords,
  voicemailLeft: voicemailWords,
  AccountSuspended: ({ companyName, callers }) =>
    telling(
      t(texts.suspendedSubject, { companyName }),
      t(texts.suspended, { companyName }),
      ...callersText(callers()),
      t(texts.settlePayments),
    ),
  AccountActivated: ({ companyName }) =>
    telling(
      t(texts.activatedSubject, { companyName }),
      t(texts.activated, { companyName }),
      t(texts.forwardedAgain),
    ),
  AccountCancelled: ({ companyName, callers }) =>
    telling(
      t(texts.cancelledSubject, { companyName }),
      t(texts.cancelled, { companyName }),
      ...callersText(callers()),
    ),
  trialOver: ({ companyName }) =>
    telling(
      t(texts.trialOverSubject, { companyName }),
      t(texts.trialOver, { companyName }),
      t(texts.endTrial),
    ),
};

/** What a mail says to its person after the greeting, in the active language. */
export const wordsOf = <K extends MailKind>(mail: Mail<K>): MailWords =>
  wordsOfKind[mail.kind](mail);

/** How a mail greets its person. */
export const greeting = (name: string): string => t(texts.hello, { name });
