import {
  lineTypeIntelligence,
  type LineType,
  sendPhoneNumberVerification,
  verifyPhoneNumberToken,
} from '@jackfield/contract/api/phone-verification';
import { call, failureText, fieldMessages, t } from '@jackfield/runtime';
import { useState } from 'react';
import { brandFormMessages as messages } from './messages.ts';

const notMobile: Record<Exclude<LineType, 'mobile'>, () => string> = {
  landline: () => t(messages.notMobileLandline),
  voip: () => t(messages.notMobileVoip),
  tollfree: () => t(messages.notMobileTollfree),
  unknown: () => t(messages.notMobileUnknown),
};

/** A code that is on its way to a number. */
interface SentCode {
  phone: string;
  expiresAt: string | null;
  triesLeft: number;
  nextSendAt: string | null;
  /** Why the last try was refused. */
  fault: string | undefined;
}

/** Sends a code to a mobile phone, and asks whether the one that was typed is it (OP-118). */
export function usePhoneCode(onVerified: (phone: string) => void) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Why no code could be sent to a number. */
  const [fault, setFault] = useState<{ phone: string; text: string } | null>(null);

  async function run(phone: string, work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      const [text] = Object.values(fieldMessages(error));
      setFault({ phone, text: text || failureText(error) });
    } finally {
      setBusy(false);
    }
  }

  return {
    sent,
    isBusy,
    faultOf: (phone: string) => (fault?.phone === phone ? fault.text : undefined),
    /** Texts a code to a number that is a mobile line. */
    send: (phone: string) =>
      run(phone, async () => {
        const { lineType } = await call(lineTypeIntelligence, { query: { number: phone } });
        if (lineType !== 'mobile') {
          setFault({ phone, text: notMobile[lineType]() });
          return;
        }
        const code = await call(sendPhoneNumberVerification, { body: { phoneNumber: phone } });
        if (code.isVerified) onVerified(phone);
        else setSent({ ...code, phone, fault: undefined });
      }),
    /** Asks whether a code is the one that was texted. */
    verify: (token: string) => {
      if (!sent) return;
      const { phone } = sent;
      void run(phone, async () => {
        const answer = await call(verifyPhoneNumberToken, { body: { phoneNumber: phone, token } });
        if (answer.isVerified) {
          setSent(null);
          onVerified(phone);
          return;
        }
        const text =
          answer.triesLeft > 0
            ? t(messages.wrongCode, { count: answer.triesLeft })
            : t(messages.noTries);
        setSent({ ...answer, phone, fault: text });
      });
    },
    /** Another number is to be typed. */
    change: () => setSent(null),
  };
}
