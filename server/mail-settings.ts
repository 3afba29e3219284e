import { z } from 'zod'

/** A password with a sign that addresses are made of would end before its end, and the rest of it be a host or a port. */
function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(address)
  const isWhole = /^\/?$/.test(pathname) && hash === '' && !search.includes('@')
  return /^smtps?:$/.test(protocol) && hostname !== '' && isWhole && [username, password].every(isDecodable)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const mailServer = z
  .string()
  .refine(isMailServer, 'must be smtps://user:password@host:465, other signs than letters and digits percent-encoded')

type MailSender = { name: string | undefined; address: string }

const sender = /^(?:(?:"((?:[^"\\]|\\.)*)"|([^"\\<>@,;:()[\]]*))\s*<([^<>]*)>|([^\s<>]+))$/u
// A line break would end the header, and what follows be one of its own.
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/u
const mostLetters = 400

/** `name@host`, or `Name <name@host>` as mail programs write it (RFC 5322): a name with signs that part addresses stands in quotes. */
function senderIn(text: string): MailSender | undefined {
  if (text.length > mostLetters || breaks.test(text)) return undefined
  const [, quoted, plain, inBrackets, alone] = sender.exec(text.trim()) ?? []
  const address = z.email().safeParse(inBrackets ?? alone)
  if (!address.success) return undefined
  const name = (quoted?.replaceAll(/\\(.)/gu, '$1') ?? plain ?? '').trim()
  return { name: name === '' ? undefined : name, address: address.data }
}

export const mailSender = z.string().transform((text, context) => {
  const match = senderIn(text)
  if (match) return match
  context.addIssue({
    code: 'custom',
    message: 'must be name@host or Name <name@host>; a name with commas or other signs stands in quotes',
  })
  return z.NEVER
})
