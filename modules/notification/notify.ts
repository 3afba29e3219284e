import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { Parcel } from '#core/ports.ts'
import { tellAll } from '#database/outbox.ts'
import { listLiveSessions, type MemberContact, memberContacts } from '#modules/identity/module.ts'
import type { Category } from './rules/categories.ts'
import { deleteEndpoints, listSubscriptions, type Subscription } from './store.push.ts'
import { insertNotice } from './store.ts'
import { type News, words } from './words.ts'

export type Notice = {
  tenant_id: string
  user_id: string
  /** What makes it this piece of news: the same key is told to a member once. */
  once_key: string
  category: Category
  /** A page of the site, without its language. */
  link: string
  news: (language: Language) => News
  /** The list always has it; these are told besides. */
  by: readonly ('mail' | 'push')[]
  /** How long a push message is worth delivering. */
  ttl_seconds?: number
}

const daySeconds = 24 * 60 * 60

/** Tells a member something, once, in the transaction that made it true: list, mail and browsers together, or nothing. */
export async function notify(db: Db, notice: Notice, now: Date): Promise<void> {
  const { tenant_id, user_id, once_key, category, link } = notice
  const contact = (await memberContacts(db, tenant_id, [user_id])).get(user_id)
  // Who has deleted the account is told nothing more.
  if (!contact) return
  const [id, en] = [notice.news('id'), notice.news('en')]
  const row = {
    tenant_id,
    user_id,
    once_key,
    category,
    link,
    title: { id: id.title, en: en.title },
    text: { id: id.text, en: en.text },
  }
  const inserted = await insertNotice(db, row, now)
  if (!inserted) return
  const mails = notice.by.includes('mail') ? [letterOf(notice, contact)] : []
  const pushes = notice.by.includes('push') ? await pushesOf(db, { notice, contact, id: inserted }) : []
  await tellAll(db, [...mails, ...pushes], now)
}

function letterOf({ tenant_id, link, news }: Notice, { email, language, full_name }: MemberContact): Parcel {
  const { title, text, more, action } = news(language)
  const say = words(language)
  const paragraphs = [say.greeting(full_name), text, ...more]
  const button = { label: action, path: link }
  const rest = { subject: title, paragraphs, preview: text, action: button, footer: say.footer }
  return { kind: 'letter', letter: { tenant_id, language, to: email, ...rest } }
}

type Pushed = { notice: Notice; contact: MemberContact; id: string }

async function pushesOf(db: Db, { notice, contact, id }: Pushed): Promise<Parcel[]> {
  const { title, text } = notice.news(contact.language)
  const path = `${contact.language === 'en' ? '/en' : ''}${notice.link}`
  const shown = { title, body: text, path, tag: id }
  const ttl_seconds = notice.ttl_seconds ?? daySeconds
  const browsers = await liveSubscriptions(db, notice.user_id)
  return browsers.map(({ endpoint, p256dh, auth }) => ({
    kind: 'push',
    push: { endpoint, p256dh, auth, ttl_seconds, shown },
  }))
}

/** A browser that was signed out may be another person's by now. */
async function liveSubscriptions(db: Db, user_id: string): Promise<Subscription[]> {
  const all = await listSubscriptions(db, user_id)
  if (all.length === 0) return []
  const live = await listLiveSessions(
    db,
    all.map((one) => one.session_id),
  )
  const over = all.filter((one) => !live.has(one.session_id))
  if (over.length > 0) {
    await deleteEndpoints(
      db,
      over.map((one) => one.endpoint),
    )
  }
  return all.filter((one) => live.has(one.session_id))
}
