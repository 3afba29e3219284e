import { ECDH } from 'node:crypto'
import webpush from 'web-push'
import { Deferred, isAboutMessage } from '#core/deferred.ts'
import { outcomeOfStatus, watchOutgoing } from '#core/outgoing.ts'
import type { Push, PushPort } from '#core/ports.ts'
import { Undeliverable } from '#core/undeliverable.ts'

export type Vapid = { public_key: string; private_key: string; subject: string }
type Reach = Pick<Push, 'endpoint' | 'p256dh' | 'auth'>
export type WebPush = PushPort & { public_key: string; isUsable(reach: Reach): boolean }

type Config = {
  vapid: Vapid
  /** Host names of push services; `*.` stands for any name below. */
  services: readonly string[]
  /** Where the endpoints of the sandbox begin, in the demo. */
  sandbox?: () => string
}

const timeoutMs = 10_000

/** Messages to browsers, encrypted for each (RFC 8291) and signed as ours (RFC 8292). */
export function webPush({ vapid, services, sandbox }: Config): WebPush {
  const isKnown = (endpoint: string) =>
    isPlain(endpoint) && (isService(endpoint, services) || (sandbox !== undefined && isBelow(endpoint, sandbox())))
  const isUsable = (reach: Reach) => isKnown(reach.endpoint) && isPoint(reach.p256dh)
  return {
    public_key: vapid.public_key,
    isUsable,
    async send({ id, ttl_seconds, shown, ...reach }) {
      if (!isUsable(reach)) return 'gone'
      const { headers, body } = webpush.generateRequestDetails(
        { endpoint: reach.endpoint, keys: { p256dh: reach.p256dh, auth: reach.auth } },
        JSON.stringify(shown),
        {
          TTL: ttl_seconds,
          // A message sent twice takes the place of the first, where that one still waits (RFC 8030 §5.4).
          topic: id.replaceAll('-', '').slice(0, 32),
          vapidDetails: { subject: vapid.subject, publicKey: vapid.public_key, privateKey: vapid.private_key },
        },
      )
      return post(reach.endpoint, { ...headers, 'Content-Length': undefined }, body)
    },
  }
}

async function post(endpoint: string, headers: Record<string, unknown>, body: Buffer): Promise<'sent' | 'gone'> {
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined)
  const request = {
    method: 'POST',
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    // A redirect would carry the message to an address that is no push service.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  } as const
  // By one name: the hosts of push services are as many as browsers bring.
  const send = () => fetch(endpoint, request)
  const response = await watchOutgoing('push services', send, ({ status }) => outcomeOfStatus(status))
  await response.body?.cancel()
  if (response.status === 404 || response.status === 410) return 'gone'
  if (response.status === 413) throw new Undeliverable('the push service takes no message of this size')
  if (isAboutMessage(response.status)) throw new Deferred(`the push service answered ${response.status}`)
  if (!response.ok) throw new Error(`the push service answered ${response.status}`)
  return 'sent'
}

/** Written as it is called: dots that climb, and whatever else a reader of addresses would resolve, are not in it. */
const isPlain = (endpoint: string): boolean => URL.canParse(endpoint) && new URL(endpoint).href === endpoint

const isBelow = (endpoint: string, base: string): boolean =>
  endpoint.startsWith(base) && /^[\w-]{1,60}$/.test(endpoint.slice(base.length))

/** Only known services, over HTTPS and by their usual port: members choose the address that we call. */
export function isService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return services.some((name) => (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name))
}

/** A point of the curve, or nothing could ever be encrypted for it. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false
  }
}
