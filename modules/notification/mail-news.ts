import type { Db } from '#core/context.ts'
import type { onMailArrives, onMailBounces } from '#modules/identity/module.ts'
import { mailWords } from './mail-words.ts'
import { notifyAfter } from './notify.ts'
import { deleteNoticesBy } from './store.ts'

type Bounces = Parameters<Parameters<typeof onMailBounces>[0]>[1]
type Arrives = Parameters<Parameters<typeof onMailArrives>[0]>[1]

const keyBegins = 'mail_bounces:'

/** No letter, of course: it would come back too. */
export function notifyMailBounces(db: Db, { tenant_id, user_id, email, now }: Bounces): Promise<void> {
  const notice = {
    tenant_id,
    user_id,
    once_key: `${keyBegins}${now.toISOString()}`,
    category: 'info' as const,
    link: '/member/profile#email',
    by: ['push'] as const,
    news: (language: 'id' | 'en') => {
      const say = mailWords(language)
      return { title: say.mailBounces, text: say.mailBouncesText(email), more: [], action: say.seeProfile }
    },
  }
  return notifyAfter(db, { notice, now })
}

/** What it said is over: the address is proved anew, or is another. */
export async function withdrawMailBounces(db: Db, { tenant_id, user_id }: Arrives): Promise<void> {
  await deleteNoticesBy(db, { tenant_id, user_id }, keyBegins)
}
