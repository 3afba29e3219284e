import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Mail, MailPort } from '#core/ports.ts'

// A relay that hangs must not hold the job that sends: the outbox tries again.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

// Exactly one mailbox: a comma or a bracket would let one recipient become several.
const oneAddress = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,255}$/

/** Mail over SMTP; the URL is `smtp://user:password@host:587` or `smtps://…:465`. */
export function smtpMail(config: { url: string }): MailPort & { close(): void } {
  const transport = createTransport({
    url: config.url,
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    ...timeouts,
    requireTLS: carriesPassword(config.url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      refuseInjection(mail)
      await transport.sendMail({
        messageId: messageId(mail),
        from: mail.from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      })
    },
    close: () => transport.close(),
  }
}

function refuseInjection(mail: Mail): void {
  for (const [name, value] of Object.entries({ to: mail.to, from: mail.from, subject: mail.subject })) {
    if (/[\r\n\0]/.test(value)) throw new Error(`mail ${mail.id}: a line break in ${name}`)
  }
  if (!oneAddress.test(mail.to)) throw new Error(`mail ${mail.id}: the recipient is not one address`)
}

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
