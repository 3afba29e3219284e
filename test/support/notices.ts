import { notify } from '#modules/notification/notify.ts'
import type { Category } from '#modules/notification/rules/categories.ts'
import { anyMember, signedIn } from './members.ts'
import { ask, type TestApp } from './test-app.ts'

type Member = { id: string; tenant_id: string }
type Wish = { key?: string; category?: Category; by?: readonly ('mail' | 'push')[]; link?: string }
let count = 0

/** Tells a member something, in a transaction of its own. */
export async function tellMember({ application }: TestApp, member: Member, wish: Wish = {}): Promise<string> {
  const once_key = wish.key ?? `test:${count++}`
  const notice = {
    tenant_id: member.tenant_id,
    user_id: member.id,
    once_key,
    category: wish.category ?? ('orders' as const),
    link: wish.link ?? '/member/my-order',
    by: wish.by ?? [],
    news: (language: 'id' | 'en') => ({
      title: language === 'id' ? `Kabar ${once_key}` : `News ${once_key}`,
      text: language === 'id' ? 'Isi kabar' : 'What it says',
      more: [],
      action: language === 'id' ? 'Lihat' : 'See',
    }),
  }
  await application.db.transaction((db) => notify(db, notice, application.clock.now()))
  return once_key
}

/** A member who is signed in. */
export async function anyReader(home: TestApp, wish: Parameters<typeof anyMember>[1] = {}) {
  const member = await anyMember(home, wish)
  const { user_token: token } = await signedIn(home, member)
  return { member, token }
}

/** What the member's list says, over HTTP. */
export async function listOf(home: TestApp, token: string, query = '', headers: Record<string, string> = {}) {
  const reply = await ask(home, 'GET', `/api/v3/user/notification${query}`, { token, headers })
  if (reply.status !== 200) throw new Error(`no list: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.data
}
