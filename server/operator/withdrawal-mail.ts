import type { Config } from "#server/operator/config.ts";

/** An e-mail that the site itself sends. */
interface WithdrawalEmail {
  /** Null: the theatre. */
  readonly to: string | null;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** Equal for equal statements, so that mail programs show a repetition once. */
  readonly id: string;
}

/**
 * Sends the e-mails one after the other, under the theatre's name; resolves once the mail server has accepted all of
 * them. @throws if the server has not: then some may have left.
 */
export type SendWithdrawalMail = (theatre: string, emails: readonly WithdrawalEmail[]) => Promise<void>;

/** Milliseconds. The customer waits, so these are shorter than those of the standalone back office's queue. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Mail for withdrawals that the back office has no call for; null if SMTP_URL or WITHDRAWAL_MAIL is not set. */
export function openWithdrawalMail({
  smtpUrl,
  withdrawalMail: address,
}: Pick<Config, "smtpUrl" | "withdrawalMail">): SendWithdrawalMail | null {
  if (smtpUrl === null || address === null) return null;
  const host = address.slice(address.lastIndexOf("@") + 1);
  return async (theatre, emails) => {
    // Imported on demand: most sites never need it.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport(
      { url: smtpUrl, ...timeouts },
      { disableFileAccess: true, disableUrlAccess: true },
    );
    try {
      for (const { to, replyTo, id, subject, text } of emails) {
        await transport.sendMail({
          from: { name: theatre, address },
          to: to ?? address,
          ...(replyTo !== null && { replyTo }),
          messageId: `<${id}@${host}>`,
          subject,
          text,
        });
      }
    } finally {
      transport.close();
    }
  };
}
