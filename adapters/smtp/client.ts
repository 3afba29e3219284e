import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { Bounced, bounceIn, refusesUs } from '#core/bounce.ts'
import { Deferred } from '#core/deferred.ts'
import type { Mail, MailPort } from '#core/ports.ts'
import { Undeliverable } from '#core/undeliverable.ts'

// A relay that hangs must not hold the job that sends: the outbox tries again.
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000, dnsTimeout: 5_000 }

/** As many mails go out at once; a sender that hands over more finds them waiting here, where nothing can be taken back. */
export const mailConnections = 12

// Exactly one mailbox: a comma or a bracket would let one recipient become several.
const oneAddress = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,255}$/

/** Mail over SMTP; the URL is `smtp://user:password@host:587` or `smtps://…:465`. */
export function smtpMail(config: { url: string }): MailPort & { verify(): Promise<void>; close(): void } {
  const transport = createTransport({
    url: config.url,
    pool: true,
    maxConnections: mailConnections,
    maxMessages: 100,
    // Whether a mail is sent again is the outbox's to decide; a connection found dead before the first byte is no try.
    maxRequeues: 1,
    ...timeouts,
    requireTLS: carriesPassword(config.url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      refuseInjection(mail)
      const { from, subject, text, html } = mail
      const to = { name: '', address: mail.to }
      try {
        await transport.sendMail({ messageId: messageId(mail), from, to, subject, text, html })
      } catch (error) {
        const bounce = bounceOf(error)
        if (bounce) throw new Bounced(`mail ${mail.id}: the address takes no mail (${bounce.status})`, bounce)
        if (isUnknownRecipient(error)) throw new Undeliverable(`mail ${mail.id}: there is no such recipient`)
        if (isAboutRecipient(error))
          throw new Deferred(`mail ${mail.id}: the recipient is not taken now`, { cause: error })
        throw error
      }
    },
    /** Connects and signs in, and sends nothing. */
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

function refuseInjection(mail: Mail): void {
  for (const [name, value] of Object.entries({ to: mail.to, from: mail.from, subject: mail.subject })) {
    if (/[\r\n\0]/.test(value)) throw new Undeliverable(`mail ${mail.id}: a line break in ${name}`)
  }
  if (!oneAddress.test(mail.to)) throw new Undeliverable(`mail ${mail.id}: the recipient is not one address`)
}

const answerTo = (command: string, error: unknown): string =>
  error instanceof Error && 'command' in error && error.command === command && 'response' in error
    ? String(error.response)
    : ''

const said = (error: unknown): string => answerTo('RCPT TO', error)

/** After the text only a status can mean the recipient: a bare 550 is as often about what was written. */
function bounceOf(error: unknown) {
  const late = answerTo('DATA', error)
  return bounceIn(said(error)) ?? (/^5\d\d[ -]5\./.test(late) ? bounceIn(late) : undefined)
}

/** Anybody can name a domain that is nowhere, which servers answer by "later". 421 is about the server itself (RFC 5321). */
const isAboutRecipient = (error: unknown): boolean => /^(?!421)[45]\d\d/.test(said(error))

/**
 * The mailbox does not exist (RFC 3463: X.1.x and X.2.x are about the address). A server that refuses us, our sender or
 * the whole day's post says 5xx too: that is no fault of the parcel, and may be mended.
 */
const isUnknownRecipient = (error: unknown): boolean =>
  /^55[013][ -](5\.[12]\.\d|(?!\d\.\d))/.test(said(error)) && !refusesUs(said(error))

/** The same mail sent twice carries the same Message-ID, so that a mailbox can drop the copy. */
function messageId(mail: Mail): string {
  const local = /^[\w-]{1,64}$/.test(mail.id) ? mail.id : createHash('sha256').update(mail.id).digest('hex')
  const domain = /@([\w.-]+)>?\s*$/.exec(mail.from)?.[1] ?? 'rihla.invalid'
  return `<${local}@${domain}>`
}

/** A password never leaves this machine in the clear. */
function carriesPassword(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
