import { z } from 'zod'

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
  const found = senderIn(text)
  if (found) return found
  context.addIssue({
    code: 'custom',
    message: 'must be name@host or Name <name@host>; a name with commas or other signs stands in quotes',
  })
  return z.NEVER
})
