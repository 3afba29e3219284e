import PostalMime, { type Email } from 'postal-mime'
import { type BounceReport, bounceIn, bounceReason } from '#core/bounce.ts'

type Part = Email['attachments'][number]
type Fields = ReadonlyMap<string, string>

// Each mail of ours goes to one address; servers that forward may write of a few.
const mostGroups = 10

/** A report that a mail did not arrive (RFC 3464), as our own mail server hands it over; nothing for any other mail. */
export async function readBounceReport(message: Buffer): Promise<BounceReport | undefined> {
  const report = await parsed(message)
  const status = report?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const returned = report?.attachments.find(({ mimeType }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(mimeType))
  const mail = returned && (await parsed(bytesOf(returned)))
  const mail_id = /^<([^@<>]+)@/.exec(mail?.messageId ?? '')?.[1]
  if (!status || !mail_id) return undefined
  const mailed = mail?.to?.slice(0, 1).flatMap(({ address }) => address ?? []) ?? []
  const groups = groupsIn(bytesOf(status).toString()).slice(0, mostGroups)
  return { mail_id, failed: groups.flatMap((group) => failureIn(group, mailed)) }
}

/** Whatever comes to that mailbox: what is no mail at all is no report either. */
const parsed = (message: Buffer): Promise<Email | undefined> =>
  PostalMime.parse(message, { forceRfc822Attachments: true, maxNestingDepth: 10 }).catch(() => undefined)

const bytesOf = ({ content }: Part): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))

/** Fields about the report, then those of each recipient, parted by empty lines; a line that begins with a blank goes on. */
const groupsIn = (text: string): Fields[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(
      (group) =>
        new Map(
          group
            .replaceAll(/\n[ \t]+/g, ' ')
            .split('\n')
            .map(fieldIn),
        ),
    )

function fieldIn(line: string): [string, string] {
  const end = line.indexOf(':')
  return [line.slice(0, Math.max(end, 0)).trim().toLowerCase(), line.slice(end + 1).trim()]
}

/** The type of the address, such as `rfc822;`, stands before it. */
const addressIn = (value: string | undefined): string[] =>
  /;\s*<?([^\s<>;]+@[^\s<>;]+)>?/.exec(value ?? '')?.slice(1) ?? []

/** Who forwards a mail is told of another address than ours: the one we wrote to counts. */
function failureIn(fields: Fields, mailed: readonly string[]): BounceReport['failed'] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return []
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const reason = bounceReason(status)
  // Some servers say 5.0.0 and leave the rest to what they were answered.
  const answered = bounceIn((fields.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, ''))
  const why = reason ? { status, reason } : status === '5.0.0' ? answered : undefined
  if (!why) return []
  const emails = [
    ...addressIn(fields.get('final-recipient')),
    ...addressIn(fields.get('original-recipient')),
    ...mailed,
  ]
  return [{ ...why, emails: [...new Set(emails)] }]
}
