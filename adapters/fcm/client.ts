import { z } from 'zod'
import { Deferred, isAboutMessage } from '#core/deferred.ts'
import type { AppPush, AppPushPort } from '#core/ports.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { type AccessToken, accessTokens } from '../access-token.ts'
import { fetchJson, type JsonAnswer } from '../fetch-json.ts'
import { assertionOf, type ServiceAccount } from './assertion.ts'

type Config = {
  account: ServiceAccount
  /** Where messages are sent. */
  url: () => string
  /** Where an assertion is exchanged; also whom it is addressed to. */
  token_url: () => string
  now: () => Date
}

const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const failure = z.object({
  error: z.object({
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string() })).optional(),
        }),
      )
      .default([]),
  }),
})
// Four weeks: longer is refused.
const mostSeconds = 2_419_200

/** Messages to apps by FCM HTTP v1. */
export function fcm({ account, url, token_url, now }: Config): AppPushPort {
  const tokens = accessTokens({ now, ask: () => askToken(account, token_url(), now()) })
  const post = async (push: AppPush & { id: string }, wish?: 'fresh') => {
    const access = await tokens(wish)
    if (!access.ok) throw new Error(access.detail)
    return fetchJson({
      what: 'FCM',
      url: `${url()}/v1/projects/${account.project_id}/messages:send`,
      method: 'POST',
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: messageOf(push) }),
    })
  }
  return {
    async send(push) {
      let fetched = await post(push)
      // A token that was taken back before its time is asked for again, once.
      if (fetched.ok && fetched.answer.status === 401) fetched = await post(push, 'fresh')
      if (!fetched.ok) throw new Error(fetched.detail)
      return outcomeOf(fetched.answer)
    },
  }
}

async function askToken(account: ServiceAccount, token_url: string, now: Date): Promise<AccessToken> {
  const assertion = await assertionOf(account, { audience: token_url, now })
  const body = new URLSearchParams({ grant_type: grant, assertion })
  const fetched = await fetchJson({ what: 'the token service of FCM', to: 'FCM', url: token_url, method: 'POST', body })
  if (!fetched.ok) return fetched
  const { status } = fetched.answer
  const answer = granted.safeParse(fetched.answer.body)
  if (status !== 200 || !answer.success)
    return { ok: false, why: 'refused', detail: `the token service of FCM answered ${status}` }
  return { ok: true, token: answer.data.access_token, expires_in_seconds: answer.data.expires_in }
}

/** Values of `data` are strings: FCM refuses a message with any other. */
function messageOf({ id, token, ttl_seconds, shown }: AppPush & { id: string }) {
  const { title, body, path, tag } = shown
  const seconds = Math.min(ttl_seconds, mostSeconds)
  // One that is sent twice takes the place of the first.
  const android = { ttl: `${seconds}s`, collapse_key: tag, notification: { tag } }
  const apns = { headers: { 'apns-collapse-id': tag.slice(0, 64) } }
  return { token, notification: { title, body }, data: { path, tag, parcel: id }, android, apns }
}

function outcomeOf({ status, body }: JsonAnswer): 'sent' | 'gone' {
  if (status === 200) return 'sent'
  const details = failure.safeParse(body).data?.error.details ?? []
  const isAboutToken = details.some(({ fieldViolations = [] }) =>
    fieldViolations.some(({ field }) => field === 'message.token'),
  )
  if (details.some(({ errorCode }) => errorCode === 'UNREGISTERED') || (status === 400 && isAboutToken)) return 'gone'
  // The token belongs to an app of another project: no message of ours will ever reach it.
  if (details.some(({ errorCode }) => errorCode === 'SENDER_ID_MISMATCH')) return 'gone'
  if (status === 400) throw new Undeliverable('FCM takes no such message')
  if (isAboutMessage(status)) throw new Deferred(`FCM answered ${status}`)
  throw new Error(`FCM answered ${status}`)
}
