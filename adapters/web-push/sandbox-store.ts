import { createECDH, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { unlessMissing } from '../unless-missing.ts'

const subscription = z.object({
  id: z.string(),
  /** The key of the only sender it takes messages from. */
  sender: z.string(),
  public_key: z.string(),
  private_key: z.string(),
  auth: z.string(),
  is_gone: z.boolean(),
})
const message = z.object({
  subscription: z.string(),
  topic: z.string(),
  ttl: z.number(),
  urgency: z.string(),
  text: z.string(),
  at: z.string(),
})
export type SandboxSubscription = z.output<typeof subscription>
export type SandboxMessage = z.output<typeof message>

export type PushStore = {
  subscribe(sender: string): Promise<SandboxSubscription>
  find(id: string): Promise<SandboxSubscription | undefined>
  end(id: string): Promise<boolean>
  /** A message with the topic of one that waits takes its place. */
  put(message: SandboxMessage): Promise<void>
  /** Newest first. */
  list(): Promise<SandboxMessage[]>
}

const mostMessages = 200

/** What the push service keeps, as files: it outlives the process, as a push service outlives a shop. */
export function pushStore({ folder }: { folder: string }): PushStore {
  const at = (kind: string, name: string) => join(folder, kind, `${name.replace(/[^\w-]/g, '_')}.json`)
  const write = async (kind: string, name: string, value: object) => {
    await mkdir(join(folder, kind), { recursive: true })
    const draft = join(folder, kind, `${randomBytes(8).toString('hex')}.draft`)
    await writeFile(draft, JSON.stringify(value))
    await rename(draft, at(kind, name))
  }
  const find = async (id: string) => {
    const json = await unlessMissing(readFile(at('subscriptions', id), 'utf8'))
    return json === undefined ? undefined : subscription.parse(JSON.parse(json))
  }
  const list = async () => {
    const names = ((await unlessMissing(readdir(join(folder, 'messages')))) ?? []).filter((one) => /\.json$/.test(one))
    const texts = await Promise.all(names.map((one) => unlessMissing(readFile(join(folder, 'messages', one), 'utf8'))))
    const messages = texts.flatMap((text) => (text === undefined ? [] : [message.parse(JSON.parse(text))]))
    return messages.sort((a, b) => (a.at < b.at ? 1 : -1))
  }
  return {
    find,
    list,
    async subscribe(sender) {
      const made = newSubscription(sender)
      await write('subscriptions', made.id, made)
      return made
    },
    async end(id) {
      const known = await find(id)
      if (known) await write('subscriptions', id, { ...known, is_gone: true })
      return known !== undefined
    },
    async put(sent) {
      await write('messages', nameOf(sent), sent)
      const old = (await list()).slice(mostMessages)
      await Promise.all(old.map((one) => rm(at('messages', nameOf(one)), { force: true })))
    },
  }
}

const nameOf = ({ subscription, topic }: SandboxMessage): string => `${subscription}-${topic}`

function newSubscription(sender: string): SandboxSubscription {
  const curve = createECDH('prime256v1')
  const public_key = curve.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const id = randomBytes(18).toString('base64url')
  return { id, sender, public_key, private_key: curve.getPrivateKey('base64url'), auth, is_gone: false }
}
