import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { cache } from '#core/cache.ts'
import type { Mail, MailPort } from '#core/ports.ts'
import { unlessMissing } from '../unless-missing.ts'

const sandboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sent_at: z.string(),
})
export type SandboxMail = z.infer<typeof sandboxMail>

export type Mailbox = {
  mail: MailPort
  list(filter?: { to?: string }): Promise<SandboxMail[]>
  find(id: string): Promise<SandboxMail | undefined>
}

const maxMails = 500
// To find the oldest, the age of every file is read: for each mail, that costs more than the mail.
const mailsPerCleanup = 100

/** Keeps mails as files instead of sending them; several processes may share the folder. */
export function mailbox(config: { folder: string }): Mailbox {
  // A file never changes once it is there, so what was read stays true. Several processes keep some more than the most.
  const mails = cache<SandboxMail | undefined>({ entries: 2 * maxMails, ttl_ms: (mail) => (mail ? undefined : 0) })

  const load = (name: string): Promise<SandboxMail | undefined> =>
    mails.load(name, async () => {
      const json = await unlessMissing(readFile(join(config.folder, name), 'utf8'))
      return json === undefined ? undefined : sandboxMail.parse(JSON.parse(json))
    })

  let sent = 0
  return {
    mail: {
      async send(mail) {
        await keep(config.folder, mail)
        if (sent++ % mailsPerCleanup === 0) await removeOldest(config.folder)
      },
    },
    async find(id) {
      const there = await unlessMissing(stat(join(config.folder, fileName(id))))
      return there && load(fileName(id))
    },
    async list(filter = {}) {
      const names = await mailNames(config.folder)
      const there = (await Promise.all(names.map(load))).filter((mail) => mail !== undefined)
      const wanted = filter.to === undefined ? undefined : plainAddress(filter.to)
      return there.filter((mail) => wanted === undefined || plainAddress(mail.to) === wanted).sort(newestFirst)
    },
  }
}

/** The first copy of a mail stays; a second one with the same id changes nothing. */
async function keep(folder: string, mail: Mail): Promise<void> {
  const path = join(folder, fileName(mail.id))
  if (await unlessMissing(stat(path))) return
  await mkdir(folder, { recursive: true })
  const { id, to, subject, text, html } = mail
  const stored: SandboxMail = { id, to, subject, text, html, sent_at: new Date().toISOString() }
  const draft = join(folder, `${randomUUID()}.draft`)
  await writeFile(draft, JSON.stringify(stored))
  await rename(draft, path)
}

async function removeOldest(folder: string): Promise<void> {
  const names = await mailNames(folder)
  if (names.length <= maxMails) return
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await unlessMissing(stat(join(folder, name))))?.mtimeMs ?? 0 })),
  )
  const oldest = aged.sort((a, b) => a.at - b.at).slice(0, aged.length - maxMails)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}

// The name is a digest of the id, so an id can hold anything and still be one file.
const fileName = (id: string): string => `${createHash('sha256').update(id).digest('hex').slice(0, 40)}.json`

const mailNames = async (folder: string): Promise<string[]> =>
  ((await unlessMissing(readdir(folder))) ?? []).filter((name) => name.endsWith('.json'))

// A "+" typed into an address line arrives as a blank; no address holds a blank.
const plainAddress = (address: string): string => address.trim().toLowerCase().replaceAll(' ', '+').replace(/^\+/, '')

function newestFirst(a: SandboxMail, b: SandboxMail): number {
  if (a.sent_at !== b.sent_at) return a.sent_at < b.sent_at ? 1 : -1
  return a.id < b.id ? 1 : -1
}
