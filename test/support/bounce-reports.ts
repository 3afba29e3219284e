import { and, isNull, sql } from 'drizzle-orm'
import { queueParcels, type Send, tell } from '#database/outbox.ts'
import { outbox } from '#database/tables.ts'
import { deliver, deliverAll } from '#server/jobs/deliver.ts'
import type { TestApp } from './test-app.ts'

export const bounceSecret = 'a-secret-of-the-mail-server-of-32-characters'

type Report = { mail_id: string; to: string; action?: string; status?: string; mailed?: string }

/** A report that a mail came back, as Postfix writes it. */
export const bounceReport = ({ mail_id, to, action = 'failed', status = '5.1.1', mailed = to }: Report): string =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.rihla.test (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: salam@rihla.test',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4BX1.1/mail.rihla.test"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4BX1.1/mail.rihla.test',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `<${to}>: host mx.rihla.test[192.0.2.1] said: 550 ${status} no such user`,
    '',
    '--4BX1.1/mail.rihla.test',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.rihla.test',
    'X-Postfix-Queue-ID: 4BX1',
    'Arrival-Date: Wed, 18 Nov 2026 23:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.rihla.test',
    `Diagnostic-Code: smtp; 550 ${status}`,
    '    no such user',
    '',
    '--4BX1.1/mail.rihla.test',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'From: "Rihla" <salam@rihla.test>',
    `To: ${mailed}`,
    'Subject: Lunas',
    `Message-ID: <${mail_id}@rihla.test>`,
    '',
    '--4BX1.1/mail.rihla.test--',
    '',
  ].join('\r\n')

/** Mails something to somebody, by `send` instead of the mail server if need be, and gives the id of that mail. */
export async function mailTo({ application }: TestApp, to: string, send?: Send): Promise<string> {
  const { db, clock } = application
  const mail = { to, from: 'Rihla <salam@rihla.test>', subject: 'Lunas', text: 'Lunas', html: '<b>Lunas</b>' }
  await tell(db, { kind: 'mail', mail }, clock.now())
  const toThem = and(isNull(outbox.queued_at), sql`${outbox.parcel} -> 'mail' ->> 'to' = ${to}`)
  const [row] = await db.select({ id: outbox.id }).from(outbox).where(toThem).limit(1)
  const id = row?.id ?? ''
  if (!send) await deliverAll(application)
  else {
    await queueParcels(db, () => Promise.resolve(), clock.now())
    await deliver(application, id, send)
  }
  return id
}

/** The mail server of the operator passes a message on. */
export async function passOn({ app }: TestApp, message: string, authorization = `Bearer ${bounceSecret}`) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v3/mail/bounces',
    headers: { host: 'localhost', 'content-type': 'message/rfc822', authorization },
    payload: message,
  })
  return { status: reply.statusCode, bounced: reply.json().data?.bounced }
}
