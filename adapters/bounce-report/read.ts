import PostalMime, { type Email } from 'postal-mime'
import { type BounceReport, bounceIn, bounceReason, refusesUs } from '#core/bounce.ts'

type Part = Email['attachments'][number]
type Fields = ReadonlyMap<string, string>

// Each mail of ours goes to one address; servers that forward may write of a few.
const mostGroups = 10
// Anybody can mail to where reports come in, and each line costs the parser time in which nobody else is served.
const most = { lines: 1000, head: 16 * 1024, type: 1000 }

/** A report that a mail did not arrive (RFC 3464), as our own mail server hands it over; nothing for any other mail. */
export async function readBounceReport(message: Buffer): Promise<BounceReport | undefined> {
  const report = await parsed(message)
  const status = report?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const returned = report?.attachments.find(({ mimeType }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(mimeType))
  if (!status || !returned) return undefined
  const mail = fieldsIn(headOf(bytesOf(returned).toString()))
  const mail_id = /^<([^@<>]+)@/.exec(mail.get('message-id') ?? '')?.[1]
  if (!mail_id) return undefined
  const groups = groupsIn(bytesOf(status).toString()).slice(0, mostGroups)
  return { mail_id, failed: groups.flatMap((group) => failureIn(group, mailboxIn(mail.get('to')))) }
}

/** Of the headers only what says how to read the rest is handed to the parser; what is plainly no report never is. */
async function parsed(message: Buffer): Promise<Email | undefined> {
  const text = message.toString('latin1').replaceAll('\r\n', '\n')
  const head = headOf(text)
  const type = fieldsIn(head).get('content-type') ?? ''
  if (!/^multipart\/report\b/i.test(type) || type.length > most.type) return undefined
  const body = text.slice(head.length)
  if (!body.startsWith('\n') || !/message\/delivery-status/i.test(body)) return undefined
  const lines = body.split('\n', most.lines).join('\r\n')
  const reduced = Buffer.from(`MIME-Version: 1.0\r\nContent-Type: ${type}\r\n${lines}`, 'latin1')
  const options = { forceRfc822Attachments: true, maxNestingDepth: 10, maxHeadersSize: most.head }
  // Whatever comes to that mailbox: what is no mail at all is no report either.
  return PostalMime.parse(reduced, options).catch(() => undefined)
}

/** What stands before the first empty line. */
function headOf(text: string): string {
  const start = text.slice(0, most.head).replaceAll('\r\n', '\n')
  const end = start.indexOf('\n\n')
  return end < 0 ? start : start.slice(0, end + 1)
}

const bytesOf = ({ content }: Part): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))

/** Fields about the report, then those of each recipient, parted by empty lines. */
const groupsIn = (text: string): Fields[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(fieldsIn)

/** A line that begins with a blank goes on. */
const fieldsIn = (group: string): Fields =>
  new Map(
    group
      .replaceAll(/\n[ \t]+/g, ' ')
      .split('\n')
      .map(fieldIn),
  )

function fieldIn(line: string): [string, string] {
  const end = line.indexOf(':')
  return [line.slice(0, Math.max(end, 0)).trim().toLowerCase(), line.slice(end + 1).trim()]
}

/** The type of the address, such as `rfc822;`, stands before it. */
const addressIn = (value: string | undefined): string[] =>
  /;\s*<?([^\s<>;]+@[^\s<>;]+)>?/.exec(value ?? '')?.slice(1) ?? []

/** Our own mails go to one address. */
const mailboxIn = (to = ''): string[] => /(?:^|<)([^\s<>,;:@]{1,64}@[^\s<>,;:@]{1,255})>?$/.exec(to)?.slice(1) ?? []

/** Who forwards a mail is told of another address than ours: the one we wrote to counts. */
function failureIn(fields: Fields, mailed: readonly string[]): BounceReport['failed'] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return []
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const reason = bounceReason(status)
  const answer = (fields.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, '')
  // Some servers say 5.0.0 and leave the rest to what they were answered.
  const why = reason ? { status, reason } : status === '5.0.0' ? bounceIn(answer) : undefined
  if (!why || refusesUs(answer)) return []
  const emails = [
    ...addressIn(fields.get('final-recipient')),
    ...addressIn(fields.get('original-recipient')),
    ...mailed,
  ]
  return [{ ...why, emails: [...new Set(emails)] }]
}
