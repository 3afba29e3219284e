import { afterNews } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { Parcel } from '#core/ports.ts'
import { tellAll } from '#database/outbox.ts'
import { listLiveSessions, type MemberContact, memberContacts } from '#modules/identity/module.ts'
import { stillDueOf } from '#modules/payment/module.ts'
import type { Category } from './rules/categories.ts'
import type { Due } from './still-due.ts'
import { deleteEndedApps, deleteEndpoints } from './store.push.ts'
import { type App, type Browser, insertNotices, keyOf } from './store.ts'
import { type News, words } from './words.ts'

export type Notice = {
  tenant_id: string
  user_id: string
  /** What makes it this piece of news: the same key is told to a member once. */
  once_key: string
  category: Category
  /** A page of the site, without its language. */
  link: string
  /** The order whose sum still due it says. */
  order_id?: string | undefined
  news: (language: Language, due: Due) => News
  /** The list always has it; these are told besides. */
  by: readonly ('mail' | 'push')[]
  /** How long a push message is worth delivering. */
  ttl_seconds?: number
}

const daySeconds = 24 * 60 * 60

type DatedNotice = { notice: Notice; now: Date }
type Addressed = { notice: Notice; contact: MemberContact; say: (language: Language) => News }

/** Tells a member something, once, in the transaction that made it true: list, mail and browsers together, or nothing. */
export const notify = (db: Db, notice: Notice, now: Date): Promise<void> => notifyAll(db, [{ notice, now }])

/** The same for news: all that one transaction has to tell goes out in one round. */
export const notifyAfter = afterNews<DatedNotice>(notifyAll)

async function notifyAll(db: Db, items: readonly DatedNotice[]): Promise<void> {
  const [first] = items
  const addressed = await addressesOf(db, items)
  if (!first || addressed.length === 0) return
  const inserted = await insertNotices(db, addressed.map(rowOf), first.now)
  const rung = addressed.flatMap((one) => {
    const row = inserted.get(keyOf(one.notice))
    return row && one.notice.by.includes('push') ? [{ ...one, ...row }] : []
  })
  const live = await liveSessions(db, {
    browsers: rung.flatMap(({ browsers }) => browsers),
    apps: rung.flatMap(({ apps }) => apps),
  })
  const pushes = rung.flatMap((one) => pushesOf(one, live))
  await tellAll(db, pushes, first.now)
}

/** To whom, and with what is still due; the same thing told twice is told as at first, and who has left is told nothing. */
async function addressesOf(db: Db, items: readonly DatedNotice[]): Promise<Addressed[]> {
  const keys = items.map(({ notice }) => keyOf(notice))
  const notices = items.flatMap(({ notice }, i) => (keys.indexOf(keyOf(notice)) === i ? [notice] : []))
  const contacts = new Map<string, MemberContact>()
  for (const [tenant_id, some] of Map.groupBy(notices, (one) => one.tenant_id)) {
    const ids = [...new Set(some.map(({ user_id }) => user_id))]
    for (const [id, contact] of await memberContacts(db, tenant_id, ids)) contacts.set(id, contact)
  }
  const orders = notices.flatMap(({ order_id }) => order_id ?? [])
  const due = await stillDueOf(db, [...new Set(orders)])
  return notices.flatMap((notice) => {
    const contact = contacts.get(notice.user_id)
    const say = (language: Language) => notice.news(language, due.get(notice.order_id ?? ''))
    return contact ? [{ notice, contact, say }] : []
  })
}

function rowOf(one: Addressed) {
  const { tenant_id, user_id, once_key, category, link, by } = one.notice
  const [id, en] = [one.say('id'), one.say('en')]
  const words = { title: { id: id.title, en: en.title }, text: { id: id.text, en: en.text } }
  const notice = { tenant_id, user_id, once_key, category, link, ...words }
  return by.includes('mail') ? { notice, letter: letterOf(one) } : { notice }
}

function letterOf({ notice, contact, say }: Addressed): Parcel {
  const { email, language, full_name } = contact
  const { title, text, more, action, footer } = say(language)
  const own = words(language)
  const paragraphs = [own.greeting(full_name), text, ...more]
  const button = { label: action, path: notice.link }
  const rest = { subject: title, paragraphs, preview: text, action: button, footer: footer ?? own.footer }
  return { kind: 'letter', letter: { tenant_id: notice.tenant_id, language, to: email, ...rest } }
}

type Reached = { browsers: readonly Browser[]; apps: readonly App[] }
type Inserted = Addressed & { id: string } & Reached

function pushesOf({ notice, contact, say, id, browsers, apps }: Inserted, live: ReadonlySet<string>): Parcel[] {
  const { title, text } = say(contact.language)
  const path = `${contact.language === 'en' ? '/en' : ''}${notice.link}`
  const shown = { title, body: text, path, tag: id }
  const ttl_seconds = notice.ttl_seconds ?? daySeconds
  const isLive = ({ session_id }: { session_id: string }) => live.has(session_id)
  return [
    ...browsers.filter(isLive).map(({ endpoint, p256dh, auth }) => ({
      kind: 'push' as const,
      push: { endpoint, p256dh, auth, ttl_seconds, shown },
    })),
    ...apps.filter(isLive).map(({ token }) => ({ kind: 'app_push' as const, app_push: { token, ttl_seconds, shown } })),
  ]
}

/** Sign-ins that still last; a browser or app that was signed out may be another person's by now, and is forgotten. */
async function liveSessions(db: Db, { browsers, apps }: Reached): Promise<Set<string>> {
  const ids = [...browsers, ...apps].map((one) => one.session_id)
  if (ids.length === 0) return new Set()
  const live = await listLiveSessions(db, [...new Set(ids)])
  const isOver = ({ session_id }: { session_id: string }) => !live.has(session_id)
  const endpoints = browsers.filter(isOver).map((one) => one.endpoint)
  const ended = apps.filter(isOver)
  if (endpoints.length > 0) await deleteEndpoints(db, endpoints)
  if (ended.length > 0) await deleteEndedApps(db, ended)
  return live
}
